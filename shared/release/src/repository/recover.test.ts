import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listRoles, recoverStore, retireKey, trustKey } from '../publish/keys';
import { verify } from '../publish/status';
import type { LocalStore } from '../store/local-store';
import { expectRefusal, refusalOf, temporaryFolder } from '../testing/sample';
import { history } from './history';
import { dyingStore, isDone } from '../testing/faults';
import { copyScene, daysLater, newKey, newReader, scene, type Scene } from '../testing/forge';
import { Trust } from './trust';
import { readView } from './view';

/** The steps of shared/release/docs/operations.md, “When a key is lost or stolen” and “Restore”. */
let at: Scene;

beforeEach(async () => {
  at = await scene();
});
afterEach(() => jest.useRealTimers());

/** What a reader gets of remote-a. */
async function liveFor(reader: LocalStore): Promise<string | undefined> {
  const { suite } = (await readView(reader))!;
  expect(suite.broken).toEqual({});
  return suite.registry.apps['remote-a']?.live.version;
}

/** A store whose writer has a memory of its own and is killed instead of its nth write. */
const dyingWriter = async (root: string, nth: number) =>
  Object.assign(dyingStore(root, nth - 1), { trust: new Trust({ folder: await temporaryFolder() }) });

test.each([0, 100, 1100])(
  'the online key is lost and missed after %d days: the root is written first',
  async (days) => {
    await rm(at.keyPath('online'));
    if (days) daysLater(days);
    const { path, key } = await newKey('online');
    const code = days ? 'METADATA_EXPIRED' : 'KEY_MISSING';
    await expectRefusal(at.put('remote-a', '1.1.0'), code);
    const written = jest.spyOn(at.store, 'replace');
    await recoverStore({ store: at.store, key, keys: [path], who: 'ann', why: 'the disk is gone' });
    expect(written.mock.calls[0]?.[0]).toBe('metadata/2.root.json');
    await at.put('remote-a', '1.1.0', { keys: [path] });
    expect(await liveFor(at.reader)).toBe('1.1.0');
    expect((await history(at.reader))[1]).toMatchObject({
      who: 'ann',
      why: 'the disk is gone',
      change: { kind: 'recover', key: key.keyID },
    });
  },
);

const kills = [1, 2, 3].flatMap((nth) => ['lost', 'stolen'].map((what) => [what, nth] as const));
test.each(kills)(
  'the online key is %s: a recovery that was killed at write %d can be done again',
  async (what, nth) => {
    if (what === 'lost') await rm(at.keyPath('online'));
    const { path, key } = await newKey('online');
    const dying = await dyingWriter(at.root, nth);
    await expect(recoverStore({ store: dying, key, keys: [path] })).rejects.toThrow('killed');
    // With the old key at hand readers notice nothing of the interruption.
    if (what === 'stolen') expect(await liveFor(at.reader)).toBe('1.0.0');
    await recoverStore({ store: at.store, key, keys: [path] });
    await at.put('remote-a', '1.1.0', { keys: [path] });
    expect(await liveFor(at.reader)).toBe('1.1.0');
    expect(await liveFor(newReader(at.root, await temporaryFolder()))).toBe('1.1.0');
  },
);

test.each(['targets', 'ops', 'snapshot'])(
  'an exchange of the key of %s that was killed at any write can be done again',
  async (role) => {
    const stolen = await at.stolen(role === 'snapshot' ? 'online' : role);
    const { path, key } = await newKey();
    const exchange = async (store: LocalStore) => {
      await trustKey({ store, role, key, keys: [path] });
      await retireKey({ store, role, keys: [path], id: stolen.key.keyID });
    };
    for (let nth = 1; ; nth++) {
      const { root, reader } = await copyScene(at);
      const dying = await dyingWriter(root, nth);
      if (await isDone(exchange(dying))) return expect(nth).toBeGreaterThan(6);
      await exchange(newReader(root, dying.trust.folder));
      expect(await liveFor(reader)).toBe('1.0.0');
      expect((await listRoles(reader)).find((one) => one.role === role)?.keys).toEqual([key.keyID]);
    }
  },
);

test('backup and restore: readers refuse what was put back until the online key is exchanged', async () => {
  await at.put('remote-a', '1.1.0');
  const backup = await temporaryFolder();
  await cp(at.root, backup, { recursive: true });
  for (const version of ['1.2.0', '1.3.0']) await at.put('remote-a', version);
  const { revision } = (await readView(at.reader))!.suite;

  for (const name of await readdir(at.root)) await rm(join(at.root, name), { recursive: true });
  expect(await refusalOf(readView(at.reader))).toMatchObject({ code: 'STORE_EMPTY', facts: { revision } });
  await expectRefusal(at.put('remote-a', '1.3.0'), 'STORE_EMPTY');
  expect(await readdir(at.root)).toEqual([]);
  await cp(backup, at.root, { recursive: true });
  await expectRefusal(readView(at.reader), 'METADATA_OLD');
  await expectRefusal(at.put('remote-a', '1.3.0'), 'METADATA_OLD');

  const { path, key } = await newKey('online');
  const recovery = { store: at.store, key, keys: [path], revision: 1000 };
  expect(await recoverStore({ ...recovery, dryRun: true })).toEqual({ revision: 2 });
  expect(await recoverStore(recovery)).toEqual({ revision: 1000 });
  expect(await liveFor(at.reader)).toBe('1.1.0');
  await rm(at.keyPath('online'));
  await at.put('remote-a', '1.3.0', { keys: [path] });
  expect(await liveFor(at.reader)).toBe('1.3.0');
  expect((await verify(at.store)).faults).toEqual([]);
  expect((await history(at.store)).map((record) => record.revision)).toEqual([1001, 1000, 2, 1]);
});
