import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { site } from '@suite/kernel/testing';
import { currentRegistry, suiteReader } from '../repository/view';
import { history } from '../repository/history';
import { LocalStore } from '../store/local-store';
import { contentOf, distOf, expectRefusal, flipBit, named, temporaryFolder } from '../testing/sample';
import { filesIn, liveSuite, objectIn, versionsIn } from '../testing/suite';
import { readArchive } from './package';
import { promoteCanary } from './canary';
import { publish, publishAll } from './publish';
import { rollback } from './rollback';
import { verify } from './status';

let root: string;
let store: LocalStore;

beforeEach(async () => {
  root = join(await temporaryFolder(), 'store');
  store = new LocalStore(root);
});

const registry = async () => (await currentRegistry(store))!.registry;

/** Everything in the store and beside it. */
const everything = () => contentOf(join(root, '..'));

describe('the first publishing', () => {
  test('makes host and remotes live in one revision, with their files', async () => {
    const releases = [
      { app: 'remote-a', version: '1.2.0' },
      { app: 'host', version: '1.0.0' },
    ];
    const page = { files: { 'page/A.js': 'page' } };
    const dists = await Promise.all(releases.map(({ app, version }) => distOf(app, version, page)));
    const apps = releases.map(({ app: name, version }) => ({ name, version, changed: true }));
    const published = { revision: 1, changed: true, apps };
    expect(await publishAll({ store, dists, who: 'ann', why: 'first' })).toEqual(published);
    const container = 'remote-a@1.2.0';
    expect(await registry()).toMatchObject({
      revision: 1,
      apps: {
        host: { live: { version: '1.0.0', base: '/releases/host/1.0.0/' }, previous: null },
        'remote-a': { live: { base: '/releases/remote-a/1.2.0/', container }, previous: null },
      },
    });
    expect((await filesIn(store, 'remote-a', '1.2.0')).get('page/A.js')?.toString()).toBe('page');
    expect(await history(store)).toMatchObject([
      { who: 'ann', why: 'first', first: true, change: { kind: 'publish', releases } },
    ]);
  });

  test('without the host, or on trial, makes neither a store nor keys', async () => {
    await expectRefusal(publish({ store, dist: await distOf('remote-a', '1.0.0') }), 'HOST_MISSING');
    const dist = await distOf('host', '1.0.0');
    expect(await publish({ store, dist, dryRun: true })).toMatchObject({ changed: true });
    expect(await everything()).toEqual({});
  });
});

test('sixty remotes go live in one revision', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `remote-r${at}`);
  const dists = await Promise.all(['host', ...names].map((name) => distOf(name, '1.0.0')));
  expect(await publishAll({ store, dists })).toMatchObject({ revision: 1, changed: true });
  const read = new LocalStore(root);
  expect(Object.keys((await currentRegistry(read))!.registry.apps)).toHaveLength(61);
  expect(await history(read)).toHaveLength(1);
}, 60_000);

test('the files are where the settings say, whichever way a release becomes live', async () => {
  const cdn = { ...site, cdn: 'https://cdn.example/suite/' };
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')];
  await publishAll({ store, dists, site });
  await publishAll({ store, dists: [], site: cdn });
  expect((await history(store))[0]?.change).toEqual({ kind: 'publish', releases: [], settings: true });
  const bases = async () => {
    const { live, canary } = (await registry()).apps['remote-a']!;
    return [live.base, canary?.release.base];
  };
  const at = (version: string) => `https://cdn.example/suite/releases/remote-a/${version}/`;
  expect(await bases()).toEqual([at('1.0.0'), undefined]);

  await publish({ store, dist: await distOf('remote-a', '1.1.0'), canary: 5 });
  expect(await bases()).toEqual([at('1.0.0'), at('1.1.0')]);
  await promoteCanary({ store, app: 'remote-a' });
  expect(await bases()).toEqual([at('1.1.0'), undefined]);
  await rollback({ store, app: 'remote-a' });
  expect(await bases()).toEqual([at('1.0.0'), undefined]);
  const { changed } = await publishAll({ store, dists, site: cdn });
  expect(changed).toBe(false);

  await publishAll({ store, dists: [], site });
  expect(await bases()).toEqual(['/releases/remote-a/1.0.0/', undefined]);
});

describe('a suite that is live', () => {
  let host: string;
  let remote: string;

  beforeEach(async () => {
    host = await distOf('host', '1.0.0');
    remote = await distOf('remote-a', '1.0.0');
    await publishAll({ store, dists: [host, remote] });
  });

  test('a release is read as it was signed: its manifest and what pages load, without its maps', async () => {
    const files = { 'page.js': 'f();'.repeat(1000), 'page.js.map': '{}' };
    await publish({ store, dist: await distOf('remote-a', '1.1.0', { files }) });
    const reader = suiteReader(new LocalStore(root));
    expect((await reader.read())?.releases).toContain('remote-a/1.1.0');
    expect((await reader.manifest('remote-a', '1.1.0'))?.live.entry).toBe('entry.js');
    expect(await reader.manifest('remote-a', '1.2.0')).toBeUndefined();
    const names = [...(await readArchive(await reader.archive('remote-a', '1.1.0'))).keys()];
    expect(names).toEqual(['entry.js', 'page.js', 'page.js.br', 'page.js.gz']);
    await expectRefusal(reader.archive('remote-a', '1.2.0'), 'VERSION_MISSING');
  });

  test('a build cannot choose the address of its release', async () => {
    const live = { version: '9.9.9', base: 'https://elsewhere.example/' } as object;
    await publish({ store, dist: await distOf('remote-a', '1.1.0', { live }) });
    const own = { version: '1.1.0', base: '/releases/remote-a/1.1.0/' };
    expect((await registry()).apps['remote-a']?.live).toMatchObject(own);
  });

  test('publishing the live version writes no file and says so', async () => {
    const before = await everything();
    const apps = ['host', 'remote-a'].map((name) => ({ name, version: '1.0.0', changed: false }));
    expect(await publishAll({ store, dists: [host, remote] })).toEqual({ revision: 1, changed: false, apps });
    expect(await everything()).toEqual(before);
  });

  test('a release that was uploaded is listed and not live, and is published from the store if it is whole', async () => {
    const stored = [{ app: 'remote-a', version: '2.0.0' }];
    await expectRefusal(publishAll({ store, dists: [], stored }), 'VERSION_MISSING');
    const dist = await distOf('remote-a', '2.0.0');
    await publish({ store, dist, upload: true });
    expect((await history(store))[0]?.change).toEqual({ kind: 'upload', releases: stored });
    expect((await registry()).apps['remote-a']?.live.version).toBe('1.0.0');
    expect(await publish({ store, dist, upload: true })).toMatchObject({ changed: false });
    for (const [damage, target] of [
      [rm, 'maps.tar'],
      [flipBit, 'files.tar'],
    ] as const) {
      await damage(join(root, await objectIn(store, 'remote-a', '2.0.0', target)));
      await expectRefusal(publishAll({ store, dists: [], stored }), 'RELEASE_BROKEN');
      await publish({ store, dist, upload: true });
    }
    await publishAll({ store, dists: [], stored });
    expect((await registry()).apps['remote-a']?.live.version).toBe('2.0.0');
  });

  test('one version published twice at the same time is one release', async () => {
    const dist = await distOf('remote-a', '1.1.0');
    const copy = await temporaryFolder();
    await cp(dist, copy, { recursive: true });
    const outcomes = await Promise.all(
      [dist, copy].map((one) => publish({ store: new LocalStore(root), dist: one })),
    );
    expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await history(store)).toHaveLength(2);
  });
});

describe('files that the releases of an app share by the hash in their names', () => {
  const page = named('Page.js', 'one();');
  const sharing = (version: string, files: Record<string, string>) =>
    distOf('remote-a', version, { byContent: true, files });

  test('are published by each release that has them, and never with other content', async () => {
    const suite = await liveSuite();
    const put = async (version: string, words: string, options = {}) =>
      publish({ store: suite.store, dist: await sharing(version, { [page]: words }), ...options });
    await put('1.1.0', 'one();');
    await put('1.2.0', 'one();');
    const before = await contentOf(suite.root);
    for (const options of [{}, { canary: 5 }, { upload: true }, { dryRun: true }]) {
      await expectRefusal(put('1.3.0', 'other();', options), 'FILE_TAKEN', {
        app: 'remote-a',
        path: page,
        version: expect.stringMatching(/^1\.[12]\.0$/),
      });
    }
    expect(await contentOf(suite.root)).toEqual(before);
    expect(await put('1.2.0', 'one();')).toMatchObject({ changed: false });
    // Neither another app nor a release whose names carry no hash has its files in the same place.
    const files = { [page]: 'other();' };
    await suite.put('remote-b', '1.1.0', {}, { byContent: true, files });
    await suite.put('remote-a', '1.3.0', {}, { files });
    expect((await verify(suite.store)).faults).toEqual([]);
  });

  test('are not taken by two builds at once', async () => {
    const { root, store } = await liveSuite();
    const [one, other] = [sharing('1.1.0', { [page]: 'one();' }), sharing('1.2.0', { [page]: 'other();' })];
    const outcomes = await Promise.allSettled(
      [one, other].map(async (dist) => publish({ store: new LocalStore(root), dist: await dist })),
    );
    expect(outcomes).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'FILE_TAKEN' }),
    });
    expect(outcomes).toContainEqual({ status: 'fulfilled', value: expect.anything() });
    expect((await versionsIn(store, 'remote-a')).length).toBe(2);
  });
});

const text = 'window.suite = { greeting: "hello" };\n'.repeat(200);
const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * i * 7919 + i * 104729) % 251));

test('compressed forms lie beside each text that they make smaller, and only there', async () => {
  const files = { 'big.js': text, 'small.js': 'let a;', 'photo.png': noise, 'big.js.map': text };
  await publish({ store, dist: await distOf('host', '1.0.0', { files }) });
  const loaded = await filesIn(store, 'host', '1.0.0');
  const names = [...loaded.keys()].filter((name) => /^(?:big|small|photo)/.test(name));
  expect(names).toEqual(['big.js', 'big.js.br', 'big.js.gz', 'photo.png', 'small.js']);
  expect(brotliDecompressSync(loaded.get('big.js.br')!).toString()).toBe(text);
  expect(gunzipSync(loaded.get('big.js.gz')!).toString()).toBe(text);
  expect([...(await filesIn(store, 'host', '1.0.0', 'maps.tar')).keys()]).toEqual(['big.js.map']);
});
