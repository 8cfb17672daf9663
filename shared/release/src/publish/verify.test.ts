import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@suite/kernel/testing';
import { releaseTargets } from '../repository/releases';
import { history } from '../repository/history';
import { LocalStore } from '../store/local-store';
import type { Store } from '../store/store';
import { expectRefusal, flipBit, refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, objectIn, type LiveSuite } from '../testing/suite';
import { stopCanary } from './canary';
import { gc } from './gc';
import { setOverrides } from './overrides';
import { publishAll } from './publish';
import { restore, rollback } from './rollback';
import { status, verify } from './status';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const flip = (path: string) => flipBit(join(suite.root, path));
const lose = (path: string) => rm(join(suite.root, path));

/** What a process finds that has seen nothing of the store. */
const faults = async () => (await verify(new LocalStore(suite.root))).faults;
const fault = 'missing or changed';

test('a store in order has no fault', async () => {
  await suite.put('remote-a', '1.1.0');
  expect(await verify(suite.store)).toEqual({ revision: 2, releases: 4, files: 12, faults: [] });
});

test('what only a page that is open may still ask for is checked as well', async () => {
  for (const minor of [1, 2]) await suite.put('remote-a', `1.${minor}.0`);
  await flip(await objectIn(suite.store, 'remote-a', '1.0.0'));
  expect((await verify(suite.store)).faults).toEqual([
    { release: 'remote-a/1.0.0', path: 'files.tar', fault, inUse: false },
  ]);
});

test.each([
  ['1.1.0', 'files.tar'],
  ['1.1.0', 'maps.tar'],
  ['1.0.0', 'release.json'],
] as const)(
  'a flipped byte in the %s of remote-a in use, in its %s, and its loss are found',
  async (version, target) => {
    await suite.put('remote-a', '1.1.0');
    const path = await objectIn(suite.store, 'remote-a', version, target);
    for (const damage of [flip, lose]) {
      await damage(path);
      const found = { release: `remote-a/${version}`, path: target, fault, inUse: true };
      expect(await faults()).toContainEqual(found);
    }
  },
);

test('damaged metadata of one app is found, and the other apps are checked', async () => {
  await suite.put('remote-a', '1.1.0');
  await flip(await objectIn(suite.store, 'remote-b', '1.0.0'));
  await flip('metadata/2.remote-a.json');
  expect(await faults()).toEqual([
    { release: null, path: 'state/remote-a.json', fault, inUse: true },
    { release: 'remote-b/1.0.0', path: 'files.tar', fault, inUse: true },
  ]);
});

test('settings change although a release was changed in the store, because they sign nothing of it', async () => {
  await flip(await objectIn(suite.store, 'remote-a', '1.0.0'));
  await publishAll({ store: new LocalStore(suite.root), dists: [], site });
  expect((await suite.registry()).site).toEqual(site);
});

test('publishing the same build again repairs it', async () => {
  await suite.put('remote-a', '1.1.0');
  const damages = { 'release.json': lose, 'files.tar': flip, 'maps.tar': lose };
  for (const target of releaseTargets)
    await damages[target](await objectIn(suite.store, 'remote-a', '1.1.0', target));
  expect(await suite.put('remote-a', '1.1.0')).toMatchObject({ changed: false });
  expect(await faults()).toEqual([]);
});

test.each<[string, (store: Store) => Promise<unknown>]>([
  ['status', (store) => status(store)],
  ['verify', (store) => verify(store)],
  ['gc', (store) => gc({ store })],
  ['rollback', (store) => rollback({ store, app: 'remote-a' })],
  ['canary', (store) => stopCanary({ store, app: 'remote-a' })],
  ['overrides', (store) => setOverrides({ store, overrides: null })],
  ['restore', (store) => restore({ store, to: 1 })],
])('%s in an empty store is told that nothing was published', async (_, act) => {
  const store = new LocalStore(await temporaryFolder());
  await expectRefusal(act(store), 'NOT_PUBLISHED');
});

test('overrides are data in the registry, and only what is narrow is taken', async () => {
  const overrides = { versions: ['*-pr*'], origins: ['https://preview.example', 'http://10.0.0.7:8080'] };
  expect(await setOverrides({ store: suite.store, overrides })).toEqual({ revision: 2, changed: true });
  expect((await suite.registry()).overrides).toEqual(overrides);
  expect((await verify(suite.store)).faults).toEqual([]);
  expect((await history(suite.store))[0]?.change).toEqual({ kind: 'overrides', ...overrides });
  const wrong = [
    ...[[], ['*'], ['**'], ['1.*'], ['*-*'], ['1.0 0']].map((forms) => ({ versions: forms, origins: [] })),
    ...['x:https://preview.example', 'https://preview.example/', 'javascript:x'].map((origin) => ({
      versions: ['1.0.0'],
      origins: [origin],
    })),
  ];
  for (const one of wrong)
    await expectRefusal(setOverrides({ store: suite.store, overrides: one }), 'OVERRIDES_WRONG');
  await setOverrides({ store: suite.store, overrides: null });
  expect((await suite.registry()).overrides).toBeUndefined();
});

test('a form that takes in a release of production is refused, and one release by its name is allowed', async () => {
  const { store } = suite;
  await suite.put('remote-a', '1.1.0-src.h12345678');
  await suite.put('remote-a', '1.2.0');
  const sources = { versions: ['*-pr*', '*-src*'], origins: [] };
  const { code, message } = await refusalOf(setOverrides({ store, overrides: sources }));
  expect([code, message]).toEqual(['OVERRIDES_WRONG', expect.stringContaining('remote-a/1.')]);
  const one = { versions: ['*-pr*', '1.1.0-src.h12345678'], origins: [] };
  expect(await setOverrides({ store, overrides: one })).toMatchObject({ changed: true });
});

test('while a form of previews is allowed, a preview is not published', async () => {
  const { store } = suite;
  await setOverrides({ store, overrides: { versions: ['*-pr*', '1.2.0'], origins: [] } });
  for (const canary of [undefined, 5])
    await expectRefusal(suite.put('remote-a', '1.1.0-pr1', { canary }), 'OVERRIDES_WRONG');
  await suite.put('remote-a', '1.1.0-pr1', { upload: true });
  await suite.put('remote-a', '1.2.0');
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.2.0');
});
