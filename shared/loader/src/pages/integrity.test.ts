import { pageRelease, prepareFile } from '../registry';
import { registryOf } from '../testing/registry';
import { knowHashes } from './integrity';

declare const process: { env: { NODE_ENV?: string } };

const release = registryOf().apps['remote-learning']!.live;
const file = '/releases/remote-learning/1.0.0/entry.js';

afterEach(() => delete window.__suiteHashes);

function scriptFrom(address: string) {
  const script = document.createElement('script');
  script.src = address;
  prepareFile(script, pageRelease('learning_1'));
  return [script.integrity || null, script.crossOrigin];
}

test('a file is held against its hash, under whatever suffix it is asked for', () => {
  knowHashes({ ...release, hashes: { 'entry.js': 'abc' } });
  expect(scriptFrom(file)).toEqual(['sha384-abc', null]);
  expect(scriptFrom(`${file}?r=1`)).toEqual(['sha384-abc', null]);
  expect(scriptFrom(`http://localhost${file}`)).toEqual(['sha384-abc', null]);
});

test('from another origin it has to be asked for openly, or its content stays unknown', () => {
  knowHashes({ ...release, base: `https://cdn.test${release.base}`, hashes: { 'entry.js': 'abc' } });
  expect(scriptFrom(`https://cdn.test${file}`)).toEqual(['sha384-abc', 'anonymous']);
});

const unknown = [file, 'https://cdn.test/x.js', 'https://evil.test/releases/remote-learning/1.0.0/entry.js'];

test('in development a file without a hash is loaded as it is', () => {
  for (const address of unknown) expect(scriptFrom(address)).toEqual([null, null]);
  knowHashes({ ...release, hashes: { 'other.js': 'abc' } });
  knowHashes(release);
  for (const address of unknown) expect(scriptFrom(address)).toEqual([null, null]);
});

describe('in production', () => {
  const mode = process.env.NODE_ENV;
  beforeEach(() => (process.env.NODE_ENV = 'production'));
  afterEach(() => {
    process.env.NODE_ENV = mode;
    delete window.__suiteUnknown;
  });

  test('a file whose hash is not known gets one that no file has', () => {
    knowHashes({ ...release, hashes: { 'other.js': 'abc' } });
    const none = `sha256-${btoa('\0'.repeat(32))}`;
    for (const address of unknown) expect(scriptFrom(address)[0]).toBe(none);
    expect(scriptFrom('/releases/remote-learning/1.0.0/other.js')).toEqual(['sha384-abc', null]);
  });

  test('a build that was never published has no hashes, and its files run', () => {
    knowHashes({ ...release, hashes: undefined });
    expect(scriptFrom('/releases/remote-learning/1.0.0/unhashed.js')).toEqual([null, null]);
  });

  test('the files of a preview have their hashes from its own release.json', () => {
    const at = 'https://preview.test/releases/remote-learning/1.1.0-pr7/';
    knowHashes({ ...release, base: at, hashes: { 'entry.js': 'abc' } });
    expect(scriptFrom(`${at}entry.js`)).toEqual(['sha384-abc', 'anonymous']);
    expect(scriptFrom(`${at}more.js`)[0]).toMatch(/^sha256-A+=$/);
  });
});
