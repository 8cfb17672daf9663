import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { publishAll } from '../publish/publish';
import { verify } from '../publish/status';
import { ReleaseError } from '../release-error';
import { LocalStore } from '../store/local-store';
import { dyingStore, isDone, meanwhile } from '../testing/faults';
import { distOf, expectRefusal, temporaryFolder } from '../testing/sample';
import { changeSuite, type By, type Wanted } from './change-suite';
import { currentRegistry, suiteReader } from './view';
import { history } from './history';

let root: string;
let store: LocalStore;

beforeEach(async () => {
  process.env.XDG_CONFIG_HOME = await temporaryFolder();
  root = await temporaryFolder();
  store = new LocalStore(root);
});
afterEach(() => jest.restoreAllMocks());

/** A change that allows previews of a form. */
const allowing = (form: string) => (): Wanted => {
  const overrides = { versions: [form], origins: [] };
  return { settings: { overrides }, change: { kind: 'overrides', ...overrides } };
};
const by: By = { who: 'ann', why: 'a reason' };
const change = (form: string, over: By = by, one = store) => changeSuite(one, over, allowing(form));
const timestamp = () => readFile(join(root, 'timestamp.json'), 'utf8');

test('a change without an author is by the user of the process', async () => {
  await change('*-one', {});
  expect(await history(store)).toMatchObject([{ who: userInfo().username }]);
});

test('a writer that loses the race tries again, and gives up after some tries', async () => {
  await change('*-one');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const real = store.replace.bind(store);
  let outrun = 3;
  store.replace = (path, ...rest) =>
    path === 'timestamp.json' && outrun-- > 0
      ? Promise.reject(new ReleaseError('CONFLICT', { path }))
      : real(path, ...rest);
  expect(await change('*-two')).toMatchObject({ changed: true, revision: 5 });
  expect(await history(store)).toHaveLength(2);
  store.replace = async (path, ...rest) => {
    if (path === 'timestamp.json') throw new ReleaseError('CONFLICT', { path });
    if (!path.startsWith('metadata/')) await real(path, ...rest);
  };
  await expectRefusal(change('*-three'), 'REGISTRY_BUSY');
});

test.each(['', '{', '<!doctype html>', '{"signed":{"_type":"timestamp"},"signatures":[]}'])(
  'a damaged timestamp %j stops every change and stays for repair',
  async (text) => {
    await change('*-one');
    await writeFile(join(root, 'timestamp.json'), text);
    await expectRefusal(change('*-two'), 'METADATA_REFUSED');
    expect(await timestamp()).toBe(text);
  },
);

test('the store proves that it can be written to while the change is computed, and a trial run proves nothing', async () => {
  await change('*-zero');
  const done: string[] = [];
  store.ready = async () => void done.push('proven');
  for (const dryRun of [true, false])
    await changeSuite(store, { ...by, dryRun }, () => {
      done.push('computed');
      return allowing('*-one')();
    });
  expect(done).toEqual(['computed', 'proven', 'computed']);
});

test('a store that cannot be written to does not hide why a change was refused', async () => {
  await change('*-one');
  store.ready = () => Promise.reject(new ReleaseError('STORE_DENIED', { path: 'probe' }));
  const refused = changeSuite(store, by, () => {
    throw new ReleaseError('APP_UNKNOWN', { app: 'x', known: '' });
  });
  await expectRefusal(refused, 'APP_UNKNOWN');
});

test('a first publication that was killed at any write, even twice, leaves a store in which the next one works', async () => {
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')];
  const publishUntil = (folder: string, at: number, revision: number) => {
    const dying = dyingStore(folder, at);
    return isDone(publishAll({ store: dying, dists, create: { keys: dying.keyFolder, revision } }));
  };
  for (let at = 0; ; at++) {
    const folder = join(await temporaryFolder(), 'store');
    if (await publishUntil(folder, at, at % 2 ? 100 : 1)) return expect(at).toBeGreaterThan(8);
    await publishUntil(folder, at, 1);
    const next = new LocalStore(folder);
    await publishAll({ store: next, dists });
    expect((await currentRegistry(next))?.registry.apps.host?.live.version).toBe('1.0.0');
    expect((await verify(next)).faults).toEqual([]);
    expect(await history(next)).toHaveLength(1);
    expect(await suiteReader(next).manifest('host', '1.0.0')).toBeDefined();
  }
}, 60_000);

test('a publisher that is outrun while it creates a store goes on in that of the other', async () => {
  const [first, second] = [new LocalStore(root), new LocalStore(root)];
  const dists = [await distOf('host', '1.0.0')];
  meanwhile(first, () => publishAll({ store: second, dists }));
  expect(await publishAll({ store: first, dists })).toMatchObject({ revision: 1, changed: false });
  expect((await verify(new LocalStore(root))).faults).toEqual([]);
});
