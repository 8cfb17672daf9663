import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isRefusal } from '../release-error';
import { history } from '../repository/history';
import { LocalStore } from '../store/local-store';
import { meanwhile } from '../testing/faults';
import { daysLater } from '../testing/forge';
import { distOf, expectRefusal, temporaryFolder, writeIn } from '../testing/sample';
import { copySuite, liveSuite, versionsIn, type LiveSuite } from '../testing/suite';
import { gc } from './gc';
import { publish } from './publish';
import { rollback } from './rollback';
import { verify } from './status';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));
afterEach(() => jest.useRealTimers());

const day = 24 * 3_600_000;

/** The store as another process has it. */
const otherStore = () => new LocalStore(suite.root);

/** What a process that has read nothing finds wrong in the store. */
const faults = async () => (await verify(otherStore())).faults;
const clear = (store = suite.store) => gc({ store, keep: 0, days: 0 });
const objects = async (folder: string) => (await suite.store.entries(folder)).map(({ path }) => path);

/** The versions of remote-a of which the store has files. */
const stored = async () => [
  ...new Set((await objects('targets/remote-a')).map((path) => path.split('/')[0])),
];

/** Makes revisions without releases, until older ones are no longer pinned. */
async function pass(revisions: number) {
  for (let i = 0; i < revisions; i++) await suite.put('remote-b', i % 2 ? '1.0.0' : '1.0.1');
}

let prepared: LiveSuite | undefined;

/** Goes on in a store in which nobody needs 1.0.0 and 1.1.0 of remote-a. */
async function withOldReleases() {
  if (!prepared) {
    for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
    await pass(21);
    prepared = suite;
  }
  suite = await copySuite(prepared);
}
const old = ['remote-a/1.0.0', 'remote-a/1.1.0'];

/** Makes the files of a folder as old as if they had been written before. */
async function age(folder: string, days: number) {
  const time = new Date(Date.now() - days * day);
  for (const path of await objects(folder)) await utimes(join(suite.root, folder, path), time, time);
}

test('unreachable releases go with their files; live, canary and previous releases stay', async () => {
  for (const minor of [1, 2, 3, 4]) await suite.put('remote-a', `1.${minor}.0`);
  await suite.put('remote-a', '1.5.0', { canary: 5 });
  await pass(21);
  const removed = ['remote-a/1.0.0', 'remote-a/1.1.0', 'remote-a/1.2.0'];
  expect(await clear()).toMatchObject({ removed, kept: 6, files: 9, skipped: [] });
  expect(await versionsIn(suite.store, 'remote-a')).toEqual(['1.3.0', '1.4.0', '1.5.0']);
  expect(await stored()).toEqual(['1.3.0', '1.4.0', '1.5.0']);
  expect((await history(suite.store, 1))[0]?.change).toEqual({ kind: 'clear', releases: removed });
  expect(await faults()).toEqual([]);
  const before = await suite.registry();
  expect(await clear()).toMatchObject({ removed: [], files: 0 });
  expect(await suite.registry()).toEqual(before);
});

test('what a page of the last twenty revisions was opened with stays', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await pass(16);
  expect((await clear()).removed).toEqual([]);
  await pass(4);
  expect((await clear()).removed).toEqual(['remote-a/1.0.0']);
});

test('a release that was live for long stays for a week after its end, not after its beginning', async () => {
  const removed = async () => (await gc({ store: suite.store, keep: 0 })).removed;
  daysLater(30);
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await pass(21);
  daysLater(6);
  expect(await removed()).toEqual([]);
  daysLater(1.1);
  expect(await removed()).toEqual(['remote-a/1.0.0']);
});

test('the newest of each app stay even if no page needs them', async () => {
  for (const minor of [1, 2, 3, 4]) await suite.put('remote-a', `1.${minor}.0`);
  await suite.put('remote-a', '1.4.1-pr7', { upload: true });
  await pass(21);
  await gc({ store: suite.store, keep: 3, days: 0 });
  expect(await versionsIn(suite.store, 'remote-a')).toEqual(['1.3.0', '1.4.0', '1.4.1-pr7']);
});

test('while the history does not reach back far enough no release is removed', async () => {
  await withOldReleases();
  const { revision } = await suite.registry();
  await rm(join(suite.root, `metadata/${revision - 10}.snapshot.json`));
  expect((await clear()).removed).toEqual([]);
  expect(await versionsIn(suite.store, 'remote-a')).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
});

test('releases of an app whose key is not at hand stay, and it is said', async () => {
  await withOldReleases();
  await suite.put('remote-b', '1.1.0');
  const keys = await temporaryFolder();
  const store = Object.assign(otherStore(), { keyFolder: keys });
  expect(await clear(store)).toMatchObject({ removed: [], skipped: ['remote-a'] });
  expect(await faults()).toEqual([]);
});

test('an upload that goes on is left alone, and one that ended a day ago goes', async () => {
  const folder = 'targets/remote-a/2.0.0';
  for (const part of ['a.files.tar', 'b.maps.tar']) writeIn(suite.root, `${folder}/${part}`, 'x');
  expect(await clear()).toMatchObject({ removed: [], files: 0 });
  await age(folder, 1.1);
  expect(await clear()).toMatchObject({ removed: [], files: 2 });
  expect(await objects(folder)).toEqual([]);
});

test('metadata of the past goes after a day; roots, the history and states stay', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  const before = await objects('metadata');
  for (const folder of ['metadata', 'targets']) await age(folder, 2);
  await clear();
  const gone = before.filter((path) => !/root|snapshot/.test(path)).filter((path) => path.startsWith('1.'));
  const left = await objects('metadata');
  expect(gone).toEqual(expect.arrayContaining(['1.remote-a.json', '1.ops.json']));
  expect(left).toEqual(expect.arrayContaining(['1.root.json', '1.snapshot.json', '2.snapshot.json']));
  for (const path of ['1.remote-a.json', '2.remote-a.json', '1.ops.json', '2.ops.json'])
    expect(left).not.toContain(path);
  expect(await objects('targets/state')).toHaveLength(6);
  expect(await faults()).toEqual([]);
  expect(await history(otherStore())).toHaveLength(3);
});

test('of an app whose metadata is damaged no file is removed', async () => {
  await suite.put('remote-a', '1.1.0');
  const files = await objects('targets/remote-a');
  await age('targets/remote-a', 30);
  writeIn(suite.root, 'metadata/2.remote-a.json', '{}');
  const store = otherStore();
  expect(await clear(store)).toMatchObject({ removed: [], files: 0 });
  expect(await objects('targets/remote-a')).toHaveLength(files.length);
});

test('a release that is made live after it was found unreachable stays', async () => {
  await withOldReleases();
  const store = otherStore();
  meanwhile(store, () => suite.put('remote-a', '1.0.0'));
  expect((await clear(store)).removed).toEqual(['remote-a/1.1.0']);
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.0.0');
  expect(await faults()).toEqual([]);
});

/** A removal that is killed when the releases are listed no more, and their files are still there. */
async function interrupted() {
  await withOldReleases();
  const dying = otherStore();
  dying.remove = () => Promise.reject(new Error('killed'));
  await expect(clear(dying)).rejects.toThrow('killed');
}

test('an interrupted removal is completed a day later, and its release cannot be made live', async () => {
  await interrupted();
  await expectRefusal(rollback({ store: suite.store, app: 'remote-a', to: '1.1.0' }), 'VERSION_MISSING');
  expect(await faults()).toEqual([]);
  for (const name of old) await age(`targets/${name}`, 1.1);
  expect(await clear()).toMatchObject({ removed: [], files: 6 });
  expect(await stored()).toEqual(['1.2.0', '1.3.0']);
});

test.each(['before', 'after'])(
  'a release that was published again %s its files are removed has them in the end',
  async (when) => {
    await withOldReleases();
    const dist = await distOf('remote-a', '1.0.0');
    const store = otherStore();
    const remove = store.remove.bind(store);
    const again = () => publish({ store: suite.store, dist });
    let isDone = false;
    store.remove = async (path) => {
      const isFirst = !isDone && path.startsWith('targets/remote-a/1.0.0/');
      isDone ||= isFirst;
      if (isFirst && when === 'before') await again();
      await remove(path);
      if (isFirst && when === 'after') await again();
    };
    await clear(store);
    expect(isDone).toBe(true);
    expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.0.0');
    expect(await faults()).toEqual([]);
  },
);

test('a release whose files are removed between their upload and its publication has them in the end', async () => {
  await interrupted();
  const files = await objects('targets/remote-a/1.0.0');
  const publishing = otherStore();
  const replace = publishing.replace.bind(publishing);
  publishing.replace = async (path, ...content) => {
    for (const file of path === 'timestamp.json' ? files : [])
      await suite.store.remove(`targets/remote-a/1.0.0/${file}`);
    return replace(path, ...content);
  };
  await publish({ store: publishing, dist: await distOf('remote-a', '1.0.0') });
  expect(await faults()).toEqual([]);
});

test('a release that is removed while it is published is live and whole in the end', async () => {
  await withOldReleases();
  const publishing = otherStore();
  // By now the release has been found in the store.
  meanwhile(publishing, async () => expect((await clear()).removed).toContain('remote-a/1.0.0'));
  await publish({ store: publishing, dist: await distOf('remote-a', '1.0.0') });
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.0.0');
  expect(await faults()).toEqual([]);
});

test('publishing, going back and clearing out at once leave every listed release whole', async () => {
  await withOldReleases();
  const dists = await Promise.all(['1.0.0', '1.1.0'].map((version) => distOf('remote-a', version)));
  const stores = dists.map(() => otherStore());
  const back = rollback({ store: otherStore(), app: 'remote-a', to: '1.1.0' });
  const works = [
    clear(otherStore()),
    clear(otherStore()),
    ...dists.map((dist, at) => publish({ store: stores[at]!, dist })),
    back,
  ];
  for (const outcome of await Promise.allSettled(works)) {
    const allowed = ['VERSION_MISSING', 'VERSION_WITHDRAWN'];
    if (outcome.status === 'rejected')
      expect(isRefusal(outcome.reason) ? allowed : outcome.reason).toContain(outcome.reason.code);
  }
  expect(await faults()).toEqual([]);
});

test('a dry run names what would go', async () => {
  await withOldReleases();
  const sizes = await Promise.all(old.map((name) => suite.store.entries(`targets/${name}`)));
  const bytes = sizes.flat().reduce((sum, entry) => sum + entry.bytes, 0);
  const dry = await gc({ store: suite.store, keep: 0, days: 0, dryRun: true });
  expect(dry).toMatchObject({ removed: old, files: 6, bytes });
  expect(await versionsIn(suite.store, 'remote-a')).toContain('1.0.0');
  expect(await clear()).toEqual(dry);
});
