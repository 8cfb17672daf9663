import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../publish/publish';
import { history } from '../registry/audit';
import { LocalStore } from '../store/local-store';
import { distOf, refusalOf, writeIn } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { gc, superfluous } from './gc';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: Suite;
beforeEach(async () => (suite = await liveSuite()));

const versionsOf = (app: string) => suite.store.list(`releases/${app}`);

/** Makes revisions without releases, until older ones are no longer pinned. */
async function pass(revisions: number) {
  for (let i = 0; i < revisions; i++) await suite.put('remote-b', i % 2 ? '1.0.0' : '1.0.1');
}

test('unreachable releases go; live, canary and previous releases stay', async () => {
  for (const minor of [1, 2, 3, 4]) await suite.put('remote-a', `1.${minor}.0`);
  await suite.put('remote-a', '1.5.0', { canary: 5 });
  await pass(22);
  expect(await gc({ store: suite.store, keep: 0, days: 0 })).toMatchObject({
    removed: ['remote-a/1.0.0', 'remote-a/1.1.0', 'remote-a/1.2.0'],
  });
  expect(await versionsOf('remote-a')).toEqual(['1.3.0', '1.4.0', '1.5.0']);
  expect((await suite.registry()).condemned).toBeUndefined();
  expect((await verify(suite.store)).faults).toEqual([]);
  const before = await suite.registry();
  expect(await gc({ store: suite.store, keep: 0, days: 0 })).toMatchObject({ removed: [] });
  expect(await suite.registry()).toEqual(before);
}, 30_000);

test('what a page of the last twenty revisions was opened with stays', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await pass(16);
  expect((await gc({ store: suite.store, keep: 0, days: 0 })).removed).toEqual([]);
  await pass(4);
  expect((await gc({ store: suite.store, keep: 0, days: 0 })).removed).toEqual(['remote-a/1.0.0']);
}, 30_000);

describe('with a time', () => {
  const day = 24 * 3_600_000;
  const now = Date.now();
  const at = (days: number) => jest.setSystemTime(now + days * day);
  const clear = async () => (await gc({ store: suite.store, keep: 0 })).removed;

  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => jest.useRealTimers());

  test('what was live within a week stays, however many revisions passed', async () => {
    for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
    await pass(25);
    expect(await clear()).toEqual([]);
    at(6.9);
    expect(await clear()).toEqual([]);
    at(7.1);
    expect(await clear()).toEqual(['remote-a/1.0.0', 'remote-a/1.1.0']);
  }, 30_000);

  test('a release that was live for long stays for a week after its end, not after its beginning', async () => {
    at(30);
    await suite.put('remote-a', '1.1.0');
    await suite.put('remote-a', '1.2.0');
    await pass(25);
    at(36);
    expect(await clear()).toEqual([]);
    at(37.1);
    expect(await clear()).toEqual(['remote-a/1.0.0']);
  }, 30_000);

  test('nothing goes while the log does not reach back as far', async () => {
    for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
    await pass(25);
    const [line] = (await readdir(join(suite.root, 'audit'))).sort().slice(3);
    await rm(join(suite.root, 'audit', line!));
    expect(await clear()).toEqual([]);
  }, 30_000);
});

test('the newest of each app stay even if no page needs them, and copies of old registries go', async () => {
  for (const minor of [1, 2, 3, 4]) await suite.put('remote-a', `1.${minor}.0`);
  await suite.put('remote-a', '1.4.1-pr7', { upload: true });
  await pass(22);
  await gc({ store: suite.store, keep: 3, days: 0 });
  expect(await versionsOf('remote-a')).toEqual(['1.3.0', '1.4.0', '1.4.1-pr7']);
  const { revision } = await suite.registry();
  const copies = (await readdir(join(suite.root, 'revisions'))).map((name) => Number(name.slice(0, 10)));
  expect(copies.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => revision - 19 + i));
}, 30_000);

test('while one of the last revisions cannot be read no release is removed', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await pass(22);
  await suite.forget((await suite.registry()).revision - 10);
  expect((await gc({ store: suite.store, keep: 0, days: 0 })).removed).toEqual([]);
  expect(await versionsOf('remote-a')).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
}, 30_000);

test('an upload that goes on is left alone, and one that ended a day ago goes', async () => {
  writeIn(suite.root, 'releases/remote-a/2.0.0/entry.js', 'a();');
  writeIn(suite.root, 'releases/remote-a/2.0.0/Page.js', 'b();');
  expect((await gc({ store: suite.store, keep: 0, days: 0 })).removed).toEqual([]);
  const old = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(suite.root, 'releases/remote-a/2.0.0/entry.js'), old, old);
  expect((await gc({ store: suite.store, keep: 0, days: 0 })).removed).toEqual([]);
  await utimes(join(suite.root, 'releases/remote-a/2.0.0/Page.js'), old, old);
  expect((await gc({ store: suite.store, keep: 0, days: 0 })).removed).toEqual(['remote-a/2.0.0']);
});

test('a release that is made live after it was found unreachable stays', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await pass(22);
  const store = new LocalStore(suite.root);
  const put = jest.fn(() => suite.put('remote-a', '1.0.0'));
  // `gc` has read the last revisions before this point.
  store.list = async (path) => {
    if (path === 'releases') await put();
    return suite.store.list(path);
  };
  expect((await gc({ store, keep: 0, days: 0 })).removed).toEqual(['remote-a/1.1.0']);
  expect(put).toHaveBeenCalledTimes(1);
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.0.0');
  expect(await versionsOf('remote-a')).toContain('1.0.0');
  expect((await verify(suite.store)).faults).toEqual([]);
}, 30_000);

test('an interrupted removal is completed by the next one, and its release cannot be made live', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await pass(22);
  const dying = new LocalStore(suite.root);
  dying.remove = () => Promise.reject(new Error('killed'));
  await expect(gc({ store: dying, keep: 0, days: 0 })).rejects.toThrow('killed');
  expect((await suite.registry()).condemned).toEqual(['remote-a/1.0.0', 'remote-a/1.1.0']);
  expect(await refusalOf(rollback({ store: suite.store, app: 'remote-a', to: '1.1.0' }))).toMatchObject({
    code: 'VERSION_MISSING',
  });
  expect((await verify(suite.store)).faults.filter(({ release }) => release)).toEqual([]);
  expect((await gc({ store: suite.store, keep: 0, days: 0 })).removed).toEqual([
    'remote-a/1.0.0',
    'remote-a/1.1.0',
  ]);
  expect((await verify(suite.store)).faults).toEqual([]);
  expect(await versionsOf('remote-a')).toEqual(['1.2.0', '1.3.0']);
}, 30_000);

test('a release that is published again while it goes is live and whole in the end', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await pass(22);
  const dist = await distOf('remote-a', '1.0.0');
  await Promise.all([
    gc({ store: new LocalStore(suite.root), keep: 0, days: 0 }),
    publish({ store: new LocalStore(suite.root), dist }),
  ]);
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.0.0');
  expect((await verify(suite.store)).faults).toEqual([]);
}, 30_000);

test('a dry run names what would go', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await pass(22);
  const sizes = await Promise.all(
    ['1.0.0', '1.1.0'].map((version) => suite.store.entries(`releases/remote-a/${version}`)),
  );
  const dry = await gc({ store: suite.store, keep: 0, days: 0, dryRun: true });
  expect(dry).toEqual({
    removed: ['remote-a/1.0.0', 'remote-a/1.1.0'],
    // The host, two of each remote.
    kept: 5,
    files: 0,
    bytes: sizes.flat().reduce((sum, { bytes }) => sum + bytes, 0),
  });
  expect(await versionsOf('remote-a')).toContain('1.0.0');
  const told = jest.fn();
  expect(await gc({ store: suite.store, keep: 0, days: 0, tell: told })).toEqual(dry);
  expect(told.mock.calls).toEqual([
    [{ what: 'remove', name: 'remote-a/1.0.0', done: 0, of: 2 }],
    [{ what: 'remove', name: 'remote-a/1.1.0', done: 1, of: 2 }],
  ]);
  expect((await history(suite.store))[1]?.what).toBe('gc remote-a/1.0.0 remote-a/1.1.0');
}, 30_000);

test('the newest are those that were sealed last, by any name, and no upload takes their place', () => {
  const one = { bytes: 1, touched: 5 };
  const releases = [
    { name: 'a/1', ...one, sealed: 3 },
    { name: 'a/2', ...one, sealed: 2 },
    { name: 'a/3', ...one },
  ];
  expect(superfluous(releases, new Set(), 1, 6).map(({ name }) => name)).toEqual(['a/2']);
});

test('an upload without a seal goes once it must have been abandoned', () => {
  const now = Date.now();
  const found = { bytes: 1, touched: now - 3_600_000 };
  const day = { bytes: 1, touched: now - 25 * 3_600_000 };
  const releases = [
    { name: 'a/1', ...found },
    { name: 'a/2', ...day },
    { name: 'a/3', ...day, sealed: 1 },
    { name: 'a/4', ...day, sealed: 2 },
  ];
  expect(superfluous(releases, new Set(), 1, now).map(({ name }) => name)).toEqual(['a/2', 'a/3']);
  expect(superfluous(releases, new Set(['a/3']), 0, now).map(({ name }) => name)).toEqual(['a/2', 'a/4']);
});
