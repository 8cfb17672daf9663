import { s3Env, startS3, type S3Server } from '../testing/s3-server';
import { refusalOf } from '../testing/sample';
import { openStore } from './open-store';
import type { Store } from './store';

let server: S3Server;
const open = async () => (await openStore(server.address('suite'), s3Env)).store;
const textOf = async (store: Store, path: string) => (await store.read(path))?.body.toString();

beforeEach(async () => (server = await startS3('oss')));
afterEach(() => server.close());

test('with create-only writes, a writer that stopped after its decision has decided', async () => {
  const store = await open();
  await store.replace('a.json', 'one', undefined);
  const { tag } = (await store.read('a.json'))!;
  server.fault = ({ method, key }) =>
    method === 'PUT' && key === 'suite/a.json' ? { status: 400, code: 'Killed' } : undefined;
  await refusalOf(store.replace('a.json', 'second', tag));
  server.fault = () => undefined;
  expect(server.objects.get('suite/a.json')?.body.toString()).toBe('one');
  expect(await textOf(store, 'a.json')).toBe('second');
  expect(await refusalOf(store.read('a.json', 3))).toMatchObject({ code: 'FILE_LARGE' });
  expect(await refusalOf(store.replace('a.json', 'other', tag))).toMatchObject({ code: 'CONFLICT' });
  expect(server.objects.get('suite/a.json')?.body.toString()).toBe('second');
});

test('with create-only writes, a document that is removed leaves no tickets behind', async () => {
  const store = await open();
  await store.replace('counts/a.json', 'one', undefined);
  for (const text of ['two', 'three'])
    await store.replace('counts/a.json', text, (await store.read('counts/a.json'))?.tag);
  const left = server.objects.size;
  await store.remove('counts/a.json');
  expect(server.objects.size).toBe(left - 3);
  await store.replace('counts/a.json', 'one', undefined);
  expect(await textOf(store, 'counts/a.json')).toBe('one');
});
