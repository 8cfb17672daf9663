import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveSuite, type Suite } from '../testing/suite';
import { status } from './status';
import { stopCanary } from './canary';
import { gc } from './gc';
import { createKey } from './keys';
import { setOverrides } from './overrides';
import { rollback } from './rollback';
import { history } from '../registry/audit';
import { LocalStore } from '../store/local-store';
import type { Store } from '../store/store';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { verify } from './verify';

let suite: Suite;
beforeEach(async () => (suite = await liveSuite()));

const flip = async (path: string) => {
  const file = join(suite.root, path);
  const body = await readFile(file);
  body[body.length >> 1] = (body[body.length >> 1] as number) ^ 1;
  await writeFile(file, body);
};
const big = { files: { 'big.js': 'f();'.repeat(2000) } };

test('a store in order has no fault', async () => {
  await suite.put('remote-a', '1.1.0', {}, big);
  expect(await verify(suite.store)).toMatchObject({
    revision: 2,
    releases: 4,
    // Three of the host, one of each remote's release, and the big one.
    files: 7,
    signed: false,
    faults: [],
  });
});

test('what only a page that is open may still ask for is checked as well', async () => {
  for (const minor of [1, 2]) await suite.put('remote-a', `1.${minor}.0`);
  await flip('releases/remote-a/1.0.0/entry.js');
  const tell = jest.fn();
  expect((await verify(suite.store, tell)).faults).toEqual([
    { release: 'remote-a/1.0.0', path: 'entry.js', fault: 'missing or changed', inUse: false },
  ]);
  expect(tell).toHaveBeenNthCalledWith(2, { what: 'verify', name: 'remote-a/1.0.0', done: 1, of: 5 });
});

test('another release in the place of the way back is found', async () => {
  await suite.put('remote-a', '1.1.0');
  const seal = join(suite.root, 'releases/remote-a/1.0.0/release.json');
  await writeFile(seal, `${await readFile(seal, 'utf8')} `);
  expect((await verify(suite.store)).faults).toEqual([
    { release: 'remote-a/1.0.0', path: 'release.json', fault: 'not the hash in the registry', inUse: true },
  ]);
});

test('a lost document is found', async () => {
  await rm(join(suite.root, 'index.html'));
  expect((await verify(suite.store)).faults).toMatchObject([
    { release: null, path: 'index.html', fault: 'behind the registry' },
  ]);
});

test.each([
  ['a script', 'releases/remote-a/1.1.0/big.js', 'remote-a/1.1.0', 'missing or changed'],
  ['a compressed form', 'releases/remote-a/1.1.0/big.js.br', 'remote-a/1.1.0', 'missing or changed'],
  ['a script of the way back', 'releases/remote-a/1.0.0/entry.js', 'remote-a/1.0.0', 'missing or changed'],
  ['the document', 'index.html', null, 'behind the registry'],
])('a flipped byte in %s is found', async (_, path, release, fault) => {
  await suite.put('remote-a', '1.1.0', {}, big);
  await flip(path);
  const { faults } = await verify(suite.store);
  expect(faults).toEqual([expect.objectContaining({ release, fault, inUse: true })]);
});

test('a lost file and a lost release are found', async () => {
  await suite.put('remote-a', '1.1.0', {}, big);
  await rm(join(suite.root, 'releases/remote-a/1.1.0/big.js'));
  await rm(join(suite.root, 'releases/remote-b/1.0.0'), { recursive: true });
  expect((await verify(suite.store)).faults).toMatchObject([
    { release: 'remote-a/1.1.0', path: 'big.js' },
    { release: 'remote-b/1.0.0', path: 'release.json', fault: 'unreadable' },
  ]);
});

test('publishing the same build again mends it', async () => {
  await suite.put('remote-a', '1.1.0', {}, big);
  await flip('releases/remote-a/1.1.0/big.js');
  await flip('releases/remote-a/1.1.0/big.js.br');
  await rm(join(suite.root, 'releases/remote-a/1.1.0/entry.js'));
  await suite.put('remote-a', '1.1.0', {}, big);
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('the same build with its release.json in another order is the same release', async () => {
  await suite.put('remote-a', '1.1.0');
  const edit = (manifest: object) => Object.fromEntries(Object.entries(manifest).reverse());
  await suite.put('remote-a', '1.1.0', { canary: 5 }, { edit });
  await suite.put('remote-a', '1.2.0');
  await suite.put('remote-a', '1.1.0', {}, { edit });
  await suite.put('remote-a', '1.3.0');
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('status shows what is live, since when and by whom', async () => {
  await suite.put('remote-a', '1.1.0', { who: 'cid', why: 'sheet' });
  await suite.put('remote-b', '1.1.0', { canary: 5, who: 'dan' });
  expect(await status(suite.store)).toMatchObject({
    revision: 3,
    keys: [],
    apps: [
      { app: 'host', live: '1.0.0', previous: null, since: { who: 'ann' } },
      { app: 'remote-a', live: '1.1.0', previous: '1.0.0', since: { who: 'cid', why: 'sheet', revision: 2 } },
      { app: 'remote-b', live: '1.0.0', canary: { version: '1.1.0', percent: 5 }, since: { who: 'dan' } },
    ],
  });
});

test('status puts the host first, and names what was taken back and whose signature counts', async () => {
  await suite.put('remote-again', '1.0.0');
  await suite.put('remote-a', '1.1.0');
  await rollback({ store: suite.store, app: 'remote-a' });
  const { id } = await createKey({ store: suite.store, out: join(await temporaryFolder(), 'key.pem') });
  const { apps, keys } = await status(suite.store);
  expect(keys).toEqual([id]);
  expect(apps.map(({ app }) => app)).toEqual(['host', 'remote-a', 'remote-again', 'remote-b']);
  expect(apps[1]).toMatchObject({ rolledBackFrom: '1.1.0', withdrawn: ['1.1.0'] });
  expect(apps[3]).toMatchObject({ rolledBackFrom: null, withdrawn: [] });
});

test.each<[string, (store: Store) => Promise<unknown>]>([
  ['status', (store) => status(store)],
  ['verify', (store) => verify(store)],
  ['gc', (store) => gc({ store })],
  ['rollback', (store) => rollback({ store, app: 'remote-a' })],
  ['canary', (store) => stopCanary({ store, app: 'remote-a' })],
  ['overrides', (store) => setOverrides({ store, overrides: null })],
  ['key', (store) => createKey({ store })],
])('%s in an empty store is told that nothing was published', async (_, act) => {
  const store = new LocalStore(await temporaryFolder());
  expect(await refusalOf(act(store))).toMatchObject({ code: 'NOT_PUBLISHED' });
});

test('overrides are data in the registry, and only what is narrow is taken', async () => {
  const overrides = { versions: ['*-pr*'], origins: ['https://preview.example', 'http://10.0.0.7:8080'] };
  expect(await setOverrides({ store: suite.store, overrides })).toEqual({ revision: 2, changed: true });
  expect((await suite.registry()).overrides).toEqual(overrides);
  expect((await verify(suite.store)).faults).toEqual([]);
  expect((await history(suite.store))[0]?.what).toBe(
    'allow overrides *-pr* https://preview.example http://10.0.0.7:8080',
  );
  for (const wrong of [
    { versions: ['*'], origins: [] },
    { versions: ['**'], origins: [] },
    { versions: ['1.*'], origins: [] },
    { versions: ['*-*'], origins: [] },
    { versions: ['1.0.0'], origins: ['x:https://preview.example'] },
    { versions: [], origins: [] },
    { versions: ['1.0.0'], origins: ['https://preview.example/'] },
    { versions: ['1.0 0'], origins: [] },
    { versions: ['1.0.0'], origins: ['javascript:x'] },
  ]) {
    expect(await refusalOf(setOverrides({ store: suite.store, overrides: wrong }))).toMatchObject({
      code: 'OVERRIDES_WRONG',
    });
  }
  await setOverrides({ store: suite.store, overrides: null });
  expect((await suite.registry()).overrides).toBeUndefined();
});

test('a form that takes in a release of production is refused, and one release by its name is allowed', async () => {
  const { store } = suite;
  await suite.put('remote-a', '1.1.0-src.h12345678');
  await suite.put('remote-a', '1.2.0-src.h12345678');
  await suite.put('remote-a', '1.3.0-src.h12345678');
  const sources = { versions: ['*-pr*', '*-src*'], origins: [] };
  expect(await refusalOf(setOverrides({ store, overrides: sources }))).toMatchObject({
    code: 'OVERRIDES_WRONG',
    message: expect.stringContaining('remote-a/1.'),
  });
  const one = { versions: ['*-pr*', '1.1.0-src.h12345678'], origins: [] };
  expect(await setOverrides({ store, overrides: one })).toMatchObject({ changed: true });
});

test('while a form of previews is allowed, a preview is not published', async () => {
  const { store } = suite;
  await setOverrides({ store, overrides: { versions: ['*-pr*', '1.2.0'], origins: [] } });
  for (const canary of [undefined, 5])
    expect(await refusalOf(suite.put('remote-a', '1.1.0-pr1', { canary }))).toMatchObject({
      code: 'OVERRIDES_WRONG',
    });
  await suite.put('remote-a', '1.1.0-pr1', { upload: true });
  await suite.put('remote-a', '1.2.0');
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.2.0');
});
