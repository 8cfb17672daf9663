import { rm } from 'node:fs/promises';
import { listRoles, retireKey, trustKey } from '../publish/keys';
import { rollback } from '../publish/rollback';
import { verify } from '../publish/status';
import { expectRefusal, writeIn } from '../testing/sample';
import type { Signer } from './keys';
import { statePath } from './metadata';
import {
  type Alter,
  type Scene,
  copyScene,
  forge,
  giveTeamKey,
  listing,
  newKey,
  nothing,
  readFields,
  scene,
  signFields,
  signerIn,
} from '../testing/forge';
import { readView } from './view';

/** The steps of shared/release/docs/operations.md, “When a key is lost or stolen”, for a stolen key of each role. */
let at: Scene;
let online: Signer;

beforeEach(async () => {
  at = await scene();
  online = await at.stolen('online');
});

/** What ops type: `keys trust`, then `keys retire`, for each of these roles. */
async function exchange(roles: readonly string[], stolen: Signer): Promise<string> {
  const { path, key } = await newKey();
  for (const role of roles) await trustKey({ store: at.store, role, key, keys: [path] });
  for (const role of roles) await retireKey({ store: at.store, role, id: stolen.key.keyID, keys: [path] });
  return path;
}

/** What a thief does with a stolen key, and with the online key too, so that nothing else stops him. */
interface Theft {
  role: string;
  /** The roles whose key it is. */
  roles: readonly string[];
  file: string;
  harm: (root: string, stolen: Signer) => Promise<void>;
}

/** The thief signs a role with the stolen key. */
const signing =
  (name: string, alter: (root: string) => Alter = () => nothing): Theft['harm'] =>
  (root, stolen) =>
    forge(root, (role) => [role === name ? stolen : online], { [name]: alter(root) });

const evil = Buffer.from('{"stable":"1.0.0","previous":null,"withdrawn":["1.1.0"]}');

/** The other root key has been stolen from another place, so that the thief makes himself the signer of timestamps. */
async function takeRoot(root: string, stolen: Signer): Promise<void> {
  const names = await at.store.list('metadata');
  const version = Math.max(...names.map((name) => Number(/^(\d+)\.root/.exec(name)?.[1] ?? 0)));
  const signed = await readFields(root, `metadata/${version}.root.json`);
  signed.version += 1;
  signed.roles.timestamp = { keyids: [stolen.key.keyID], threshold: 1 };
  signed.keys[stolen.key.keyID] = stolen.key.toJSON();
  const body = signFields('root', signed, [stolen, await at.stolen('root-2')]);
  writeIn(root, `metadata/${signed.version}.root.json`, body);
  await forge(root, (role) => [role === 'timestamp' ? stolen : online], {});
}

const thefts: Theft[] = [
  { role: 'root', roles: ['root'], file: 'root-1', harm: takeRoot },
  {
    role: 'targets',
    roles: ['targets', 'host', 'remote-a', 'remote-b'],
    file: 'targets',
    harm: signing('targets'),
  },
  {
    role: 'ops',
    roles: ['ops'],
    file: 'ops',
    harm: signing('ops', (root) => listing(root, statePath('remote-b'), evil)),
  },
  {
    role: 'online (snapshot and timestamp)',
    roles: ['snapshot', 'timestamp'],
    file: 'online',
    harm: (root, stolen) => forge(root, [stolen], { snapshot: ({ change }) => (change.who = 'nobody') }),
  },
  { role: 'remote-a', roles: ['remote-a'], file: 'team', harm: signing('remote-a') },
];

test.each(thefts)(
  'a stolen key of $role: what the thief writes counts until the key is retired, then no more',
  async ({ file, roles, harm }) => {
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
      const { suite } = (await readView(reader))!;
      expect(suite.broken).toEqual({});
      expect(suite.registry.apps['remote-a']).toMatchObject({
        live: { version: '1.0.0' },
        withdrawn: ['1.1.0'],
      });
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
  const { suite } = (await readView(at.reader))!;
  expect(suite.broken).toEqual({});
  expect(suite.registry.apps['remote-a']?.live.version).toBe('1.1.0');
});
