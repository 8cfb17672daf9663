import { integrityOf, liveOf, loadedFiles, nameWithHash, type ReleaseManifest } from './release';

const manifest: ReleaseManifest = {
  schema: 1,
  name: 'remote-a',
  version: '1.0.0',
  live: {
    entry: 'entry.js',
    styles: ['main.css'],
    tableFiles: ['routes.js', 'shared.js'],
    container: 'a_1',
    routes: [{ path: '/a', name: 'A', title: '甲', files: ['shared.js', 'A.js'] }],
  },
  builtAgainst: {},
  files: Object.fromEntries(
    ['entry.js', 'main.css', 'routes.js', 'shared.js', 'A.js', 'late.js'].map((file) => [
      file,
      { sha384: `hash of ${file}`, bytes: 1 },
    ]),
  ),
};

test('a host brings what old engines lack, and has no route table of its own', () => {
  const live = { entry: 'host.js', styles: ['main.css'], polyfills: 'polyfills.js', routes: [] };
  expect(loadedFiles(live)).toEqual(['host.js', 'main.css', 'polyfills.js']);
});

test('the libraries of a host are loaded with it', () => {
  const live = { entry: 'host.js', libraries: ['libraries.js'], styles: [], routes: [] };
  expect(loadedFiles(live)).toEqual(['host.js', 'libraries.js']);
});

test('files that are named by their content are where all releases of the app have them', () => {
  const shared = { ...manifest, byContent: true };
  expect(liveOf(shared).base).toBe('/releases/remote-a/files/');
  expect(liveOf(shared, 'https://x.example').base).toBe('https://x.example/releases/remote-a/files/');
});

test('of a file with both hashes the registry has the shorter one, and its integrity says which it is', () => {
  const sha256 = `${'a'.repeat(43)}=`;
  const both = { ...manifest, files: { ...manifest.files, 'entry.js': { sha384: 'b', sha256, bytes: 1 } } };
  expect(liveOf(both).hashes?.['entry.js']).toBe(sha256);
  expect(integrityOf(sha256)).toBe(`sha256-${sha256}`);
  expect(integrityOf('c'.repeat(64))).toBe(`sha384-${'c'.repeat(64)}`);
});

test('a release is loaded from its own place, what comes before the pages with its hash', () => {
  expect(loadedFiles(manifest.live)).toEqual(['entry.js', 'main.css', 'routes.js', 'shared.js', 'A.js']);
  expect(liveOf(manifest)).toMatchObject({
    version: '1.0.0',
    base: '/releases/remote-a/1.0.0/',
    container: 'a_1',
  });
  expect(liveOf(manifest).hashes).toEqual({
    'entry.js': 'hash of entry.js',
    'main.css': 'hash of main.css',
    'routes.js': 'hash of routes.js',
    'shared.js': 'hash of shared.js',
  });
  expect(liveOf(manifest, 'https://x.example').base).toBe('https://x.example/releases/remote-a/1.0.0/');
});

test.each([
  ['Video.js', 'Video.ab_d.js'],
  ['Video.css', 'Video.ab_d.css'],
  ['on-demand.js', 'on-demand.ab_d.js'],
  ['shared~1a_B.js', 'shared.ab_d_.js'],
  ['shared~1a_B.css', 'shared.ab_d_.css'],
])('%s with the beginning of a hash in its name is %s', (file, name) => {
  expect(nameWithHash(file, 'ab/d+efgh')).toBe(name);
});
