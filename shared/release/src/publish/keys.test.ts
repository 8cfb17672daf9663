import { chmod, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicKey } from '../repository/keys';
import { readView } from '../repository/view';
import { LocalStore } from '../store/local-store';
import { contentOf, expectRefusal, refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { createKey, listRoles, recoverStore, retireKey, trustKey } from './keys';
import { rollback } from './rollback';
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
    ...Object.fromEntries(
      ['host', 'remote-a', 'remote-b'].map((app) => [app, { threshold: 1, keys: [targets] }]),
    ),
  });
  expect((await stat(keyFile('ops'))).mode & 0o777).toBe(0o600);
  expect((await stat(suite.store.keyFolder)).mode & 0o777).toBe(0o700);
  const secret = /\n([\w+/=]{20,})\n/.exec(await readFile(keyFile('ops'), 'utf8'))![1]!;
  for (const content of Object.values(await contentOf(suite.root))) {
    const body = Buffer.from(content.split(' ')[1] ?? '', 'base64').toString('latin1');
    expect(body).not.toContain('PRIVATE');
    expect(body).not.toContain(secret.slice(0, 20));
  }
});

test('a team that has a key of its own publishes with it, and ops need it for nothing that visitors get', async () => {
  const team = await newKey('team');
  await trustKey({ store: suite.store, role: 'remote-a', key: team.key });
  await retireKey({
    store: suite.store,
    role: 'remote-a',
    id: await keyId(keyFile('targets')),
    keys: [team.file],
  });
  expect(await keysFor('remote-a')).toEqual([team.id]);
  const metadata = await suite.store.entries('metadata');
  const refused = await refusalOf(suite.put('remote-a', '1.1.0'));
  expect(refused).toMatchObject({ code: 'KEY_MISSING', facts: { role: 'remote-a' } });
  expect(await suite.store.entries('metadata')).toEqual(metadata);
  // The version is not taken: a build with other content can have it.
  const files = { 'other.js': 'builtAnew();' };
  await suite.put('remote-a', '1.1.0', { keys: [team.file] }, { files });
  await rollback({ store: suite.store, app: 'remote-a' });
  await suite.put('remote-b', '1.1.0');
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('an app that is new can be given its key before its first release', async () => {
  const team = await newKey('team');
  const trusting = { store: suite.store, role: 'remote-new', key: team.key };
  const both = [await trustKey(trusting), await trustKey(trusting)];
  expect(both).toEqual([{ revision: 2 }, { revision: 2 }]);
  expect(await keysFor('remote-new')).toEqual([await keyId(keyFile('targets')), team.id]);
  await suite.put('remote-new', '1.0.0');
  expect((await suite.registry()).apps).toHaveProperty('remote-new');
});

test('the key may be named, or come from the environment as a file or as itself', async () => {
  const { file, key } = await newKey('elsewhere');
  await trustKey({ store: suite.store, role: 'ops', key });
  await retireKey({ store: suite.store, role: 'ops', id: await keyId(keyFile('ops')), keys: [file] });
  expect(await refusalOf(suite.put('remote-a', '1.1.0'))).toMatchObject({
    code: 'KEY_MISSING',
    facts: { role: 'ops' },
  });
  await suite.put('remote-a', '1.1.0', { keys: [file] });
  process.env.RELEASE_KEY = file;
  await suite.put('remote-a', '1.2.0');
  process.env.RELEASE_KEY = await readFile(file, 'utf8');
  await suite.put('remote-a', '1.3.0');
  process.env.RELEASE_KEY = '-----BEGIN PRIVATE KEY-----';
  await expectRefusal(suite.put('remote-a', '1.4.0'), 'KEY_WRONG');
});

test('a role with a threshold of two needs both keys', async () => {
  const { file, id, key } = await newKey('root-3');
  await trustKey({ store: suite.store, role: 'root', key, keys: [file] });
  await retireKey({ store: suite.store, role: 'root', id: await keyId(keyFile('root-1')), keys: [file] });
  expect((await listRoles(suite.store))[0]).toMatchObject({
    role: 'root',
    threshold: 2,
    keys: [await keyId(keyFile('root-2')), id],
  });
  const next = await newKey('targets-2');
  const change = { store: suite.store, role: 'targets', key: next.key };
  expect(await refusalOf(trustKey(change))).toMatchObject({
    code: 'KEY_MISSING',
    facts: { role: 'root', known: 1, threshold: 2 },
  });
  await trustKey({ ...change, keys: [file] });
  expect(await keysFor('targets')).toContain(next.id);
});

const write = async (name: string, text = '') => {
  await writeFile(join(safe, name), text);
  return join(safe, name);
};
const retire = async (role: string, id: string | Promise<string>) =>
  retireKey({ store: suite.store, role, id: await id });
const put = (...keys: string[]) => suite.put('remote-a', '1.1.0', { keys });
const recover = async (revision?: number, store: Promise<LocalStore> | LocalStore = suite.store) => {
  const { file, key } = await newKey();
  const given = revision === undefined ? {} : { keys: [file], revision };
  return recoverStore({ store: await store, key, ...given });
};
const emptyStore = async () => new LocalStore(await temporaryFolder());

const refusals: [code: string, what: string, act: () => Promise<unknown>][] = [
  [
    'KEY_IN_STORE',
    'a private key in the store by another way',
    async () => {
      await symlink(suite.root, join(safe, 'way'));
      return createKey(join(safe, 'way', 'key.pem'), suite.store);
    },
  ],
  ['KEY_UNKNOWN', 'retiring by a beginning that several keys have', () => retire('root', '')],
  ['KEY_LAST', 'retiring below the threshold', () => retire('root', keyId(keyFile('root-1')))],
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
