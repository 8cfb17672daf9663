import { ReleaseError } from '../release-error';
import { LocalStore } from '../store/local-store';
import { temporaryFolder } from '../testing/sample';
import { SessionBook } from './session-book';

const HOUR = 3_600_000;
let time: number;
let store: LocalStore;
const book = () => new SessionBook(store, () => time);

beforeEach(async () => {
  time = 1_000_000_000;
  store = new LocalStore(await temporaryFolder());
});

test('a session that is ended on one gateway is soon ended on every other', async () => {
  const [one, other] = [book(), book()];
  await one.add({ id: 'a', who: '张三' });
  await other.add({ id: 'b', who: '李四' });
  expect(await other.isEnded('a')).toBe(false);
  await one.end('a');
  expect(await one.isEnded('a')).toBe(true);
  time += 2001;
  expect([await other.isEnded('a'), await other.isEnded('b')]).toEqual([true, false]);
  expect(await other.list()).toEqual([{ id: 'b', who: '李四', from: 1_000_000_000 }]);
});

test('sessions that are over by themselves are forgotten', async () => {
  await book().add({ id: 'a', who: '张三' });
  await book().end('b');
  time += 8 * HOUR;
  await book().add({ id: 'c', who: '李四' });
  expect((await book().list()).map(({ id }) => id)).toEqual(['c']);
  expect(await book().isEnded('b')).toBe(false);
});

test('two gateways that write at once both have written', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => book().add({ id, who: id })));
  expect((await book().list()).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
});

test('a damaged list is begun anew', async () => {
  await store.replace('ops/sessions.json', '{', undefined);
  await book().add({ id: 'a', who: '张三' });
  expect(await book().list()).toHaveLength(1);
});

test('while the store fails, what was known of a session still counts, and ending one says that it failed', async () => {
  const one = book();
  await one.end('a');
  time += 10_000;
  jest.spyOn(store, 'read').mockRejectedValue(new ReleaseError('STORE_SILENT'));
  expect([await one.isEnded('a'), await one.isEnded('b')]).toEqual([true, false]);
  await expect(one.end('b')).rejects.toMatchObject({ code: 'STORE_SILENT' });
});
