import type { RegistryApp } from './registry';
import { registryOf } from './testing/registry';
import { previousOf } from './fallback';

const real = window.crypto;
const name = 'remote-learning';
const live = registryOf().apps[name]!.live;
const document = {
  schema: 1,
  name,
  version: '0.9.0',
  live: { entry: 'e.js', styles: [], container: 'learning_0', routes: [] },
  builtAgainst: {},
  files: { 'e.js': { sha384: 'abc', bytes: 1 } },
};
const text = JSON.stringify(document);
const fetchText = jest.fn(async (_address: string) => text);
const before = (over: Partial<RegistryApp> = {}) =>
  previousOf(name, { live, previous: '0.9.0', ...over }, fetchText);

async function sha384(of: string): Promise<string> {
  const digest = await real.subtle.digest('SHA-384', new TextEncoder().encode(of));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

beforeEach(() => fetchText.mockClear().mockResolvedValue(text));
afterEach(() => Object.defineProperty(window, 'crypto', { value: real, configurable: true }));

test('it is described by its own manifest, in its own folder', async () => {
  expect(await before()).toMatchObject({
    version: '0.9.0',
    base: '/releases/remote-learning/0.9.0/',
    container: 'learning_0',
    hashes: { 'e.js': 'abc' },
  });
  expect(fetchText.mock.calls).toEqual([['/releases/remote-learning/0.9.0/release.json']]);
});

test('it comes from the page’s own origin, wherever the live one is', async () => {
  const release = await before({ live: { ...live, base: `https://cdn.test${live.base}` } });
  expect(fetchText).toHaveBeenCalledWith('/releases/remote-learning/0.9.0/release.json');
  expect(release?.base).toBe('/releases/remote-learning/0.9.0/');
});

test('a visitor of the canary falls back to the stable release, without a fetch', async () => {
  expect(await before({ stable: live })).toBe(live);
  expect(fetchText).not.toHaveBeenCalled();
});

test('an app with no version before has none', async () => {
  expect(await before({ previous: null })).toBeUndefined();
  expect(fetchText).not.toHaveBeenCalled();
});

test('a document that is not what was published is not believed', async () => {
  expect(await before({ previousHash: await sha384(text) })).toMatchObject({ version: '0.9.0' });
  await expect(before({ previousHash: await sha384(`${text} `) })).rejects.toThrow(
    'remote-learning@0.9.0 is not what was published',
  );
});

test('the beginning of the hash, which a document has, is held against it as well', async () => {
  const beginning = async (of: string) => ({ previousHash: (await sha384(of)).slice(0, 24) });
  expect(await before(await beginning(text))).toMatchObject({ version: '0.9.0' });
  await expect(before(await beginning(`${text} `))).rejects.toThrow('is not what was published');
});

test.each([undefined, {}])('a page without cryptography (%p) takes it as it is', async (crypto) => {
  Object.defineProperty(window, 'crypto', { value: crypto, configurable: true });
  expect(await before({ previousHash: 'x' })).toMatchObject({ version: '0.9.0' });
});

test.each([
  ['app', { name: 'remote-tools' }],
  ['version', { version: '0.8.0' }],
])('a document of another %s is no version before', async (_, over) => {
  fetchText.mockResolvedValue(JSON.stringify({ ...document, ...over }));
  expect(await before()).toBeUndefined();
});
