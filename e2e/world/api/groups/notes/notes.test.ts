import {
  addBooksAddress,
  booksOrderList,
  codes,
  createBooksOrder,
  createPayment,
  purchasBooksList,
  queryOrder,
} from '@suite/api';
import { remove } from '../../../db';
import { learnerId } from '../../../testing/enrol';
import { payFor } from '../../../testing/pay';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { address } from '../address';
import { coupons } from '../coupons';
import { orders } from '../orders';
import { notes } from '.';

const DAY = 24 * 3600_000;

let under: WorldUnderTest;
let learner: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [address, coupons, orders, notes] });
  learner = await under.signIn('mid-course');
});
afterAll(() => under.close());
afterEach(async () => {
  const id = await learnerId(under, 'mid-course');
  await remove(under.world.db, 'orders', { learner_id: id, kind: 'books' });
  await under.world.clock.set(NOON, true);
});

const to = {
  name: '许清禾',
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
};
const order = (book_ids: number[], as = learner) => under.ask(createBooksOrder, { book_ids }, as);
const list = async (as = learner) => (await under.data(booksOrderList, { page: 1, limit: 10 }, as)).list;
const pay = (order_no: string) => payFor(under, order_no, 'mid-course', learner);

// First of all, because the clock that others move closes what is unpaid.
test('the persons: orders in every state, and nothing for the empty one', async () => {
  const graduated = await list(await under.signIn('graduated'));
  expect(graduated.map(({ status }) => status)).toEqual(['paid', 'received']);
  expect((await list(await under.signIn('premium'))).map(({ status }) => status)).toEqual([
    'unpaid',
    'shipped',
    'received',
  ]);
  const empty = await under.signIn('empty');
  expect(await under.data(purchasBooksList, undefined, empty)).toEqual([]);
  expect(await list(empty)).toEqual([]);
  const second = await under.data(booksOrderList, { page: 2, limit: 2 }, await under.signIn('premium'));
  expect(second).toMatchObject({ total: 3, list: [{ status: 'received' }] });
});

test('the same unpaid books are one order, in any sequence', async () => {
  const first = await under.data(createBooksOrder, { book_ids: [551, 556] }, learner);
  expect(first.amount).toBe('69.70');
  expect(await under.data(createBooksOrder, { book_ids: [556, 551, 551] }, learner)).toEqual(first);
  const other = await under.data(createBooksOrder, { book_ids: [551] }, learner);
  expect(other).toMatchObject({ amount: '39.80' });
  expect(other.order_no).not.toBe(first.order_no);
  expect(await list()).toHaveLength(2);
});

test('a paid order with an address is sent and arrives', async () => {
  const { order_no } = await under.data(createBooksOrder, { book_ids: [551] }, learner);
  await under.data(addBooksAddress, { ...to, order_no }, learner);
  expect((await list())[0]).toMatchObject({ status: 'unpaid', address: to, express_no: '' });
  await pay(order_no);
  expect((await list())[0]).toMatchObject({
    status: 'paid',
    express_company: '',
    book_list: [{ id: 551, is_buy: 1 }],
  });
  await under.data(addBooksAddress, { ...to, address: '文三路 2 号', order_no }, learner);
  await under.world.clock.advance(2 * DAY);
  const [sent] = await list();
  expect(sent).toMatchObject({
    status: 'shipped',
    express_company: '顺丰速运',
    address: { address: '文三路 2 号' },
  });
  expect(sent?.express_no).toMatch(/^SF\d{13}$/);
  const late = await under.ask(addBooksAddress, { ...to, order_no }, learner);
  expect(late).toMatchObject({ code: codes.RULE, msg: '订单已发货，不能修改地址' });
  await under.world.clock.advance(3 * DAY);
  expect((await list())[0]).toMatchObject({ status: 'received', express_no: sent?.express_no });
});

test('a book is bought once', async () => {
  const both = await under.data(createBooksOrder, { book_ids: [551, 552] }, learner);
  const one = await under.data(createBooksOrder, { book_ids: [551] }, learner);
  await pay(one.order_no);
  expect(await under.data(queryOrder, { order_no: one.order_no }, learner)).toMatchObject({ status: 'paid' });
  expect(await order([551])).toMatchObject({ code: codes.ALREADY_BOUGHT, msg: '您已经购买过所选的图书' });
  const late = await under.ask(createPayment, { order_no: both.order_no, channel: 'messenger' }, learner);
  expect(late).toMatchObject({ code: codes.ORDER_CLOSED });
  const books = await under.data(purchasBooksList, undefined, learner);
  expect(books.filter(({ is_buy }) => is_buy).map((book) => book.id)).toEqual([551]);
});

test('books that are not there, and none, are refused', async () => {
  expect(await order([551, 9999])).toMatchObject({ code: codes.NOT_FOUND, msg: '图书不存在或已下架' });
  expect(await order([])).toMatchObject({ code: codes.BAD_PARAMS, msg: '请选择图书' });
  expect(await under.wrong(createBooksOrder, { book_ids: '551' }, learner)).toMatchObject({
    code: codes.BAD_PARAMS,
  });
  expect(await under.wrong(booksOrderList, { page: 1 }, learner)).toMatchObject({ code: codes.BAD_PARAMS });
  expect(await list()).toEqual([]);
});

test("somebody else's order is not found", async () => {
  const { order_no } = await under.data(createBooksOrder, { book_ids: [551] }, learner);
  const other = await under.signIn('first-week');
  expect(await under.ask(addBooksAddress, { ...to, order_no }, other)).toMatchObject({
    code: codes.NOT_FOUND,
  });
  expect(await under.ask(addBooksAddress, { ...to, order_no: 'BK0' }, learner)).toMatchObject({
    code: codes.NOT_FOUND,
  });
  const wrong = await under.ask(addBooksAddress, { ...to, area_id: '110105', order_no }, learner);
  expect(wrong).toMatchObject({ code: codes.BAD_PARAMS });
  expect((await list())[0]?.address).toBeNull();
  expect(await order([551], {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
});
