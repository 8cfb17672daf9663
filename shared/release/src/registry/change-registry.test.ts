import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { BEGINNING, revisionAtBeginning, type Registry } from '@suite/kernel/registry';
import { releaseOf } from '@suite/kernel/testing';
import { ReleaseError } from '../release-error';
import { LocalStore } from '../store/local-store';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { history } from './audit';
import { changeRegistry } from './change-registry';
import { currentRegistry } from './current-registry';

let root: string;
let store: LocalStore;

beforeEach(async () => {
  root = await temporaryFolder();
  store = new LocalStore(root);
});

const setting = (app: string, version: string) => (current: Registry) => ({
  registry: { ...current, apps: { ...current.apps, [app]: { live: releaseOf(version), previous: null } } },
  what: `set ${app} ${version}`,
});
const by = { who: 'ann', why: 'a reason' };

test('each change makes one revision and one line of the audit log', async () => {
  expect(await changeRegistry(store, by, setting('host', '1'))).toMatchObject({
    changed: true,
    registry: { revision: 1 },
  });
  await changeRegistry(store, by, setting('remote-a', '1'));
  expect((await currentRegistry(store))?.registry).toMatchObject({
    revision: 2,
    apps: { host: { live: { version: '1' } }, 'remote-a': { live: { version: '1' } } },
  });
  expect(await history(store)).toMatchObject([
    { revision: 2, who: 'ann', why: 'a reason', what: 'set remote-a 1' },
    { revision: 1, who: 'ann', why: 'a reason', what: 'set host 1', after: null },
  ]);
  expect((await history(store)).every(({ when }) => !Number.isNaN(Date.parse(when)))).toBe(true);
});

test('the document says at its beginning which revision it is', async () => {
  await changeRegistry(store, by, setting('host', '1'));
  await changeRegistry(store, by, setting('host', '2'));
  const text = await readFile(join(root, 'registry.json'), 'utf8');
  expect(revisionAtBeginning(text.slice(0, BEGINNING))).toBe(2);
});

test('a dry run tells the result without writing it', async () => {
  await changeRegistry(store, by, setting('host', '1'));
  expect(await changeRegistry(store, { ...by, dryRun: true }, setting('host', '2'))).toMatchObject({
    changed: true,
    registry: { revision: 2, apps: { host: { live: { version: '2' } } } },
  });
  expect((await currentRegistry(store))?.registry.revision).toBe(1);
  expect(await store.list('audit')).toHaveLength(1);
});

test('a change without an author is by the user of the process', async () => {
  await changeRegistry(store, {}, setting('host', '1'));
  expect((await history(store))[0]?.who).toBe(userInfo().username);
});

test('a writer that loses the race tries again, and gives up after some tries', async () => {
  await changeRegistry(store, by, setting('host', '1'));
  let salt = 0;
  jest.spyOn(Math, 'random').mockImplementation(() => (salt += 1e-6));
  const replace = jest.spyOn(store, 'replace');
  let outrun = 3;
  const real = LocalStore.prototype.replace.bind(store);
  replace.mockImplementation((path, ...rest) =>
    path === 'registry.json' && outrun-- > 0
      ? Promise.reject(new ReleaseError('CONFLICT', { path }))
      : real(path, ...rest),
  );
  expect(await changeRegistry(store, by, setting('host', '2'))).toMatchObject({ registry: { revision: 2 } });
  outrun = Infinity;
  expect(await refusalOf(changeRegistry(store, by, setting('host', '3')))).toMatchObject({
    code: 'REGISTRY_BUSY',
  });
  jest.restoreAllMocks();
});

test('a change without an effect is not written', async () => {
  await changeRegistry(store, by, setting('host', '1'));
  const before = await readFile(join(root, 'registry.json'), 'utf8');
  expect(await changeRegistry(store, by, setting('host', '1'))).toMatchObject({ changed: false });
  expect(await readFile(join(root, 'registry.json'), 'utf8')).toBe(before);
  expect(await store.list('audit')).toHaveLength(1);
});

test('changes at the same time all arrive, each in a revision of its own', async () => {
  await changeRegistry(store, by, setting('host', '1'));
  const apps = Array.from({ length: 8 }, (_, i) => `remote-${i}`);
  await Promise.all(apps.map((app) => changeRegistry(new LocalStore(root), by, setting(app, '1'))));

  const registry = (await currentRegistry(store))!.registry;
  expect(registry.revision).toBe(9);
  expect(Object.keys(registry.apps).sort()).toEqual(['host', ...apps]);
  expect((await history(store)).map(({ revision }) => revision)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a change whose writer failed before the swap is no history', async () => {
  await changeRegistry(store, by, setting('host', '1'));
  const failing = new LocalStore(root);
  const replace = failing.replace.bind(failing);
  failing.replace = (path, ...rest) =>
    path === 'registry.json' ? Promise.reject(new Error('killed')) : replace(path, ...rest);
  await expect(changeRegistry(failing, by, setting('host', 'lost'))).rejects.toThrow('killed');
  await changeRegistry(store, by, setting('host', '2'));

  expect((await history(store)).map(({ what }) => what)).toEqual(['set host 2', 'set host 1']);
});

test('a refusal of the computation is passed on without a write', async () => {
  await changeRegistry(store, by, setting('host', '1'));
  const refuse = () => {
    throw new Error('no');
  };
  await expect(changeRegistry(store, by, refuse)).rejects.toThrow('no');
  expect((await currentRegistry(store))?.registry.revision).toBe(1);
});

test('a registry that no page would accept is not written', async () => {
  expect(await refusalOf(changeRegistry(store, by, setting('remote-a', '1')))).toMatchObject({
    code: 'REGISTRY_WRONG',
  });
  expect(await store.read('registry.json')).toBeUndefined();
});

test.each(['', '{', '<!doctype html>', '{"schema":2}'])(
  'a damaged registry %j stops every change and stays for repair',
  async (text) => {
    await writeFile(join(root, 'registry.json'), text);
    expect(await refusalOf(changeRegistry(store, by, setting('host', '1')))).toMatchObject({
      code: 'REGISTRY_BROKEN',
    });
    expect(await readFile(join(root, 'registry.json'), 'utf8')).toBe(text);
  },
);

test('the store proves that it can be written to while the change is computed, and a trial run proves nothing', async () => {
  const proven: string[] = [];
  store.ready = async () => void proven.push('proven');
  const change = (dryRun: boolean) =>
    changeRegistry(store, { ...by, dryRun }, (current) => {
      proven.push('computed');
      return setting('host', '1')(current);
    });
  await change(true);
  expect(proven).toEqual(['computed']);
  await change(false);
  expect(proven).toEqual(['computed', 'proven', 'computed']);
});

test('a store that cannot be written to does not hide why a change was refused', async () => {
  store.ready = () => Promise.reject(new ReleaseError('STORE_DENIED', { path: 'probe' }));
  const refused = changeRegistry(store, by, () => {
    throw new ReleaseError('APP_UNKNOWN', { app: 'x', known: '' });
  });
  expect(await refusalOf(refused)).toMatchObject({ code: 'APP_UNKNOWN' });
});
