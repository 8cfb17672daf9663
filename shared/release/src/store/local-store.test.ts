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
const everyName = async () => (await files.readdir(root, { recursive: true })).sort();

test('a document is read as it was put, and a missing one as undefined', async () => {
  expect(await store.read('registry.json')).toBeUndefined();
  await store.replace('registry.json', 'one', undefined);
  expect(await textOf('registry.json')).toBe('one');
  expect(await store.read('registry.json/below')).toBeUndefined();
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
  await store.replace('registry.json', 'old', undefined);
  const { tag } = (await store.read('registry.json'))!;
  for (const step of ['open', 'utimes', 'rename'] as const) {
    jest.spyOn(files, step).mockRejectedValueOnce(fault(cause));
    expect(await refusalOf(store.replace('registry.json', 'new', tag))).toMatchObject({ code });
    expect(await textOf('registry.json')).toBe('old');
    expect(await everyName()).toEqual(['registry.json']);
  }
  await store.replace('registry.json', 'new', tag);
  expect(await textOf('registry.json')).toBe('new');
});

test('a folder appears with all of its files', async () => {
  await store.add(
    'releases/a/1.0.0',
    new Map([
      ['x.js', Buffer.from('x')],
      ['img/y.svg', Buffer.from('y')],
    ]),
  );
  expect(await textOf('releases/a/1.0.0/img/y.svg')).toBe('y');
  expect(await store.list('releases/a/1.0.0')).toEqual(['img', 'x.js']);
  expect(await store.list('releases/b')).toEqual([]);
  expect(await store.read('releases/a/1.0.0')).toBeUndefined();
});

test('a folder that is there stays as it is', async () => {
  await store.add('releases/a/1.0.0', new Map([['x.js', Buffer.from('first')]]));
  const again = store.add('releases/a/1.0.0', new Map([['x.js', Buffer.from('second')]]));
  expect(await refusalOf(again)).toMatchObject({ code: 'EXISTS' });
  expect(await textOf('releases/a/1.0.0/x.js')).toBe('first');
});

const shared = (files: Record<string, string>) =>
  store.addFiles(
    'releases/a/files',
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  );

test('files are added to those of others; one that is there stays, and none is there in part', async () => {
  await Promise.all([shared({ 'x.js': 'x', 'img/y.svg': 'y' }), shared({ 'x.js': 'x', 'z.js': 'z' })]);
  expect(await store.list('releases/a/files')).toEqual(['img', 'x.js', 'z.js']);
  expect(await refusalOf(shared({ 'x.js': 'other' }))).toMatchObject({ code: 'EXISTS' });
  jest.spyOn(files, 'open').mockRejectedValueOnce(fault('ENOSPC'));
  expect(await refusalOf(shared({ 'v.js': 'v', 'w.js': 'w' }))).toMatchObject({ code: 'STORE_FULL' });
  expect(await store.list('releases/a/files')).toEqual(['img', 'x.js', 'z.js']);
  expect(await textOf('releases/a/files/x.js')).toBe('x');
  expect(await files.readdir(join(root, '.staging'))).toEqual([]);
});

test('a folder that could not be written whole does not appear, and leaves no files behind', async () => {
  for (const step of ['open', 'rename'] as const) {
    jest.spyOn(files, step).mockRejectedValueOnce(fault('ENOSPC'));
    const adding = store.add('releases/a/1.0.0', new Map([['x.js', Buffer.from('x')]]));
    expect(await refusalOf(adding)).toMatchObject({ code: 'STORE_FULL' });
    expect(await store.list('releases/a')).toEqual([]);
    expect(await files.readdir(join(root, '.staging'))).toEqual([]);
  }
});

test('on a full disk the registry can still be changed, from space that was kept for that', async () => {
  await store.add('releases/a/1.0.0', new Map([['x.js', Buffer.from('x')]]));
  await store.replace('registry.json', 'old', undefined);
  const { tag } = (await store.read('registry.json'))!;
  jest.spyOn(files, 'open').mockRejectedValueOnce(fault('ENOSPC'));
  await store.replace('registry.json', 'new', tag);
  expect(await textOf('registry.json')).toBe('new');
  expect(await everyName()).not.toContain('.reserve');
  await store.add('releases/a/1.1.0', new Map([['x.js', Buffer.from('x')]]));
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
  expect(await store.read(`releases/a/${'1'.repeat(300)}/release.json`)).toBeUndefined();
});

test.each(['../x', '/x', 'a/../x', '.staging', 'a//b', 'a/.', 'a\\b', 'a\0b', ''])(
  '%j is no path of a store',
  async (path) => {
    expect(await refusalOf(store.read(path))).toMatchObject({ code: 'STORE_FAILED' });
    expect(await refusalOf(store.replace(path, 'x', undefined))).toMatchObject({ code: 'STORE_FAILED' });
  },
);

test('a folder is listed whole, and is gone at once when it is removed', async () => {
  await store.add(
    'releases/a/1.0.0',
    new Map([
      ['img/y.svg', Buffer.from('yy')],
      ['x.js', Buffer.from('x')],
    ]),
  );
  expect(await store.entries('releases')).toEqual([
    { path: 'a/1.0.0/img/y.svg', bytes: 2, time: expect.any(Number) },
    { path: 'a/1.0.0/x.js', bytes: 1, time: expect.any(Number) },
  ]);
  expect(await store.entries('releases/b')).toEqual([]);
  await store.remove('releases/a/1.0.0');
  await store.remove('releases/a/1.0.0');
  expect(await store.entries('releases')).toEqual([]);
  expect(await files.readdir(join(root, '.staging'))).toEqual([]);
});

test('what killed writers left behind is swept away once it is old', async () => {
  const staging = join(root, '.staging');
  for (const name of ['old', 'young']) await files.mkdir(join(staging, name), { recursive: true });
  await files.utimes(join(staging, 'old'), new Date(0), new Date(0));
  await store.add('releases/a/1.0.0', new Map([['x.js', Buffer.from('x')]]));
  expect(await files.readdir(staging)).toEqual(['young']);
});

test('what is no path of a store is not listed', async () => {
  await shared({ 'x.js': 'x' });
  for (const name of ['.DS_Store', '.x.js.draft', 'x copy.js'])
    await files.writeFile(join(root, 'releases/a/files', name), 'y');
  expect(await store.list('releases/a/files')).toEqual(['x.js']);
  expect((await store.entries('releases/a')).map(({ path }) => path)).toEqual(['files/x.js']);
});

test('a file that goes while its folder is listed makes no other one missing', async () => {
  await shared({ 'x.js': 'x', 'y.js': 'y' });
  jest.spyOn(files, 'stat').mockRejectedValueOnce(fault('ENOENT'));
  expect((await store.entries('releases/a/files')).map(({ path }) => path)).toEqual(['y.js']);
  jest.spyOn(files, 'stat').mockRejectedValueOnce(fault('EIO'));
  expect(await refusalOf(store.entries('releases/a/files'))).toMatchObject({ code: 'STORE_FAILED' });
});
