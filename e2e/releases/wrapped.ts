type Edit = (code: string) => string;

/** Changes a chunk's modules when they arrive in the page, without touching the built text of the chunk. */
const withModules =
  (container: string, change: string): Edit =>
  (code) =>
    `(() => {
  const { release } = document.currentScript;
  const name = 'webpackChunk${container.replace(/_\d.*$/, '')}';
  const chunks = (release[name] = release[name] || []);
  const push = chunks.push;
  chunks.push = (chunk) => {
    chunks.push = push;
    const modules = chunk[1];
    for (const id of Object.keys(modules)) modules[id] = (${change})(modules[id]);
    return push.call(chunks, chunk);
  };
})();${code}`;

/** Makes the route table throw when the host asks the container for it. */
export const throwingTable =
  (container: string): Edit =>
  (code) =>
    `${code}
;window.${container} = {
  init: window.${container}.init,
  get: () => Promise.resolve(() => { throw new Error('broken on purpose'); }),
};`;

/** Puts another component, given as code, in the place of those that the chunk exports. */
const withComponent = (container: string, component: string): Edit =>
  withModules(
    container,
    `(run) => (module, exports, require) => {
  const own = {};
  run(module, own, require);
  const descriptors = Object.getOwnPropertyDescriptors(own);
  if (typeof own.default === 'function') {
    const component = ${component};
    descriptors.default = { enumerable: true, get: () => component };
  }
  Object.defineProperties(exports, descriptors);
}`,
  );

/** Makes the components that the chunk exports throw when they are drawn. */
export const throwingComponents = (container: string): Edit =>
  withComponent(container, `() => { throw new Error('broken on purpose'); }`);

/** Makes them run without end when they are drawn. */
export const hangingComponents = (container: string): Edit => withComponent(container, '() => { for (;;); }');

/** Makes them throw when they are left; until then they draw these words. */
export const throwingWhenLeft = (container: string, words: string): Edit =>
  withComponent(
    container,
    `Object.assign(function () {}, {
  prototype: {
    isReactComponent: {},
    render: () => ${JSON.stringify(words)},
    componentWillUnmount() { throw new Error('broken on purpose'); },
  },
})`,
  );

/** Makes a shared module missing for the container, as if the host did not provide it. */
export const withoutShared =
  (container: string, name: string): Edit =>
  (code) =>
    `${code}
;(() => {
  const { get, init } = window.${container};
  window.${container} = {
    get,
    init: (scope, ...rest) => {
      const { ${JSON.stringify(name)}: _, ...others } = scope;
      return init(others, ...rest);
    },
  };
})();`;
