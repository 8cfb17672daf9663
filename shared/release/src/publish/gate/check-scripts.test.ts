import type { ReleaseManifest } from '@suite/loader/registry';
import { checkScripts } from './check-files';

/** The check of a release's files, whose entry is `e.js`. */
const checking = (manifest: object, files: Record<string, string>) => () =>
  checkScripts(
    manifest as ReleaseManifest,
    new Map(Object.entries(files).map(([path, body]) => [path, Buffer.from(body)])),
  );
const inDocument = (html: string) =>
  checking(
    { name: 'host', live: { entry: 'e.js' }, document: 'index.html' },
    { 'e.js': '', 'index.html': html },
  );

test.each([
  '<script>var a = 1;</script>',
  '<script src="/x.js">const a = 1;</script>',
  '<script defer src = "/x.js">const a = 1;</script>',
  '<script type="application/json">{"a":1}</script>',
  '<script id="snapshot" type = \'application/json\'>{"a":1}</script>',
  '<script type=application/ld+json>{"a":1}</script>',
  '<script>var a;</script><p>const b = 1;</p><script>var b;</script>',
])('in a document every engine can read %s', (html) => {
  expect(inDocument(html)).not.toThrow();
});

test.each([
  '<script>const a = 1;</script>',
  '<SCRIPT nonce="x">let a;</SCRIPT>',
  '<script type="text/javascript">\nvar a = () => 1;\n</script>',
  '<script>var a;</script><script async>let b;</script>',
])('in a document old engines cannot read %s', (html) => {
  expect(inDocument(html)).toThrow(
    expect.objectContaining({
      code: 'SYNTAX_ABOVE_FLOOR',
      facts: expect.objectContaining({ app: 'host', path: 'index.html', floor: 'ES5' }),
    }),
  );
});

const entry = (code: string, more: Record<string, string> = {}) =>
  checking({ name: 'remote-a', live: { entry: 'e.js', container: 'a_1' } }, { 'e.js': code, ...more });
const table = '{ get: { "./routes": 1 } }';

test.each([
  `window.a_1 = ${table};`,
  `window["a_1"] = ${table};`,
  `var remote_a; (() => { remote_a = ${table}; })();`,
  `((document.currentScript || 0).release || self).remote_a = ${table};`,
  `(function () { if (true) { self.a_1 = make(null, /x/, [${table}]); } })();`,
])('a container is there: %s', (code) => {
  expect(entry(code)).not.toThrow();
  expect(entry(code, { 'A.js': 'page();', 'A.css': 'no { script }' })).not.toThrow();
});

test.each([
  ['only read', `use(window.a_1); x.b = ${table};`],
  ['another’s', `window.a_2 = ${table};`],
  ['compared', `window.a_1 == ${table};`],
  ['no property of the page', `(() => { var a_1; a_1 = ${table}; })();`],
  ['named by a variable’s value', `window[name] = "a_1"; x(${table});`],
])('a container whose name is %s is none', (_, code) => {
  expect(entry(code)).toThrow(expect.objectContaining({ code: 'EXPOSED_MISSING' }));
});

test.each(['window.a_1 = { get: { "./pages": 1 } };', 'window.a_1 = get("./routes");'])(
  'a container without its route table is none: %s',
  (code) => {
    expect(entry(code)).toThrow('does not expose ./routes');
  },
);

describe('ES modules', () => {
  const start =
    'var remote_a; (function (name) { self[name] = { get: () => import("./m.js") }; })("remote_a");';
  const manifest = { name: 'remote-a', live: { entry: 'e.js', container: 'remote_a' }, modules: true };
  const modules = (module: string, code = start) => checking(manifest, { 'e.js': code, 'm.js': module });
  const exposing = 'export const exposed = { "./routes": () => import("./page.js") };';

  test('are read as engines read them that have import()', () => {
    expect(modules(`${exposing} async () => { try { use({ ...import.meta }); } catch {} };`)).not.toThrow();
  });

  test.each(['a?.b;', 'a ?? b;', 'x(1n);', 'export * as all from "./n.js";', 'a ??= 1;', 'await 1;'])(
    'are refused with what only newer ones read: %s',
    (code) => {
      const floor = expect.objectContaining({ path: 'm.js', floor: 'ES2018 and modules' });
      expect(modules(exposing + code)).toThrow(
        expect.objectContaining({ code: 'SYNTAX_ABOVE_FLOOR', facts: floor }),
      );
    },
  );

  test('need an entry that is a script with the container’s name', () => {
    expect(modules(exposing, exposing)).toThrow(expect.objectContaining({ code: 'SYNTAX_ABOVE_FLOOR' }));
    expect(modules(exposing, 'import("./m.js");')).toThrow('never sets window.remote_a');
  });

  test('need one that exposes the route table', () => {
    expect(modules('export {};')).toThrow('does not expose ./routes');
  });
});
