import { LocalStore } from '../store/local-store';
import { temporaryFolder } from '../testing/sample';
import { SessionBook } from './session-book';

const HOUR = 3_600_000;
let time: number;
let store: LocalStore;
const keys = (who: string): Buffer | undefined => Buffer.from(`the key of ${who}`);
const book = (key = keys) => new SessionBook(store, key, () => time);
const text = async () => (await store.read('ops/sessions.json'))?.body.toString() ?? '';
const replace = async (body: string) =>
  store.replace('ops/sessions.json', body, (await store.read('ops/sessions.json'))?.tag);

beforeEach(async () => {
  time = 1_000_000_000;
  store = new LocalStore(await temporaryFolder());
});

test('a session that is opened on one gateway is known to every other, and ended soon', async () => {
  const [one, other] = [book(), book()];
  const secret = await one.open('张三');
  const session = await other.find(secret);
  expect(session).toMatchObject({ who: '张三' });
  // Who reads the store cannot use what is there.
  expect(await text()).not.toContain(secret);
  expect(await other.find(session?.id ?? '')).toBeUndefined();
  await one.end(session?.id ?? '');
  expect(await one.find(secret)).toBeUndefined();
  time += 2001;
  expect(await other.find(secret)).toBeUndefined();
});

test('who can only write to the store opens no session, and takes over none', async () => {
  const secret = await book().open('张三');
  const stranger = await book(() => Buffer.from('a guess')).open('张三');
  expect(await book().find(stranger)).toBeUndefined();
  await replace((await text()).replaceAll('张三', '李四'));
  expect(await book().find(secret)).toBeUndefined();
  expect((await book().list()).open).toEqual([]);
});

test('sessions end after eight hours, or when the person may not log in any more', async () => {
  const secret = await book().open('张三');
  expect(await book(() => undefined).find(secret)).toBeUndefined();
  time += 8 * HOUR - 1;
  expect(await book().find(secret)).toBeDefined();
  time += 1;
  expect(await book().find(secret)).toBeUndefined();
  await book().open('李四');
  expect(JSON.parse(await text()).open).toHaveLength(1);
});

test('two gateways that write at once both have written', async () => {
  await Promise.all(['a', 'b', 'c'].map((who) => book().open(who)));
  expect((await book().list()).open.map(({ who }) => who).sort()).toEqual(['a', 'b', 'c']);
});

test('a damaged book lets nobody in, and is begun anew', async () => {
  const secret = await book().open('张三');
  await replace('{');
  expect(await book().find(secret)).toBeUndefined();
  expect(await book().find(await book().open('张三'))).toBeDefined();
});

test('the last fifty failed logins are kept, and many at once take few writes', async () => {
  const one = book();
  const written = jest.spyOn(store, 'replace');
  const note = (_: unknown, at: number) => one.noteFailure({ who: `${at}`, address: '198.51.100.7' });
  await Promise.all(Array.from({ length: 60 }, note));
  const { failures } = await book().list();
  expect(failures).toHaveLength(50);
  expect(failures[0]).toEqual({ who: '59', address: '198.51.100.7', at: time });
  expect(written.mock.calls.length).toBeLessThan(4);
});
