import { readFile, truncate, writeFile } from 'node:fs/promises';
import type * as filesystem from 'node:fs/promises';
import { join } from 'node:path';
import { recoverStore } from '../publish/keys';
import { verify } from '../publish/status';
import type { Store } from '../store/store';
import { expectRefusal, flipBit, temporaryFolder } from '../testing/sample';
import { objectIn } from '../testing/suite';
import type { Signer } from './keys';
import { objectPath, statePath } from './metadata';
import {
  type Scene,
  daysLater,
  forge,
  newKey,
  newReader,
  nothing,
  readFields,
  scene,
  stranger,
} from '../testing/forge';
import { readView, suiteReader } from './view';

/**
 * The attacks that The Update Framework lists (theupdateframework.io, "Security"), the first five, each tried on a store
 * that ours has written. The reader has seen the honest state before. The other six: attacks-on-apps.test.ts.
 */
let at: Scene;
let online: Signer;

beforeEach(async () => {
  at = await scene();
  online = await at.stolen('online');
});

const view = async (store: Store = at.reader) => (await readView(store))!;
const file = (path: string) => join(at.root, path);
afterEach(() => jest.restoreAllMocks());

/** The keys that sign each role of the store. */
async function honestKeys(): Promise<(role: string) => Signer[]> {
  const [targets, ops] = [await at.stolen('targets'), await at.stolen('ops')];
  return (role) => [role === 'ops' ? ops : ['snapshot', 'timestamp'].includes(role) ? online : targets];
}

/** The reader as another process has it, which has read no manifest yet. */
async function suiteReaderElsewhere(): Promise<typeof suiteReader> {
  let found = suiteReader;
  await jest.isolateModulesAsync(async () => void (found = (await import('./view')).suiteReader));
  return found;
}

describe('arbitrary software installation', () => {
  test.each(['release.json', 'files.tar'] as const)(
    'another %s in the place of a release is not handed out',
    async (name) => {
      await flipBit(file(await objectIn(at.store, 'remote-a', '1.0.0', name)));
      const reader = (await suiteReaderElsewhere())(newReader(at.root, await temporaryFolder()));
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
      if (role === 'remote-a') expect((await view()).suite.broken).toHaveProperty(role);
      else await expectRefusal(view(), 'METADATA_REFUSED');
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

  test('an older snapshot is refused, also by the stolen online key', async () => {
    const { meta } = await readFields(at.root, 'timestamp.json');
    await at.put('remote-a', '1.1.0');
    await view();
    await forge(at.root, [online], { timestamp: (signed) => (signed.meta = meta) });
    await expectRefusal(view(), 'METADATA_OLD');
  });

  test.each(['ops', 'remote-a'])('an older %s is refused, also by the stolen online key', async (role) => {
    const { meta } = await readFields(at.root, 'metadata/1.snapshot.json');
    await at.put('remote-a', '1.1.0');
    await view();
    await forge(at.root, [online], {
      snapshot: (signed) => (signed.meta[`${role}.json`] = meta[`${role}.json`]),
    });
    await expectRefusal(view(), 'METADATA_OLD');
  });
});

describe('fast-forward', () => {
  const highest = Number.MAX_SAFE_INTEGER;

  test.each<[string, Parameters<typeof forge>[2]]>([
    ['revision', { snapshot: (signed) => (signed.version = highest) }],
    ['version of the timestamp', { timestamp: (signed) => (signed.version = highest) }],
    ['version of an app', { 'remote-a': (signed) => (signed.version = highest) }],
  ])('the highest %s is refused, and the honest state is accepted afterwards', async (what, alter) => {
    const honest = await readFile(file('timestamp.json'));
    await forge(at.root, [online, await at.stolen('targets')], alter);
    if (what === 'version of an app') expect((await view()).suite.broken).toHaveProperty('remote-a');
    else await expectRefusal(view(), 'METADATA_REFUSED');
    if (what === 'version of an app') return;
    await writeFile(file('timestamp.json'), honest);
    const { revision } = await at.put('remote-b', '1.1.0');
    expect((await view()).suite).toMatchObject({ revision, broken: {} });
  });

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
      await forge(at.root, await honestKeys(), {
        [role]: (signed) => (signed.expires = '2020-01-01T00:00:00Z'),
      });
      if (role === 'remote-a') expect((await view()).suite.broken).toHaveProperty(role);
      else await expectRefusal(view(), 'METADATA_EXPIRED');
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
    [
      'the settings',
      async () => objectPath((await view()).roles.get('ops')!.signed.targets[statePath('suite')]!),
    ],
    ['the role of an app', () => 'metadata/1.remote-a.json'],
    [
      'the state of an app',
      async () => objectPath((await view()).roles.get('ops')!.signed.targets[statePath('remote-a')]!),
    ],
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
