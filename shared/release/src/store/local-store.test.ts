import files from 'node:fs/promises';
import { join } from 'node:path';
import { refusalOf, temporaryFolder } from '../testing/sample';
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

test('a document is read as it was put, and a missing one as undefined', async () => {
  expect(await store.read('timestamp.json')).toBeUndefined();
  await store.replace('timestamp.json', 'one', undefined);
  expect(await textOf('timestamp.json')).toBe('one');
  expect(await store.read('timestamp.json/below')).toBeUndefined();
});

test('a document is replaced only by a writer that has read its latest version', async () => {
  await store.replace('a.json', 'one', undefined);
  const { tag } = (await store.read('a.json'))!;
  await store.replace('a.json', 'two', tag);

  expect(await refusalOf(store.replace('a.json', 'three', tag))).toMatchObject({ code: 'CONFLICT' });
  expect(await refusalOf(store.replace('a.json', 'three', undefined))).toMatchObject({ code: 'CONFLICT' });
  expect(await textOf('a.json')).toBe('two');
});

test('of many writers with one tag, in several stores on one folder, exactly one wins', async () => {
  await store.replace('a.json', 'start', undefined);
  const { tag } = (await store.read('a.json'))!;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => new LocalStore(root).replace('a.json', `writer ${i}`, tag)),
  );
  const winners = outcomes.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
  expect(winners).toHaveLength(1);
  expect(await textOf('a.json')).toBe(`writer ${winners[0]}`);
});

test('a new content never has the second of the last one', async () => {
  const seconds: number[] = [];
  for (const text of ['one', 'two', 'three']) {
    await store.replace('a.json', text, (await store.read('a.json'))?.tag);
    seconds.push(Math.floor((await files.stat(join(root, 'a.json'))).mtimeMs / 1000));
  }
  expect(new Set(seconds).size).toBe(3);
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
  for (const step of ['open', 'utimes', 'rename'] as const) {
    jest.spyOn(files, step).mockRejectedValueOnce(fault(cause));
    expect(await refusalOf(store.replace(path, 'new', tag))).toMatchObject({ code });
    expect(await textOf(path)).toBe('old');
    expect(await store.list('targets/a')).toEqual(['x.js']);
    expect(await files.readdir(join(root, '.staging'))).toEqual([]);
  }
  await store.replace(path, 'new', tag);
  expect(await textOf(path)).toBe('new');
});

test('files have folders by their paths, and a folder is no file', async () => {
  await fill({ 'targets/a/1.0.0/x.js': 'x', 'targets/a/1.0.0/img/y.svg': 'y' });
  expect(await textOf('targets/a/1.0.0/img/y.svg')).toBe('y');
  expect(await store.list('targets/a/1.0.0')).toEqual(['img', 'x.js']);
  expect(await store.list('targets/b')).toEqual([]);
  expect(await store.read('targets/a/1.0.0')).toBeUndefined();
});

test('a file with more bytes than are wanted is refused without being read', async () => {
  await store.replace('a.json', '12345', undefined);
  expect((await store.read('a.json', 5))?.body.toString()).toBe('12345');
  const reading = jest.spyOn(files, 'readFile');
  expect(await refusalOf(store.read('a.json', 4))).toMatchObject({
    code: 'FILE_LARGE',
    facts: { path: 'a.json', most: 4 },
  });
  expect(reading).not.toHaveBeenCalled();
  expect(await store.read('b.json', 4)).toBeUndefined();
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
  expect(await refusalOf(release)).toMatchObject({ code: 'STORE_FULL' });
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
  for (const [cause, code] of [
    ['EROFS', 'STORE_READ_ONLY'],
    ['EACCES', 'STORE_DENIED'],
  ] as const) {
    jest.spyOn(files, 'access').mockRejectedValueOnce(fault(cause));
    expect(await refusalOf(store.ready())).toMatchObject({ code });
  }
});

test('a name that is too long for a disk belongs to no file', async () => {
  expect(await store.read(`targets/a/${'1'.repeat(300)}/release.json`)).toBeUndefined();
});

test.each(['../x', '/x', 'a/../x', '.staging', 'a//b', 'a/.', 'a\\b', 'a\0b', ''])(
  '%j is no path of a store',
  async (path) => {
    expect(await refusalOf(store.read(path))).toMatchObject({ code: 'STORE_FAILED' });
    expect(await refusalOf(store.replace(path, 'x', undefined))).toMatchObject({ code: 'STORE_FAILED' });
  },
);

test('a folder is listed whole, and is gone at once when it is removed', async () => {
  await fill({ 'targets/a/1.0.0/img/y.svg': 'yy', 'targets/a/1.0.0/x.js': 'x' });
  expect(await store.entries('targets')).toEqual([
    { path: 'a/1.0.0/img/y.svg', bytes: 2, time: expect.any(Number) },
    { path: 'a/1.0.0/x.js', bytes: 1, time: expect.any(Number) },
  ]);
  expect(await store.entries('targets/b')).toEqual([]);
  await store.remove('targets/a/1.0.0');
  await store.remove('targets/a/1.0.0');
  expect(await store.entries('targets')).toEqual([]);
  expect(await files.readdir(join(root, '.staging'))).toEqual([]);
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
  expect(await store.list('targets/a/1')).toEqual(['x.js']);
  expect((await store.entries('targets/a')).map(({ path }) => path)).toEqual(['1/x.js']);
});

test('a file that goes while its folder is listed makes no other one missing', async () => {
  await fill({ 'targets/a/1/x.js': 'x', 'targets/a/1/y.js': 'y' });
  jest.spyOn(files, 'stat').mockRejectedValueOnce(fault('ENOENT'));
  expect((await store.entries('targets/a/1')).map(({ path }) => path)).toEqual(['y.js']);
  jest.spyOn(files, 'stat').mockRejectedValueOnce(fault('EIO'));
  expect(await refusalOf(store.entries('targets/a/1'))).toMatchObject({ code: 'STORE_FAILED' });
});
