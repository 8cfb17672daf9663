import { readRegistry, routesOf, type Registry } from './registry';

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

test('routes come with their owner, in the order of the names', () => {
  expect(routesOf(registry()).map((row) => [row.app, row.path])).toEqual([
    ['remote-a', '/a'],
    ['remote-b', '/b'],
  ]);
});
