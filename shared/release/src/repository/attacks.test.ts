import type * as filesystem from 'node:fs/promises';
import { cp, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recoverStore } from '../publish/keys';
import type { rollback } from '../publish/rollback';
import { verify } from '../publish/status';
import type { Store } from '../store/store';
import {
  type Fields,
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
  stranger,
} from '../testing/forge';
import { expectRefusal, flipBit, refusalOf, temporaryFolder } from '../testing/sample';
import { objectIn } from '../testing/suite';
import type { Signer } from './keys';
import { objectPath, statePath } from './metadata';
import { readView, suiteReader } from './view';

/**
 * The attacks that The Update Framework lists (theupdateframework.io, "Security"), each tried on a store that ours has
 * written. The reader has seen the honest state before.
 */
let at: Scene;
let online: Signer;

beforeEach(async () => {
  at = await scene();
  online = await at.stolen('online');
});

const evil = Buffer.from(JSON.stringify({ stable: '6.6.6', previous: null }));
const view = async (store: Store = at.reader) => (await readView(store))!;
const file = (path: string) => join(at.root, path);
afterEach(() => jest.restoreAllMocks());

/** The keys that sign each role of the store. */
async function honestKeys(): Promise<(role: string) => Signer[]> {
  const [targets, ops] = [await at.stolen('targets'), await at.stolen('ops')];
  return (role) => [role === 'ops' ? ops : ['snapshot', 'timestamp'].includes(role) ? online : targets];
}

/** Where the store has what `ops` say of an app, or the settings. */
const stateIn = async (name: string) =>
  objectPath((await view()).roles.get('ops')!.signed.targets[statePath(name)]!);

/** Expects that what was forged is refused: of an app it breaks this app alone, of any other role the whole reading. */
async function expectForged(role: string, code = 'METADATA_REFUSED', reader: Store = at.reader) {
  if (!role.startsWith('remote-')) return expectRefusal(view(reader), code);
  return expect((await view(reader)).suite.broken).toHaveProperty(role);
}

/** The code as another process has it, which has read no manifest yet. */
async function otherProcess() {
  const loaded: { suiteReader?: typeof suiteReader; rollback?: typeof rollback } = {};
  await jest.isolateModulesAsync(
    async () => void Object.assign(loaded, await import('./view'), await import('../publish/rollback')),
  );
  return loaded as Required<typeof loaded>;
}

describe('arbitrary software installation', () => {
  test.each(['release.json', 'files.tar'] as const)(
    'another %s in the place of a release is not handed out',
    async (name) => {
      await flipBit(file(await objectIn(at.store, 'remote-a', '1.0.0', name)));
      const reader = (await otherProcess()).suiteReader(newReader(at.root, await temporaryFolder()));
      const read = name === 'files.tar' ? reader.archive : reader.manifest;
      await expectRefusal(read('remote-a', '1.0.0'), 'TARGET_BROKEN');
    },
  );

  test.each(['remote-a', 'ops', 'targets', 'snapshot', 'timestamp'])(
    'a stranger who signs %s is refused',
    async (role) => {
      const [honest, thief] = [await honestKeys(), await stranger()];
      await forge(at.root, honest, { [role]: nothing });
      expect((await view()).suite).toMatchObject({ revision: 2, broken: {} });
      await forge(at.root, (name) => (name === role ? [thief] : honest(name)), { [role]: nothing });
      await expectForged(role);
    },
  );
});

describe('rollback', () => {
  test('an older timestamp is refused', async () => {
    const older = await readFile(file('timestamp.json'));
    await at.put('remote-a', '1.1.0');
    expect((await view()).suite.revision).toBe(2);
    await writeFile(file('timestamp.json'), older);
    await expectRefusal(view(), 'METADATA_OLD');
    await expectRefusal(at.put('remote-b', '1.1.0'), 'METADATA_OLD');
    await expectRefusal(verify(at.store), 'METADATA_OLD');
  });

  test.each([
    ['snapshot', 'timestamp', 'timestamp.json'],
    ['ops', 'snapshot', 'metadata/1.snapshot.json'],
    ['remote-a', 'snapshot', 'metadata/1.snapshot.json'],
  ])('an older %s is refused, also if the stolen online key signs a %s with it', async (old, by, path) => {
    const { meta } = await readFields(at.root, path);
    await at.put('remote-a', '1.1.0');
    await view();
    const name = `${old}.json`;
    await forge(at.root, [online], { [by]: (signed) => (signed.meta[name] = meta[name]) });
    await expectRefusal(view(), 'METADATA_OLD');
  });
});

describe('fast-forward', () => {
  const highest = Number.MAX_SAFE_INTEGER;

  test.each(['snapshot', 'timestamp', 'remote-a'])(
    'the highest version of %s is refused, and the honest state is accepted afterwards',
    async (role) => {
      const honest = await readFile(file('timestamp.json'));
      const keys = [online, await at.stolen('targets')];
      await forge(at.root, keys, { [role]: (signed) => (signed.version = highest) });
      await expectForged(role);
      if (role === 'remote-a') return;
      await writeFile(file('timestamp.json'), honest);
      const { revision } = await at.put('remote-b', '1.1.0');
      expect((await view()).suite).toMatchObject({ revision, broken: {} });
    },
  );

  test('a thief who uses up the revisions of a root loses: the next root leaves room for as many', async () => {
    await forge(at.root, [online], {
      snapshot: (signed) => (signed.version = 1_000_000_000),
      timestamp: (signed) => (signed.version = 1_000_000_000),
    });
    expect((await view()).suite.revision).toBe(1_000_000_000);
    const { path, key } = await newKey('online');
    expect(await recoverStore({ store: at.store, key, keys: [path] })).toEqual({ revision: 1_000_000_001 });
    await at.put('remote-b', '1.1.0', { keys: [path] });
    expect((await view()).suite).toMatchObject({ revision: 1_000_000_002, broken: {} });
    await forge(at.root, [online], {});
    await expectRefusal(view(), 'METADATA_REFUSED');
  });
});

describe('indefinite freeze', () => {
  test.each(['timestamp', 'snapshot', 'targets', 'ops', 'remote-a'])(
    '%s that has expired is refused',
    async (role) => {
      const past = (signed: Fields) => (signed.expires = '2020-01-01T00:00:00Z');
      await forge(at.root, await honestKeys(), { [role]: past });
      await expectForged(role, 'METADATA_EXPIRED');
    },
  );

  test('a store at which time stands still is refused after three days, also by who has read it before', async () => {
    expect((await view()).suite.revision).toBe(1);
    daysLater(3.1);
    await expectRefusal(view(), 'METADATA_EXPIRED');
    await expectRefusal(view(newReader(at.root, await temporaryFolder())), 'METADATA_EXPIRED');
    jest.useRealTimers();
  });
});

describe('endless data', () => {
  const core = jest.requireActual<typeof filesystem>('node:fs/promises');

  test.each<[string, () => Promise<string> | string]>([
    ['the timestamp', () => 'timestamp.json'],
    ['the first root', () => 'metadata/1.root.json'],
    ['the next root', () => 'metadata/2.root.json'],
    ['the snapshot', () => 'metadata/1.snapshot.json'],
    ['the targets', () => 'metadata/1.targets.json'],
    ['the role of ops', () => 'metadata/1.ops.json'],
    ['the settings', () => stateIn('suite')],
    ['the role of an app', () => 'metadata/1.remote-a.json'],
    ['the state of an app', () => stateIn('remote-a')],
    ['an archive', () => objectIn(at.store, 'remote-a', '1.0.0')],
  ])('200 MB in the place of %s are refused without being read', async (what, where) => {
    const path = file(await where());
    await writeFile(path, '', { flag: 'a' });
    await truncate(path, 200 * 1024 * 1024);
    const reader = newReader(at.root, await temporaryFolder());
    const read = jest.spyOn(core, 'readFile');
    await reader.read('metadata/1.remote-b.json');
    expect(read).toHaveBeenCalledWith(file('metadata/1.remote-b.json'));
    if (what === 'an archive') {
      await expectRefusal(suiteReader(reader).archive('remote-a', '1.0.0'), 'FILE_LARGE');
    } else if (what.endsWith('an app')) {
      expect((await view(reader)).suite.broken['remote-a']).toMatch(/larger than was signed/);
    } else {
      await expectRefusal(view(reader), 'FILE_LARGE');
    }
    expect(read.mock.calls.map(([one]) => one)).not.toContain(path);
  });
});

describe('extraneous dependencies', () => {
  test('what no metadata lists does not exist', async () => {
    const before = (await view()).suite;
    await at.store.replace(`targets/remote-a/6.6.6/${'0'.repeat(64)}.release.json`, '{}', undefined);
    await cp(file('metadata/1.remote-a.json'), file('metadata/1.remote-evil.json'));
    await forge(at.root, [online], {
      snapshot: (signed) => (signed.meta['remote-evil.json'] = signed.meta['remote-a.json']),
    });
    const { suite } = await view();
    expect(suite.releases).toEqual(before.releases);
    expect({ ...suite.registry, revision: 0 }).toEqual({ ...before.registry, revision: 0 });
    const reader = suiteReader(at.reader);
    expect(await reader.manifest('remote-a', '6.6.6')).toBeUndefined();
    await expectRefusal(reader.archive('remote-a', '6.6.6'), 'VERSION_MISSING');
  });
});

describe('mix-and-match', () => {
  test('a snapshot or role of another revision is refused', async () => {
    await at.put('remote-a', '1.1.0');
    for (const role of ['snapshot', 'ops']) {
      const copy = await copyScene(at);
      await cp(join(copy.root, `metadata/1.${role}.json`), join(copy.root, `metadata/2.${role}.json`));
      const { code } = await refusalOf(view(copy.reader));
      expect(['METADATA_REFUSED', 'FILE_LARGE']).toContain(code);
    }
    await cp(file('metadata/1.remote-a.json'), file('metadata/2.remote-a.json'));
    await expectForged('remote-a');
    expect((await view()).suite.registry.apps).not.toHaveProperty('remote-a');
  });
});

describe('wrong software installation', () => {
  test('what the key of an app signs outside of the paths of its app is not found', async () => {
    const key = await giveTeamKey(at);
    const before = (await view()).suite;
    const outside = [
      listing(at.root, 'remote-b/6.6.6/release.json', evil),
      listing(at.root, statePath('remote-b'), evil),
      listing(at.root, 'remote-a/6.6.6/deep/release.json', evil),
    ];
    const alter = (signed: Fields) => outside.forEach((list) => list(signed));
    await forge(at.root, [online, key], { 'remote-a': alter });
    const { suite } = await view();
    expect(suite).toMatchObject({ revision: before.revision + 1, broken: {} });
    expect(suite.releases).toEqual(before.releases);
    expect(suite.registry.apps).toEqual(before.registry.apps);
    expect(await suiteReader(at.reader).manifest('remote-b', '6.6.6')).toBeUndefined();
  });

  test('a release of one app that another app lists is not handed out', async () => {
    const key = await giveTeamKey(at);
    const manifest = await readFile(file(await objectIn(at.store, 'remote-b', '1.0.0', 'release.json')));
    await forge(at.root, [online, key], {
      'remote-a': listing(at.root, 'remote-a/1.0.0/release.json', manifest),
    });
    const { suite } = await view();
    expect(suite.broken['remote-a']).toMatch(/manifest of another release/);
    expect(suite.registry.apps).not.toHaveProperty('remote-a');
    expect(suite.registry.apps['remote-b']?.live.version).toBe('1.0.0');
  });
});

describe('malicious mirrors that prevent updates', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['role', () => 'metadata/1.remote-b.json'],
    ['state', () => stateIn('remote-b')],
    ['archive', () => objectIn(at.store, 'remote-b', '1.0.0')],
    ['manifest', async () => objectPath((await view()).releases.target('remote-b', '1.0.0')!)],
  ])('a damaged %s of one app holds up no rollback and no release of another', async (_, where) => {
    await at.put('remote-a', '1.1.0');
    await writeFile(file(await where()), 'damaged');
    const store = newReader(at.root, await temporaryFolder());
    const { revision } = await (await otherProcess()).rollback({ store, app: 'remote-a' });
    await at.put('host', '1.1.0');
    expect((await view()).suite).toMatchObject({ revision: revision + 1 });
    expect((await view()).suite.registry.apps['remote-a']?.live.version).toBe('1.0.0');
  });

  test('junk under the next versions holds up no change', async () => {
    for (const role of ['snapshot', 'ops', 'remote-a'])
      await at.store.replace(`metadata/2.${role}.json`, 'junk', undefined);
    expect(await at.put('remote-a', '1.1.0')).toMatchObject({ revision: 3 });
    expect((await view()).suite).toMatchObject({ revision: 3, broken: {} });
  });
});

describe('slow retrieval', () => {
  test.each([
    ...['timestamp.json', 'metadata/2.snapshot.json', 'metadata/2.ops.json', 'metadata/2.remote-a.json'],
    'targets/state',
  ])('a store that hangs at %s is given up', async (path) => {
    await at.put('remote-a', '1.1.0');
    const { reader } = at;
    const read = reader.read.bind(reader);
    reader.read = (one, most) => (one.startsWith(path) ? new Promise(() => undefined) : read(one, most));
    Object.assign(reader, { patience: 30 });
    await expectRefusal(view(), 'STORE_SILENT');
    Object.assign(reader, { read, patience: undefined });
    expect((await view()).suite.revision).toBe(2);
  });
});

describe('vulnerability to key compromises', () => {
  test('fewer root keys than the threshold change nothing', async () => {
    const root = await readFields(at.root, 'metadata/1.root.json');
    const thief = await stranger();
    root.version = 2;
    root.keys[thief.key.keyID] = thief.key.toJSON();
    for (const role of ['root', 'snapshot', 'timestamp'])
      Object.assign(root.roles[role], { keyids: [thief.key.keyID], threshold: 1 });
    const keys = [thief, await at.stolen('root-1')];
    await writeFile(file('metadata/2.root.json'), signFields('root', root, keys));
    await forge(at.root, [thief, online], {});
    await expectRefusal(view(), 'METADATA_REFUSED');
    const enough = [...keys, await at.stolen('root-2')];
    await writeFile(file('metadata/2.root.json'), signFields('root', root, enough));
    expect((await view()).suite.revision).toBe(2);
  });

  test('the stolen key of a team signs for no other app and changes nothing that visitors get', async () => {
    const key = await giveTeamKey(at);
    const state = listing(at.root, statePath('remote-a'), evil);
    for (const role of ['remote-b', 'ops', 'targets']) {
      const copy = await copyScene(at);
      await forge(copy.root, [online, key], { [role]: role === 'ops' ? state : nothing });
      await expectForged(role, 'METADATA_REFUSED', copy.reader);
    }
    await forge(at.root, [key], { 'remote-a': nothing });
    await expectRefusal(view(), 'METADATA_REFUSED');
  });
});
