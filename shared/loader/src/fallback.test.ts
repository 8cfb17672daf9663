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
const state = { live, previous: '0.9.0' };
const before = (over: Partial<RegistryApp> = {}) => previousOf(name, { ...state, ...over }, fetchText);
/** The server answers with this document, and its registry says this of the app. */
const serve = (release: string, now: Partial<RegistryApp> = {}) => {
  const registry = registryOf();
  registry.apps[name] = { ...state, ...now };
  fetchText.mockImplementation(async (address) =>
    address === '/registry.json' ? JSON.stringify(registry) : release,
  );
};

async function sha384(of: string): Promise<string> {
  const digest = await real.subtle.digest('SHA-384', new TextEncoder().encode(of));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

beforeEach(() => {
  fetchText.mockClear();
  serve(text);
});
afterEach(() => Object.defineProperty(window, 'crypto', { value: real, configurable: true }));

test('it is described by its own manifest, in its own folder', async () => {
  expect(await before()).toMatchObject({
    version: '0.9.0',
    base: '/releases/remote-learning/0.9.0/',
    container: 'learning_0',
    hashes: { 'e.js': 'abc' },
  });
  expect(fetchText.mock.calls).toEqual([
    ['/registry.json'],
    ['/releases/remote-learning/0.9.0/release.json'],
  ]);
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

test.each([null, '0.8.0'])(
  'a version that the server calls the previous one no more, but %p, is not taken',
  async (previous) => {
    serve(text, { previous });
    expect(await before()).toBeUndefined();
  },
);

test('a document that is not what was published is not believed', async () => {
  serve(text, { previousHash: await sha384(text) });
  expect(await before()).toMatchObject({ version: '0.9.0' });
  serve(text, { previousHash: await sha384(`${text} `) });
  await expect(before()).rejects.toThrow('remote-learning@0.9.0 is not what was published');
});

test.each([undefined, {}])('a page without cryptography (%p) takes it as it is', async (crypto) => {
  Object.defineProperty(window, 'crypto', { value: crypto, configurable: true });
  serve(text, { previousHash: 'x' });
  expect(await before()).toMatchObject({ version: '0.9.0' });
});

test('where the server has no registry there is none', async () => {
  fetchText.mockResolvedValue('<html>');
  expect(await before()).toBeUndefined();
});

test.each([
  ['app', { name: 'remote-tools' }],
  ['version', { version: '0.8.0' }],
])('a document of another %s is no version before', async (_, over) => {
  serve(JSON.stringify({ ...document, ...over }));
  expect(await before()).toBeUndefined();
});
