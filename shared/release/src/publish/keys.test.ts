import { chmod, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicKey } from '../repository/keys';
import { readView } from '../repository/view';
import { LocalStore } from '../store/local-store';
import { contentOf, expectRefusal, temporaryFolder } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { createKey, listRoles, recoverStore, retireKey, trustKey } from './keys';
import { verify } from './status';

let suite: LiveSuite;
let safe: string;
const { RELEASE_KEY, XDG_CONFIG_HOME } = process.env;

beforeEach(async () => {
  safe = await temporaryFolder();
  process.env.XDG_CONFIG_HOME = join(safe, 'config');
  delete process.env.RELEASE_KEY;
  suite = await liveSuite();
});
afterAll(() => Object.assign(process.env, { RELEASE_KEY, XDG_CONFIG_HOME }));

const keyFile = (name: string) => join(suite.store.keyFolder, `${name}.pem`);
const keyId = async (path: string) => (await readPublicKey(`${path}.pub`)).keyID;
const keysFor = async (role: string) => (await listRoles(suite.store)).find((one) => one.role === role)?.keys;

async function newKey(name = 'key') {
  const { file, id } = await createKey(join(safe, `${name}.pem`), suite.store);
  return { file, id, key: await readPublicKey(`${file}.pub`) };
}

test('a first publication makes keys beside the store, which only this user may read, and the store has no private one', async () => {
  const roles = Object.fromEntries((await listRoles(suite.store)).map(({ role, ...one }) => [role, one]));
  const [root1, root2, targets, ops, online] = await Promise.all(
    ['root-1', 'root-2', 'targets', 'ops', 'online'].map((name) => keyId(keyFile(name))),
  );
  expect(roles).toEqual({
    root: { threshold: 2, keys: [root1, root2] },
    targets: { threshold: 1, keys: [targets] },
    snapshot: { threshold: 1, keys: [online] },
    timestamp: { threshold: 1, keys: [online] },
    ops: { threshold: 1, keys: [ops] },
    host: { threshold: 1, keys: [targets] },
    'remote-a': { threshold: 1, keys: [targets] },
    'remote-b': { threshold: 1, keys: [targets] },
  });
  expect((await stat(keyFile('ops'))).mode & 0o777).toBe(0o600);
  expect((await stat(suite.store.keyFolder)).mode & 0o777).toBe(0o700);
  const [secret = ''] = /\S+(?=\n-----END)/.exec(await readFile(keyFile('ops'), 'utf8')) ?? [];
  expect(secret.length).toBeGreaterThan(40);
  for (const path of Object.keys(await contentOf(suite.root))) {
    const body = await readFile(path, 'latin1');
    expect(['PRIVATE KEY', secret.slice(-30)].filter((part) => body.includes(part))).toEqual([]);
  }
});

test('a team needs no key of others for its releases, also of an app that is new, and a refused version is not taken', async () => {
  const team = await newKey('team');
  const trusting = { store: suite.store, role: 'remote-new', key: team.key };
  const both = [await trustKey(trusting), await trustKey(trusting)];
  expect(both).toEqual([{ revision: 2 }, { revision: 2 }]);
  await retire('remote-new', await keyId(keyFile('targets')), team.file);
  expect(await keysFor('remote-new')).toEqual([team.id]);
  const metadata = await suite.store.entries('metadata');
  await expectRefusal(suite.put('remote-new', '1.0.0'), 'KEY_MISSING', { role: 'remote-new' });
  expect(await suite.store.entries('metadata')).toEqual(metadata);
  await suite.put('remote-new', '1.0.0', { keys: [team.file] }, { files: { 'other.js': 'builtAnew();' } });
  await suite.put('remote-b', '1.1.0');
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('the key may be named, or come from the environment as a file or as itself', async () => {
  const { file, key } = await newKey('elsewhere');
  await trustKey({ store: suite.store, role: 'ops', key });
  await retire('ops', await keyId(keyFile('ops')), file);
  await expectRefusal(suite.put('remote-a', '1.1.0'), 'KEY_MISSING', { role: 'ops' });
  await suite.put('remote-a', '1.1.0', { keys: [file] });
  process.env.RELEASE_KEY = file;
  await suite.put('remote-a', '1.2.0');
  process.env.RELEASE_KEY = await readFile(file, 'utf8');
  await suite.put('remote-a', '1.3.0');
  process.env.RELEASE_KEY = '-----BEGIN PRIVATE KEY-----';
  await expectRefusal(suite.put('remote-a', '1.4.0'), 'KEY_WRONG');
});

test('a role with a threshold of two needs both keys', async () => {
  const { file, key } = await newKey('root-3');
  await trustKey({ store: suite.store, role: 'root', key, keys: [file] });
  await retire('root', await keyId(keyFile('root-1')), file);
  const change = { store: suite.store, role: 'targets', key: (await newKey('targets-2')).key };
  await expectRefusal(trustKey(change), 'KEY_MISSING', { role: 'root', known: 1, threshold: 2 });
  expect(await trustKey({ ...change, keys: [file] })).toEqual({ revision: 4 });
});

const write = async (name: string, text = '') => {
  await writeFile(join(safe, name), text);
  return join(safe, name);
};
const put = (...keys: string[]) => suite.put('remote-a', '1.1.0', { keys });
const recover = async (revision?: number, store: Promise<LocalStore> | LocalStore = suite.store) => {
  const { file, key } = await newKey();
  const given = revision === undefined ? {} : { keys: [file], revision };
  return recoverStore({ store: await store, key, ...given });
};
const emptyStore = async () => new LocalStore(await temporaryFolder());

const inStore = async () => {
  await symlink(suite.root, join(safe, 'way'));
  return createKey(join(safe, 'way', 'key.pem'), suite.store);
};
const retire = (role: string, id: string, ...keys: string[]) =>
  retireKey({ store: suite.store, role, id, keys });

const refusals: [code: string, what: string, act: () => Promise<unknown>][] = [
  ['KEY_IN_STORE', 'a private key in the store by another way', inStore],
  ['KEY_UNKNOWN', 'retiring by a beginning that several keys have', () => retire('root', '')],
  ['KEY_EXPOSED', 'a key that others may read', () => chmod(keyFile('ops'), 0o644).then(() => put())],
  ['KEY_WRONG', 'a file that is no key', async () => put(await write('k.pem', 'no key'))],
  ['REPOSITORY_MISSING', 'listing the roles of an empty store', async () => listRoles(await emptyStore())],
  ['METADATA_GONE', 'recovering an empty store', () => recover(undefined, emptyStore())],
  ['USAGE', 'a revision that readers would refuse', () => recover(3_000_000_000)],
  ['KEY_MISSING', 'recovering without the new key', () => recover()],
];

test.each(refusals)('%s: %s is refused, and the store stays as it is', async (code, _, act) => {
  await expectRefusal(act(), code);
  expect((await readView(suite.store))?.suite.revision).toBe(1);
});
