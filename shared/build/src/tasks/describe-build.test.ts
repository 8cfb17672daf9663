import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuild } from './describe-build';

let dist: string;

const write = (name: string, content: string | object) =>
  writeFileSync(join(dist, name), typeof content === 'string' ? content : JSON.stringify(content));

const route = { path: '/guest', name: 'Guest', title: '来客' };
const described = { owner: 'remote-guest', routes: [route] };
const federation = {
  metaData: { remoteEntry: { name: 'start.js', path: '' } },
  shared: [
    { name: 'react', version: '18.3.1' },
    { name: 'dayjs', version: '1.11.0' },
  ],
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'chunks'));
  write('routes.json', described);
  write('start.js', 'entry');
  write('chunks/page.js', 'page');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const hash = (kind: string, text: string) => createHash(kind).update(text).digest('base64');

test('a release is made of the plugin’s manifest and of the team’s routes', () => {
  write('mf-manifest.json', federation);
  const manifest = describeBuild(dist, '1.2.0');
  expect(manifest).toMatchObject({
    name: 'remote-guest',
    version: '1.2.0',
    live: { entry: 'start.js', container: 'remote_guest', routes: [{ ...route, files: [] }] },
    // The host has no dayjs: the remote brings its own.
    builtAgainst: { react: '18.3.1' },
  });
  expect(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'))).toEqual(manifest);
});

test('the range of a module that only the host brings tells its version', () => {
  const react = { name: 'react', version: '*', requiredVersion: '^18.3.1' };
  write('mf-manifest.json', { ...federation, shared: [react] });
  expect(describeBuild(dist, '1.2.0').builtAgainst).toEqual({ react: '18.3.1' });
});

describe('ES modules', () => {
  const entries = {
    remoteEntry: { name: 'modules.js', path: '', type: 'module' },
    varRemoteEntry: { name: 'start.js', path: '', type: 'var' },
  };

  test('begin with the script that imports their entry', () => {
    mkdirSync(join(dist, '.vite'));
    write('.vite/manifest.json', {});
    write('mf-manifest.json', { ...federation, metaData: entries });
    const { live, modules, files } = describeBuild(dist, '1.2.0');
    expect({ entry: live.entry, modules }).toEqual({ entry: 'start.js', modules: true });
    expect(Object.keys(files)).not.toContain('.vite/manifest.json');
  });

  test('are refused without such a script', () => {
    write('mf-manifest.json', { ...federation, metaData: { remoteEntry: entries.remoteEntry } });
    expect(() => describeBuild(dist, '1.2.0')).toThrow(/set varFilename/);
  });

  test('are refused as files of a route, which pages run as scripts', () => {
    write('mf-manifest.json', { ...federation, metaData: entries });
    write('routes.json', { ...described, routes: [{ ...route, files: ['chunks/page.js'] }] });
    expect(() => describeBuild(dist, '1.2.0')).toThrow(/names no files/);
  });
});

test('every file has its hash, and the entry that of the registry', () => {
  write('mf-manifest.json', federation);
  const { files } = describeBuild(dist, '1.2.0');
  expect(Object.keys(files)).toEqual(['chunks/page.js', 'mf-manifest.json', 'routes.json', 'start.js']);
  expect(files['chunks/page.js']).toEqual({ sha384: hash('sha384', 'page'), bytes: 4 });
  expect(files['start.js']).toMatchObject({ sha256: hash('sha256', 'entry') });
  expect(describeBuild(dist, '1.2.0').files).toEqual(files);
});

test('without a manifest the team says what the remote takes of the host', () => {
  write('routes.json', { ...described, builtAgainst: { react: '18.3.1' } });
  write('remoteEntry.js', 'entry');
  expect(describeBuild(dist, '1.2.0')).toMatchObject({
    live: { entry: 'remoteEntry.js' },
    builtAgainst: { react: '18.3.1' },
  });
});

test.each([
  ['routes', () => rmSync(join(dist, 'routes.json')), /routes\.json is missing/],
  ['what it takes of the host', () => undefined, /say in routes\.json what it is builtAgainst/],
])('a build without %s is refused', (_, damage, message) => {
  damage();
  expect(() => describeBuild(dist, '1.2.0')).toThrow(message);
});
