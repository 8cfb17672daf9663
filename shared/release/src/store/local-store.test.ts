import files from 'node:fs/promises';
import { join } from 'node:path';
import { expectRefusal, temporaryFolder } from '../testing/sample';
import { storeContract } from '../testing/store-contract';
import { LocalStore } from './local-store';

let root: string;
let store: LocalStore;

beforeEach(async () => {
  root = join(await temporaryFolder(), 'store');
  store = new LocalStore(root);
});
afterEach(() => jest.restoreAllMocks());

const textOf = async (path: string) => (await store.read(path))?.body.toString();
const fill = async (content: Record<string, string>) => {
  for (const [path, text] of Object.entries(content)) await store.replace(path, text, undefined);
};
const everyName = async () => (await files.readdir(root, { recursive: true })).sort();

storeContract({
  open: async () => new LocalStore(root),
  contentOf: (path) => files.readFile(join(root, path), 'utf8'),
});

const fault = (code: string) => Object.assign(new Error('simulated'), { code });

test.each([
  ['ENOSPC', 'STORE_FULL'],
  ['EACCES', 'STORE_DENIED'],
  ['EROFS', 'STORE_READ_ONLY'],
  ['EIO', 'STORE_FAILED'],
])('a write that ends with %s is refused as %s, and the old content stands alone', async (cause, code) => {
  const path = 'targets/a/x.js';
  await store.replace(path, 'old', undefined);
  const { tag } = (await store.read(path))!;
  for (const step of ['open', 'rename'] as const) {
    jest.spyOn(files, step).mockRejectedValueOnce(fault(cause));
    await expectRefusal(store.replace(path, 'new', tag), code);
    expect(await textOf(path)).toBe('old');
    expect((await store.entries('targets/a')).map(({ path: name }) => name)).toEqual(['x.js']);
    expect(await files.readdir(join(root, '.staging'))).toEqual([]);
  }
  await store.replace(path, 'new', tag);
  expect(await textOf(path)).toBe('new');
});

test('on a full disk a change can still be made, from space that no release takes', async () => {
  await store.replace('timestamp.json', 'old', undefined);
  const { tag } = (await store.read('timestamp.json'))!;
  const { open } = files;
  const isKept = async () => (await everyName()).includes('.reserve');
  jest.spyOn(files, 'open').mockImplementation(async (path, flags, mode) => {
    if (flags === 'wx' && (String(path).endsWith('.reserve') || (await isKept()))) throw fault('ENOSPC');
    return open(path, flags, mode);
  });
  const release = store.replace('targets/a/1.0.0/files.tar', 'x', undefined);
  await expectRefusal(release, 'STORE_FULL');
  expect(await isKept()).toBe(true);
  await store.replace('timestamp.json', 'new', tag);
  expect(await textOf('timestamp.json')).toBe('new');
  await store.replace('targets/state/a.json', 'x', undefined);
  expect(await isKept()).toBe(false);
  jest.restoreAllMocks();
  await store.replace('b.json', 'x', undefined);
  expect((await files.stat(join(root, '.reserve'))).size).toBeGreaterThan(1024 * 1024);
});

test('a store that cannot be written is refused by its own name before any work', async () => {
  await store.ready();
  await store.replace('a.json', 'x', undefined);
  await store.ready();
  for (const [cause, code] of Object.entries({ EROFS: 'STORE_READ_ONLY', EACCES: 'STORE_DENIED' })) {
    jest.spyOn(files, 'access').mockRejectedValueOnce(fault(cause));
    await expectRefusal(store.ready(), code);
  }
});

test('a name that is too long for a disk, or goes through a file, belongs to no file', async () => {
  await store.replace('a.json', 'x', undefined);
  expect(await store.read('a.json/below')).toBeUndefined();
  expect(await store.read(`targets/a/${'1'.repeat(300)}/release.json`)).toBeUndefined();
});

test('what killed writers left behind is swept away once it is old', async () => {
  const staging = join(root, '.staging');
  for (const name of ['old', 'young']) await files.mkdir(join(staging, name), { recursive: true });
  await files.utimes(join(staging, 'old'), new Date(0), new Date(0));
  await store.replace('a.json', 'x', undefined);
  expect(await files.readdir(staging)).toEqual(['young']);
});

test('what is no path of a store is not listed', async () => {
  await fill({ 'targets/a/1/x.js': 'x' });
  for (const name of ['.DS_Store', '.x.js.draft', 'x copy.js'])
    await files.writeFile(join(root, 'targets/a/1', name), 'y');
  expect((await store.entries('targets/a')).map(({ path }) => path)).toEqual(['1/x.js']);
});

test('a file that goes while its folder is listed makes no other one missing', async () => {
  await fill({ 'targets/a/1/x.js': 'x', 'targets/a/1/y.js': 'y' });
  jest.spyOn(files, 'stat').mockRejectedValueOnce(fault('ENOENT'));
  expect((await store.entries('targets/a/1')).map(({ path }) => path)).toEqual(['y.js']);
  jest.spyOn(files, 'stat').mockRejectedValueOnce(fault('EIO'));
  await expectRefusal(store.entries('targets/a/1'), 'STORE_FAILED');
});
