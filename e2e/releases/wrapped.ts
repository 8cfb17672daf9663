type Edit = (code: string) => string;

/** Changes the modules of a chunk as they arrive in the page; the chunk's own text stays as it was built. */
const withModules =
  (container: string, change: string): Edit =>
  (code) => `(() => {
  const chunks = (self.webpackChunk${container} = self.webpackChunk${container} || []);
  const push = chunks.push;
  chunks.push = (chunk) => {
    chunks.push = push;
    const modules = chunk[1];
    for (const id of Object.keys(modules)) modules[id] = (${change})(modules[id]);
    return push.call(chunks, chunk);
  };
})();${code}`;

/** The chunk's modules throw as soon as one is needed. */
export const throwingModules = (container: string): Edit =>
  withModules(container, `() => () => { throw new Error('broken on purpose'); }`);

/** What the chunk exports as a component throws when it is drawn. */
export const throwingComponents = (container: string): Edit =>
  withModules(
    container,
    `(run) => (module, exports, require) => {
  const own = {};
  run(module, own, require);
  const descriptors = Object.getOwnPropertyDescriptors(own);
  if (typeof own.default === 'function') {
    const fail = () => { throw new Error('broken on purpose'); };
    descriptors.default = { enumerable: true, get: () => fail };
  }
  Object.defineProperties(exports, descriptors);
}`,
  );

/** The entry's container finds a shared module missing, as if the host provided another one. */
export const withoutShared =
  (container: string, name: string): Edit =>
  (code) => `${code}
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
