import { bookList, codes, userBookAccess, userDetail } from '@suite/api';
import fc from 'fast-check';
import { addDays, weekdayOf } from '../../../clock/china-time';
import { books as allBooks } from '../../../content';
import { NOON, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { studyWorld } from '../../study-weeks/study-world';
import { bookOfWeek } from './access';

let world: WorldUnderTest;
let as: Record<string, Caller>;

beforeAll(async () => ({ world, as } = await studyWorld()));
afterAll(() => world.close());

test('digests come page by page', async () => {
  const page = (number: number) => world.data(bookList, { page: number, limit: 3 }, as['first-week']);
  const [first, second] = [await page(1), await page(2)];
  expect(first.total).toBe(allBooks.length);
  expect([...first.list, ...second.list]).toEqual(allBooks.slice(0, 6));
  expect(await page(100)).toEqual({ list: [], total: allBooks.length });
});

test.each([
  ['first-week', 1],
  ['graduated', 1],
  ['empty', 0],
  ['bound', 0],
  ['tools-buyer', 0],
])('%s has access: %d', async (person, isAccess) => {
  expect(await world.data(userBookAccess, undefined, as[person])).toEqual({ isAccess });
  const { list, total } = await world.data(bookList, { page: 1, limit: 10 }, as[person]);
  const detail = await world.data(userDetail, undefined, as[person]);
  expect([list.length > 0, total > 0, detail.chaiBookInfo !== null]).toEqual(Array(3).fill(isAccess === 1));
});

test.each([{ page: 0, limit: 10 }, { page: 1, limit: 1000 }, { page: 'x', limit: 1 }, {}])(
  'the page %j is refused',
  async (params) => {
    expect(await world.wrong(bookList, params, as['first-week'])).toMatchObject({ code: codes.BAD_PARAMS });
  },
);

test('other learners have no access', async () => {
  expect(await world.ask(bookList, { page: 1, limit: 1 })).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('the book of the week changes on Monday', async () => {
  const { chaiBookInfo } = await world.data(userDetail, undefined, as['first-week']);
  expect(chaiBookInfo).toEqual(bookOfWeek('2026-03-11'));
  await world.world.clock.set(NOON + 5 * 24 * 3600_000, true);
  const next = await world.data(userDetail, undefined, as['first-week']);
  expect(next.chaiBookInfo).not.toEqual(chaiBookInfo);
  await world.world.clock.set(NOON, true);
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (days) => {
      const day = addDays('2026-03-11', days);
      const changes = bookOfWeek(day)?.id !== bookOfWeek(addDays(day, -1))?.id;
      expect(changes).toBe(weekdayOf(day) === 1);
    }),
  );
});
