import { readRegistry, readRevision, routesOf, type Registry } from './registry';

const release = (routes: { path: string; name: string }[] = []) => ({
  version: '1.0.0',
  base: '/releases/x/1.0.0/',
  entry: 'entry.js',
  styles: [],
  routes: routes.map((route) => ({ ...route, title: '标题', files: [] })),
});
const registry = (over: Partial<Registry> = {}): Registry => ({
  schema: 1,
  revision: 3,
  apps: {
    'remote-b': { live: release([{ path: '/b', name: 'B' }]), previous: null },
    host: { live: release(), previous: null },
    'remote-a': { live: release([{ path: '/a', name: 'A' }]), previous: null },
  },
  ...over,
});

test('a good document is read as it is', () => {
  expect(readRegistry(JSON.stringify(registry()))).toEqual(registry());
});

test.each([
  ['HTML of a proxy', '<!doctype html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['another schema', JSON.stringify({ ...registry(), schema: 2 })],
  ['no revision', JSON.stringify({ ...registry(), revision: undefined })],
  ['no apps', JSON.stringify({ ...registry(), apps: null })],
  ['no host', JSON.stringify({ ...registry(), apps: { 'remote-a': registry().apps['remote-a'] } })],
  ['an app without a live release', JSON.stringify({ ...registry(), apps: { ...registry().apps, x: {} } })],
  [
    'a release without an entry',
    JSON.stringify({ ...registry(), apps: { ...registry().apps, x: { live: { ...release(), entry: '' } } } }),
  ],
])('%s is no registry', (_, text) => {
  expect(readRegistry(text)).toBeUndefined();
});

const withRelease = (over: object) => ({ 'remote-x': { live: { ...release(), ...over }, previous: null } });
const route = { path: '/x', name: 'X', title: '标题', files: ['X.js'] };

test.each<[string, object]>([
  ['version', { version: 1 }],
  ['base', { base: '' }],
  ['entry', { entry: undefined }],
  ['styles', { styles: 'main.css' }],
  ['routes', { routes: {} }],
  ['routes, one of which is nothing,', { routes: [route, null] }],
  ['routes, one of which has no path,', { routes: [{ ...route, path: '' }] }],
  ['routes, one of which has no name,', { routes: [{ ...route, name: 7 }] }],
  ['routes, one of which has no files,', { routes: [{ ...route, files: undefined }] }],
])('a release with wrong %s makes the document no registry, as live and as canary', (_, wrong) => {
  const good = withRelease({ routes: [route] });
  const read = (apps: object) =>
    readRegistry(JSON.stringify(registry({ apps: { ...registry().apps, ...apps } })));
  const live = good['remote-x'];
  const canary = withRelease(wrong)['remote-x'].live;
  expect(read(good)?.apps['remote-x']).toEqual(live);
  const withCanary = { ...live, canary: { release: live.live, below: 5 } };
  expect(read({ 'remote-x': withCanary })?.apps['remote-x']).toEqual(withCanary);
  expect(read(withRelease(wrong))).toBeUndefined();
  expect(read({ 'remote-x': { ...live, canary: { release: canary, below: 5 } } })).toBeUndefined();
});

test('a revision counts from one', () => {
  expect(readRegistry(JSON.stringify(registry({ revision: 1 })))?.revision).toBe(1);
  expect(readRegistry(JSON.stringify(registry({ revision: 0 })))).toBeUndefined();
});

test.each(['{"revision":7}', '{"revision":7}\n'])('%j tells its revision', (text) => {
  expect(readRevision(text)).toBe(7);
});

test.each([
  ['HTML of a proxy', '<!doctype html>'],
  ['nothing', ''],
  ['a text that was cut off', '{"revision":7'],
  ['a whole registry', JSON.stringify(registry())],
  ['another file', '{"made":"x","revision":7}'],
  ['a negative number', '{"revision":-7}'],
])('%s tells no revision', (_, text) => expect(readRevision(text)).toBeUndefined());

test('routes come with their owner, in the order of the names', () => {
  expect(routesOf(registry()).map((row) => [row.app, row.path])).toEqual([
    ['remote-a', '/a'],
    ['remote-b', '/b'],
  ]);
});
