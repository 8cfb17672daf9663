import {
  canBuyTools,
  codes,
  createAdvancedOrder,
  createOrder,
  createPayment,
  createToolsOrder,
  hasTools,
  isBuyCourse,
  payOrder,
  queryOrder,
  saveOrderAddress,
  userOrders,
} from '@suite/api';
import { get, update } from '../../../db';
import { confirm, payFor } from '../../../testing/pay';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { stepsOf } from './book-payment';
import { advancedParams, buyerLike, orderAdvanced } from './testing/judge-orders';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

const learner = () => buyerLike(under, 'first-week');
const advance = (minutes: number) => under.world.clock.advance(minutes * MINUTE);
const ask = (order_no: string) => under.data(queryOrder, { order_no });

test('the same key gives the same order, and so does another page of the same learner', async () => {
  const buyer = await learner();
  const params = advancedParams();
  const [one, two] = await Promise.all([
    under.data(createAdvancedOrder, params, buyer.as),
    under.data(createAdvancedOrder, params, buyer.as),
  ]);
  expect(two).toEqual(one);
  expect(one).toMatchObject({ amount: '1800.00', status: 'pending', kind: 'advanced', attempt: null });
  expect(await orderAdvanced(under, buyer)).toEqual(one);
  expect((await under.data(userOrders, undefined, buyer.as)).pending).toEqual([one]);
  expect((await orderAdvanced(under, await learner())).order_no).not.toBe(one.order_no);
});

test('the details of the buyer of a finance course stay with the order', async () => {
  const { as } = await buyerLike(under, 'bound');
  const buyer = { name: '欧阳静怡', mobile: '13800000001', wechat: '' };
  const params = { goods_id: 'CS002', client_key: 'key-with-buyer', amount: '2980.00', buyer };
  const { order_no } = await under.data(createOrder, params, as);
  const row = await get(under.world.db, 'orders', { order_no });
  expect(JSON.parse(row.buyer as string)).toEqual(buyer);
});

test('a key names one order for ever, also a closed one, and no other goods', async () => {
  const buyer = await learner();
  const params = advancedParams();
  const { order_no } = await under.data(createAdvancedOrder, params, buyer.as);
  await advance(30);
  expect(await under.data(createAdvancedOrder, params, buyer.as)).toMatchObject({
    order_no,
    status: 'closed',
  });
  expect((await orderAdvanced(under, buyer)).order_no).not.toBe(order_no);
  const other = { ...params, goods_id: 'tools' };
  expect(await under.ask(createToolsOrder, other, buyer.as)).toMatchObject({ code: codes.RULE });
});

test('an order of another price gives way to one of the new price', async () => {
  const buyer = await learner();
  const before = await orderAdvanced(under, buyer);
  const payment = await under.data(
    createPayment,
    { order_no: before.order_no, channel: 'messenger' },
    buyer.as,
  );
  const price = (coupon_fen: number) => update(under.world.db, 'goods', { id: 'advanced-1' }, { coupon_fen });
  await price(10_000);
  const after = await orderAdvanced(under, buyer);
  await price(20_000);
  expect(after).toMatchObject({ amount: '1900.00', status: 'pending' });
  expect(await ask(before.order_no)).toMatchObject({ status: 'closed', attempt: { state: 'closed' } });
  expect(await confirm(under, payment, buyer.key)).toMatchObject({ ok: false });
});

test('another product of the same course takes the place of the order', async () => {
  const buyer = await learner();
  const first = await orderAdvanced(under, buyer);
  const second = await orderAdvanced(under, buyer, { goods_id: 'advanced-2', amount: '4000.00' });
  expect(await ask(first.order_no)).toMatchObject({ status: 'closed' });
  await payFor(under, second.order_no, buyer.key, buyer.as);
  expect(await under.ask(createAdvancedOrder, advancedParams(), buyer.as)).toMatchObject({
    code: codes.ALREADY_BOUGHT,
  });
});

test('paying gives what was bought', async () => {
  const buyer = await buyerLike(under, 'bound');
  const params = { goods_id: 'tools', client_key: 'a-key-of-tools', amount: '1000.00' };
  const tools = await under.data(createToolsOrder, params, buyer.as);
  expect(await under.data(hasTools, undefined, buyer.as)).toEqual({ is_buy: 0 });
  await payFor(under, tools.order_no, buyer.key, buyer.as, { channel: 'shell' });
  expect(await under.data(hasTools, undefined, buyer.as)).toEqual({ is_buy: 1 });
  expect(await under.data(canBuyTools, undefined, buyer.as)).toMatchObject({ can_buy: 0 });
  const course = { goods_id: 'CS001', client_key: 'a-key-of-course', amount: '998.00' };
  const { order_no } = await under.data(createOrder, course, buyer.as);
  await payFor(under, order_no, buyer.key, buyer.as);
  expect(await under.data(isBuyCourse, undefined, buyer.as)).toMatchObject({ is_buy_finance_reform: 1 });
  const { recent, pending } = await under.data(userOrders, undefined, buyer.as);
  expect([recent.map((order) => order.order_no), pending]).toEqual([[order_no, tools.order_no], []]);
  await advance(8 * 24 * 60);
  expect((await under.data(userOrders, undefined, buyer.as)).recent).toEqual([]);
  const { recent: all } = await under.data(userOrders, { all: 1 }, buyer.as);
  expect(all.map((order) => order.order_no)).toEqual([order_no, tools.order_no]);
});

test('an unpaid order is closed after half an hour, and can neither be paid nor addressed', async () => {
  const buyer = await learner();
  const { order_no, expire_time } = await orderAdvanced(under, buyer);
  expect(expire_time).toBe('2026-03-11 12:30:00');
  const payment = await under.data(createPayment, { order_no, channel: 'messenger' }, buyer.as);
  await advance(30);
  expect(await confirm(under, payment, buyer.key)).toMatchObject({ ok: false });
  expect(await under.ask(createPayment, { order_no, channel: 'messenger' }, buyer.as)).toMatchObject({
    code: codes.ORDER_CLOSED,
    msg: '订单已关闭，请重新下单',
  });
  expect(await under.ask(saveOrderAddress, { ...to, order_no }, buyer.as)).toMatchObject({
    code: codes.ORDER_CLOSED,
  });
  expect((await under.data(userOrders, undefined, buyer.as)).pending).toEqual([]);
});

const to = {
  name: '陈思远',
  mobile: '19900001003',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
};

test('an address can be changed until what was ordered is sent', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  await under.data(saveOrderAddress, { ...to, order_no }, buyer.as);
  await payFor(under, order_no, buyer.key, buyer.as);
  await under.data(saveOrderAddress, { ...to, order_no, address: '文三路 2 号' }, buyer.as);
  const { address } = await get(under.world.db, 'orders', { order_no });
  // The names stay with the codes, whatever becomes of the list of areas.
  expect(JSON.parse(address as string)).toMatchObject({ area_id: '330106', region: '浙江省杭州市西湖区' });
  const stranger = await under.ask(saveOrderAddress, { ...to, order_no }, (await learner()).as);
  expect(stranger).toMatchObject({ code: codes.NOT_FOUND });
  await under.world.clock.advance(2 * DAY);
  expect(await under.ask(saveOrderAddress, { ...to, order_no }, buyer.as)).toMatchObject({
    code: codes.RULE,
    msg: '订单已发货，不能修改地址',
  });
});

test.each([
  ['CS001', false],
  ['CS003', true],
  ['CS007', true],
  ['advanced-1', true],
  ['advanced-2', false],
])('after paying, %s asks where to send it: %s', (goods_id, hasAddress) => {
  const kind = goods_id.startsWith('CS') ? 'finance' : 'advanced';
  expect(stepsOf({ kind, goods_id }).includes('address')).toBe(hasAddress);
  // Before paying the page speaks of all goods of the kind.
  expect(stepsOf({ kind })).not.toContain('address');
});

test('an order seen by its number names its learner by one character, and nobody else', async () => {
  const buyer = await learner();
  const order = await orderAdvanced(under, buyer);
  const seen = await under.data(payOrder, { trade_no: order.order_no });
  expect(seen).toEqual({
    ...order,
    cover: '',
    is_mine: 0,
    is_visitor: 1,
    learner_name: expect.stringMatching(/^.\*\*$/),
    steps: ['contract', 'teacher', 'class', 'address', 'invoice'],
  });
  const { as } = buyer;
  expect(await under.data(payOrder, { trade_no: order.order_no }, as)).toMatchObject({
    is_mine: 1,
    is_visitor: 0,
  });
  const { as: other } = await learner();
  expect(await under.data(payOrder, { trade_no: order.order_no }, other)).toMatchObject({
    is_mine: 0,
    is_visitor: 0,
  });
  expect(await under.ask(payOrder, { trade_no: 'JJ0' })).toMatchObject({ code: codes.NOT_FOUND });
  expect(await under.ask(queryOrder, { order_no: 'JJ0' })).toMatchObject({ code: codes.NOT_FOUND });
});

test.each([
  { goods_id: 'advanced-9' },
  { goods_id: 'tools' },
  { client_key: 'short' },
  { client_key: 'with blanks in it' },
  { amount: '1800' },
  { amount: '-1.00' },
])('an order with %j is refused', async (part) => {
  const { as } = await learner();
  const { code } = await under.wrong(createAdvancedOrder, { ...advancedParams(), ...part }, as);
  expect([codes.BAD_PARAMS, codes.NOT_FOUND]).toContain(code);
});

test('the paid orders of the first day were really paid: each has its attempt, its charge and its payment', async () => {
  const { key } = await buyerLike(under, 'graduated');
  const rows = await under.world.db
    .selectFrom('orders')
    .innerJoin('learner', 'learner.id', 'orders.learner_id')
    .leftJoin('charge', 'charge.order_no', 'orders.order_no')
    .leftJoin('attempt', 'attempt.attempt_no', 'charge.attempt_no')
    .leftJoin('prepay', 'prepay.trade_no', 'charge.attempt_no')
    .select([
      'orders.amount_fen as ordered',
      'charge.amount_fen as charged',
      'state',
      'amount',
      'prepay.paid_at',
    ])
    .select(['orders.paid_at as orderPaid', 'charge.paid_at as chargePaid'])
    .where('learner.person', '=', key)
    .where('orders.status', '=', 'paid')
    .execute();
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect([row.charged, row.amount]).toEqual([row.ordered, row.ordered]);
    expect([row.chargePaid, row.paid_at, row.state]).toEqual([row.orderPaid, row.orderPaid, 'paid']);
  }
});
