import { registryOf } from '../testing/registry';
import { knowHashes, withIntegrity } from './integrity';

const release = registryOf().apps['remote-learning']!.live;
const file = '/releases/remote-learning/1.0.0/entry.js';

afterEach(() => delete window.__suiteHashes);

function scriptFrom(address: string) {
  const script = document.createElement('script');
  withIntegrity(script, address);
  return [script.integrity || null, script.crossOrigin];
}

test('a file is checked against its hash, also under an address with a suffix', () => {
  knowHashes({ ...release, hashes: { 'entry.js': 'abc' } });
  expect(scriptFrom(file)).toEqual(['sha384-abc', null]);
  expect(scriptFrom(`${file}?r=1`)).toEqual(['sha384-abc', null]);
  expect(scriptFrom(`http://localhost${file}`)).toEqual(['sha384-abc', null]);
});

test('from another origin it is requested with CORS, else its content cannot be checked', () => {
  knowHashes({ ...release, base: `https://cdn.test${release.base}`, hashes: { 'entry.js': 'abc' } });
  expect(scriptFrom(`https://cdn.test${file}`)).toEqual(['sha384-abc', 'anonymous']);
});

test('a file without a known hash is loaded as it is', () => {
  expect(scriptFrom(file)).toEqual([null, null]);
  knowHashes({ ...release, hashes: { 'other.js': 'abc' } });
  knowHashes(release);
  expect(scriptFrom(file)).toEqual([null, null]);
  expect(scriptFrom('https://cdn.test/x.js')).toEqual([null, null]);
});
