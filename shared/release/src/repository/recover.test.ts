import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listRoles, recoverStore, retireKey, trustKey } from '../publish/keys';
import { rollback } from '../publish/rollback';
import { verify } from '../publish/status';
import type { LocalStore } from '../store/local-store';
import { dyingStore, isDone } from '../testing/faults';
import {
  type Alter,
  type Scene,
  copyScene,
  daysLater,
  forge,
  giveTeamKey,
  listing,
  newKey,
  newReader,
  nothing,
  readFields,
  scene,
  signFields,
  signerIn,
} from '../testing/forge';
import { expectRefusal, temporaryFolder, writeIn } from '../testing/sample';
import { history } from './history';
import type { Signer } from './keys';
import { statePath } from './metadata';
import { Trust } from './trust';
import { readView } from './view';

/** The steps of shared/release/docs/operations.md, “When a key is lost or stolen” and “Restore”. */
let at: Scene;
let online: Signer;

beforeEach(async () => {
  at = await scene();
  online = await at.stolen('online');
});
afterEach(() => jest.useRealTimers());

/** What ops type: `keys trust`, then `keys retire`, for each of these roles. */
async function exchange(roles: readonly string[], stolen: Signer): Promise<string> {
  const { path, key } = await newKey();
  for (const role of roles) await trustKey({ store: at.store, role, key, keys: [path] });
  for (const role of roles) await retireKey({ store: at.store, role, id: stolen.key.keyID, keys: [path] });
  return path;
}

/** What a thief does with a stolen key, and with the online key too, so that nothing else stops him. */
type Harm = (root: string, stolen: Signer) => Promise<void>;

/** The thief signs a role with the stolen key. */
const signing =
  (name: string, alter: (root: string) => Alter = () => nothing): Harm =>
  (root, stolen) =>
    forge(root, (role) => [role === name ? stolen : online], { [name]: alter(root) });

const evil = Buffer.from('{"stable":"1.0.0","previous":null,"withdrawn":["1.1.0"]}');

/** The other root key has been stolen from another place, so that the thief makes himself the signer of timestamps. */
async function takeRoot(root: string, stolen: Signer): Promise<void> {
  const files = await at.store.entries('metadata');
  const version = Math.max(...files.map(({ path: name }) => Number(/^(\d+)\.root/.exec(name)?.[1] ?? 0)));
  const signed = await readFields(root, `metadata/${version}.root.json`);
  signed.version += 1;
  signed.roles.timestamp = { keyids: [stolen.key.keyID], threshold: 1 };
  signed.keys[stolen.key.keyID] = stolen.key.toJSON();
  const body = signFields('root', signed, [stolen, await at.stolen('root-2')]);
  writeIn(root, `metadata/${signed.version}.root.json`, body);
  await forge(root, (role) => [role === 'timestamp' ? stolen : online], {});
}

/** The thief signs other words into the history. */
const signOnline: Harm = (root, stolen) =>
  forge(root, [stolen], { snapshot: ({ change }) => (change.who = 'nobody') });

test.each<[file: string, roles: string[], Harm]>([
  ['root-1', ['root'], takeRoot],
  ['targets', ['targets', 'host', 'remote-a', 'remote-b'], signing('targets')],
  ['ops', ['ops'], signing('ops', (root) => listing(root, statePath('remote-b'), evil))],
  ['online', ['snapshot', 'timestamp'], signOnline],
  ['team', ['remote-a'], signing('remote-a')],
])(
  'the stolen key %s of %j: what the thief writes counts until the key is retired, then no more',
  async (file, roles, harm) => {
    if (file === 'team') await giveTeamKey(at);
    const stolen = await at.stolen(file);
    const before = await copyScene(at);
    await harm(before.root, stolen);
    const { revision = 0 } = (await readView(at.reader))?.suite ?? {};
    expect((await readView(before.reader))?.suite).toMatchObject({ revision: revision + 1, broken: {} });

    const path = await exchange(roles, stolen);
    await rm(at.keyPath(file));
    const left = (await listRoles(at.store)).filter(({ role }) => roles.includes(role));
    expect(left.flatMap(({ keys }) => keys)).not.toContain(stolen.key.keyID);

    const after = await copyScene(at);
    if (roles.includes('timestamp')) online = await signerIn(path);
    await harm(after.root, stolen);
    if (file === 'team') expect((await readView(after.reader))?.suite.broken).toHaveProperty('remote-a');
    else await expectRefusal(readView(after.reader), 'METADATA_REFUSED');

    // Honest changes go on, for a reader from before the theft and for one that has believed the thief.
    await at.put('remote-a', '1.1.0', { keys: [path] });
    await rollback({ store: at.store, app: 'remote-a', keys: [path] });
    for (const { reader } of [at, await copyScene({ root: at.root, reader: before.reader })]) {
      expect(await liveFor(reader)).toBe('1.0.0');
      expect((await readView(reader))!.states['remote-a']?.withdrawn).toEqual(['1.1.0']);
    }
    expect((await verify(at.store)).faults).toEqual([]);
  },
);

test('ops retire a stolen key of a team by trusting a key of their own: they need none of the team', async () => {
  const stolen = await giveTeamKey(at);
  await rm(at.keyPath('team'));
  await trustKey({ store: at.store, role: 'remote-a', key: (await newKey('colleague')).key });
  const path = await exchange(['remote-a'], stolen);
  await at.put('remote-a', '1.1.0', { keys: [path] });
  expect(await liveFor(at.reader)).toBe('1.1.0');
});

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
  await expectRefusal(readView(at.reader), 'STORE_EMPTY', { revision });
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
