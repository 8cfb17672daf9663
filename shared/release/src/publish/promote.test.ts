import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish, publishAll, promote } from './publish';
import { currentRegistry } from '../repository/view';
import { releaseTargets, type ReleaseTarget } from '../repository/releases';
import { LocalStore } from '../store/local-store';
import { distOf, expectRefusal, flipBit, temporaryFolder } from '../testing/sample';
import { filesIn, liveSuite, objectIn, type LiveSuite } from '../testing/suite';
import { verify } from './status';

let tested: LiveSuite;
let target: LocalStore;
const big = { files: { 'page.js': `console.log("${'word '.repeat(500)}");` } };

beforeEach(async () => {
  tested = await liveSuite();
  target = new LocalStore(join(await temporaryFolder(), 'store'));
  const dists = ['host', 'remote-a'].map((app) => distOf(app, '1.0.0'));
  await publishAll({ store: target, dists: await Promise.all(dists) });
});

const promoted = (app: string, version?: string) =>
  promote({ from: tested.store, store: target, apps: [{ app, version }] });
const live = async () => (await currentRegistry(target))!.registry.apps['remote-a']!.live.version;

test('the very bytes that were tried out go live in the other store', async () => {
  await tested.put('remote-a', '1.1.0', {}, big);
  expect(await promoted('remote-a')).toMatchObject({
    changed: true,
    apps: [{ name: 'remote-a', version: '1.1.0', changed: true }],
  });
  expect([...(await filesIn(target, 'remote-a', '1.1.0')).keys()]).toContain('page.js.br');
  for (const part of releaseTargets) {
    const path = await objectIn(tested.store, 'remote-a', '1.1.0', part);
    expect((await target.read(path))?.body).toEqual((await tested.store.read(path))?.body);
  }
  expect(await live()).toBe('1.1.0');
  expect((await verify(target)).faults).toEqual([]);
  expect(await promoted('remote-a')).toMatchObject({ changed: false });
});

test('an older version can be named, and only some visitors may get it', async () => {
  for (const version of ['1.1.0', '1.2.0']) await tested.put('remote-a', version);
  const apps = [{ app: 'remote-a', version: '1.1.0' }];
  await promote({ from: tested.store, store: target, apps, canary: 5 });
  expect((await currentRegistry(target))?.registry.apps['remote-a']).toMatchObject({
    live: { version: '1.0.0' },
    canary: { release: { version: '1.1.0' } },
  });
});

test("the target's gate decides, and before anything is written there", async () => {
  const builtAgainst = { react: '19.0.0' };
  const from = new LocalStore(join(await temporaryFolder(), 'store'));
  const dists = ['host', 'remote-b'].map((app) => distOf(app, '2.0.0', { builtAgainst }));
  await publishAll({ store: from, dists: await Promise.all(dists) });
  const promoting = promote({ from, store: target, apps: [{ app: 'remote-b' }] });
  await expectRefusal(promoting, 'SHARED_INCOMPATIBLE');
  expect(await target.entries('targets/remote-b')).toEqual([]);
});

const tested110 = async (part: ReleaseTarget) =>
  join(tested.root, await objectIn(tested.store, 'remote-a', '1.1.0', part));
const another = async () => publish({ store: target, dist: await distOf('remote-a', '1.1.0', big) });

test.each<[string, string, () => unknown, string?]>([
  ['RELEASE_BROKEN', 'damaged in the store it comes from', async () => flipBit(await tested110('files.tar'))],
  ['RELEASE_BROKEN', 'lost there', async () => rm(await tested110('maps.tar'))],
  ['VERSION_EXISTS', 'another build under the same version in the target', another],
  ['VERSION_MISSING', 'not there', () => undefined, '0.9.0'],
])('%s: a release that is %s is refused', async (code, _, spoil, version = '1.1.0') => {
  await tested.put('remote-a', '1.1.0');
  await spoil();
  const before = await live();
  await expectRefusal(promoted('remote-a', version), code);
  expect(await live()).toBe(before);
});
