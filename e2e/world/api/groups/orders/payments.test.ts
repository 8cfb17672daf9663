import {
  advancedGoods,
  claimCoupon,
  codes,
  createAdvancedOrder,
  createBooksOrder,
  createPayment,
  isBuyCourse,
  managementPayOrder,
  payOrder,
  queryOrder,
  userLoginOut,
  userOrders,
} from '@suite/api';
import { sql } from 'kysely';
import { list, update } from '../../../db';
import { enrol } from '../../../testing/enrol';
import { confirm, payFor } from '../../../testing/pay';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { booksIn } from './book-payment';
import { advancedParams, buyerLike, chargesOf, orderAdvanced } from './testing/judge-orders';

const MINUTE = 60_000;

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

const learner = () => buyerLike(under, 'first-week');
const advance = (minutes: number) => under.world.clock.advance(minutes * MINUTE);
const ask = (order_no: string) => under.data(queryOrder, { order_no });

test('each payment is a new attempt with its own parameters, and closes the one before', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  const pay = (channel: 'messenger' | 'shell') => under.data(createPayment, { order_no, channel }, buyer.as);
  const [first, second] = await Promise.all([pay('messenger'), pay('shell')]);
  const third = await pay('messenger');
  expect(new Set([first, second, third].map(({ attempt_no }) => attempt_no)).size).toBe(3);
  expect(third).toMatchObject({ state: 'open', channel: 'messenger', pay_url: '' });
  expect(await confirm(under, first, buyer.key)).toMatchObject({ ok: false });
  expect(await confirm(under, second, buyer.key)).toMatchObject({ ok: false });
  expect(await ask(order_no)).toMatchObject({ status: 'pending', attempt: { attempt_no: third.attempt_no } });
  expect(await confirm(under, third, buyer.key)).toEqual({ ok: true });
  expect(await ask(order_no)).toMatchObject({ status: 'paid', attempt: { state: 'paid' } });
  const again = await under.ask(createPayment, { order_no, channel: 'messenger' }, buyer.as);
  expect(again).toMatchObject({ code: codes.ALREADY_BOUGHT, msg: '订单已支付，无需重复支付' });
});

test('an order of books that have become cheaper is closed with the new price', async () => {
  const { as } = await learner();
  const { order_no } = await under.data(createBooksOrder, { book_ids: [551] }, as);
  const [book] = booksIn('books:551');
  const cheaper = jest.replaceProperty(book as { price: string }, 'price', '1.00');
  expect(await under.ask(createPayment, { order_no, channel: 'messenger' }, as)).toMatchObject({
    code: codes.ORDER_CLOSED,
    msg: '价格已降为 ¥1.00，请按新价格下单',
  });
  cheaper.restore();
  expect(await ask(order_no)).toMatchObject({ status: 'closed' });
});

test('a browser is led to the cashier and back, also without a login', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  const back = 'https://m.example.com/?a=1#/pay/outside/1';
  const payment = await under.data(createPayment, { order_no, channel: 'browser', return_url: back });
  expect(payment).toMatchObject({ pay_params: null, channel: 'browser' });
  const answer = await under.app.inject({ method: 'POST', url: payment.pay_url });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, back]);
  expect(await ask(order_no)).toMatchObject({ status: 'paid', attempt: { channel: 'browser' } });
});

test('a pay sheet needs the learner, and a cashier a way back', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  const sheet = (as?: typeof buyer.as) => under.ask(createPayment, { order_no, channel: 'messenger' }, as);
  expect(await sheet()).toMatchObject({ code: codes.LOGIN_REQUIRED });
  expect(await sheet((await learner()).as)).toMatchObject({ code: codes.NOT_FOUND });
  for (const part of [{}, { return_url: 'home' }, { channel: 'coins' }]) {
    const wrong = await under.wrong(createPayment, { order_no, channel: 'browser', ...part }, buyer.as);
    expect(wrong).toMatchObject({ code: codes.BAD_PARAMS });
  }
  await under.data(userLoginOut, undefined, buyer.as);
  expect(await sheet(buyer.as)).toMatchObject({ code: codes.TOKEN_EXPIRED });
});

test.each(['messenger', 'shell'] as const)(
  'paid in %s, and no notice came: asking tells',
  async (channel) => {
    const buyer = await learner();
    const { order_no } = await orderAdvanced(under, buyer);
    await payFor(under, order_no, buyer.key, buyer.as, { channel, notice: 'never' });
    expect(await under.data(payOrder, { trade_no: order_no })).toMatchObject({ status: 'pending' });
    expect(await under.data(isBuyCourse, undefined, buyer.as)).toMatchObject({ is_buy_advanced: 0 });
    expect(await ask(order_no)).toMatchObject({ status: 'paid' });
    expect(await under.data(isBuyCourse, undefined, buyer.as)).toMatchObject({ is_buy_advanced: 1 });
  },
);

test('what was paid without a notice is neither paid nor ordered again', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  await payFor(under, order_no, buyer.key, buyer.as, { notice: 'never' });
  await advance(60);
  // Its time is over, but an order is closed only after the pay service was asked.
  expect(await under.data(payOrder, { trade_no: order_no })).toMatchObject({ status: 'paid' });
  expect(await under.ask(createAdvancedOrder, advancedParams(), buyer.as)).toMatchObject({
    code: codes.ALREADY_BOUGHT,
  });
  expect(await under.ask(createPayment, { order_no, channel: 'messenger' }, buyer.as)).toMatchObject({
    code: codes.ALREADY_BOUGHT,
  });
  expect(await ask(order_no)).toMatchObject({ status: 'paid' });
  expect(await chargesOf(under, buyer.key)).toHaveLength(1);
});

test.each([0, 60])(
  'the list of orders tells a payment without a notice, %d minutes later',
  async (minutes) => {
    const buyer = await learner();
    const { order_no } = await orderAdvanced(under, buyer);
    await payFor(under, order_no, buyer.key, buyer.as, { notice: 'never' });
    await advance(minutes);
    const { pending, recent } = await under.data(userOrders, undefined, buyer.as);
    expect([pending, recent]).toMatchObject([[], [{ order_no, status: 'paid' }]]);
  },
);

test('a notice that comes after the time of its order finds it paid', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  await advance(10);
  await payFor(under, order_no, buyer.key, buyer.as, { notice: 'late' });
  expect(await under.data(payOrder, { trade_no: order_no })).toMatchObject({ status: 'pending' });
  for (const minutes of [20, 10]) {
    await advance(minutes);
    expect(await under.data(payOrder, { trade_no: order_no })).toMatchObject({
      status: 'paid',
      pay_time: '2026-03-11 12:10:00',
    });
  }
  expect(await chargesOf(under, buyer.key)).toHaveLength(1);
});

test('a doubled notice changes nothing', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  await payFor(under, order_no, buyer.key, buyer.as, { notice: 'twice' });
  const charges = await list(under.world.db, 'charge', { order_no });
  expect(charges).toMatchObject([{ amount_fen: 180_000, refunded_at: null }]);
});

test('a payment of a closed attempt that slips through upstream is given back', async () => {
  const buyer = await learner();
  const { order_no } = await orderAdvanced(under, buyer);
  const slipping = await under.data(createPayment, { order_no, channel: 'messenger' }, buyer.as);
  await payFor(under, order_no, buyer.key, buyer.as);
  // The pay service missed both that the attempt was closed and that the order was paid.
  const forget = sql`drop index prepay_paid_once`.execute(under.world.db);
  await forget;
  const paid = await under.world.db
    .updateTable('prepay')
    .set({ paid_at: under.world.clock.now(), closed_at: null })
    .where('trade_no', '=', slipping.attempt_no)
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const group of under.world.groups) {
    await group.paid?.({ db: under.world.db, now: under.world.clock.now(), prepay: paid });
  }
  await sql`create unique index prepay_paid_once on prepay (order_no)
    where paid_at is not null and refunded_at is null`.execute(under.world.db);
  expect(await chargesOf(under, buyer.key)).toHaveLength(1);
  expect(await ask(order_no)).toMatchObject({ status: 'paid' });
});

test('a late payment of a closed order takes the place of a newer one that is unpaid', async () => {
  const buyer = await learner();
  const first = await orderAdvanced(under, buyer);
  const payment = await under.data(
    createPayment,
    { order_no: first.order_no, channel: 'messenger' },
    buyer.as,
  );
  await advance(29);
  await confirm(under, payment, buyer.key, 'late');
  await advance(2);
  // The server asks before it makes a new order, so that there is none.
  expect(await under.ask(createAdvancedOrder, advancedParams(), buyer.as)).toMatchObject({
    code: codes.ALREADY_BOUGHT,
  });
  await advance(60);
  expect(await ask(first.order_no)).toMatchObject({ status: 'paid' });
});

test('what has become exclusive after the order is not paid: the order closes, and the refusal says why', async () => {
  const buyer = await learner();
  const params = { goods_id: 'management', client_key: 'key-of-management', amount: '4998.00' };
  const { order_no } = await under.data(managementPayOrder, params, buyer.asManager);
  await enrol(under, buyer.key, 'jingpin');
  const pay = () => under.ask(createPayment, { order_no, channel: 'messenger' }, buyer.as);
  expect(await pay()).toMatchObject({
    code: codes.GOODS_EXCLUSIVE,
    msg: '精品课已包含管理沟通课的全部内容，无需重复购买',
  });
  const closed_reason = '精品课已包含管理沟通课的全部内容，无需重复购买';
  expect(await ask(order_no)).toMatchObject({ status: 'closed', closed_reason });
  expect(await pay()).toMatchObject({ code: codes.ORDER_CLOSED, msg: closed_reason });
});

test('what is owned already is said before what excludes it', async () => {
  const buyer = await learner();
  const params = { goods_id: 'management', client_key: 'key-of-management', amount: '4998.00' };
  const { order_no } = await under.data(managementPayOrder, params, buyer.asManager);
  for (const product of ['jingpin', 'management'] as const) await enrol(under, buyer.key, product);
  expect(await under.ask(createPayment, { order_no, channel: 'messenger' }, buyer.as)).toMatchObject({
    code: codes.ALREADY_BOUGHT,
  });
});

describe('the best price until the moment of paying', () => {
  const price = (coupon_fen: number) => update(under.world.db, 'goods', { id: 'advanced-1' }, { coupon_fen });
  afterEach(() => price(20_000));
  const pay = (order_no: string, as: Caller) =>
    under.ask(createPayment, { order_no, channel: 'messenger' }, as);

  test('an order is not paid at more than the goods cost now: it gives way to one of the lower price', async () => {
    const buyer = await learner();
    const { order_no } = await orderAdvanced(under, buyer);
    await price(30_000);
    const words = '价格已降为 ¥1700.00，请按新价格下单';
    expect(await pay(order_no, buyer.as)).toMatchObject({ code: codes.ORDER_CLOSED, msg: words });
    expect(await ask(order_no)).toMatchObject({ status: 'closed', closed_reason: words });
    expect(await orderAdvanced(under, buyer, { amount: '1700.00' })).toMatchObject({ amount: '1700.00' });
  });

  test('a coupon that was claimed after ordering can be used', async () => {
    const buyer = await learner();
    const before = await orderAdvanced(under, buyer);
    await under.data(claimCoupon, { coupon_id: 702 }, buyer.as);
    expect(await pay(before.order_no, buyer.as)).toMatchObject({ code: codes.ORDER_CLOSED });
    const after = await orderAdvanced(under, buyer);
    expect(after).toMatchObject({ amount: '1750.00', status: 'pending' });
    expect(await pay(after.order_no, buyer.as)).toMatchObject({ code: codes.SUCCESS });
  });

  test('an order from before a rise keeps its price', async () => {
    const buyer = await learner();
    const { order_no } = await orderAdvanced(under, buyer);
    await price(0);
    expect(await pay(order_no, buyer.as)).toMatchObject({ code: codes.SUCCESS });
  });
});

test('answers carry the level, and money is taken at the price of the level only', async () => {
  const buyer = await learner();
  const made = await orderAdvanced(under, buyer);
  expect(made.level).toBe(3);
  expect(await under.data(advancedGoods, {}, buyer.as)).toMatchObject({ level: 3, origin_price: '2000.00' });
  await update(under.world.db, 'goods', { id: 'advanced-1' }, { origin_fen: 210_000 });
  const wrong = { code: codes.RULE, msg: '价格信息有误，现在不能支付' };
  expect(
    await under.ask(createPayment, { order_no: made.order_no, channel: 'messenger' }, buyer.as),
  ).toMatchObject(wrong);
  expect(await under.ask(createAdvancedOrder, advancedParams(), (await learner()).as)).toMatchObject(wrong);
  await update(under.world.db, 'goods', { id: 'advanced-1' }, { origin_fen: 200_000 });
});
