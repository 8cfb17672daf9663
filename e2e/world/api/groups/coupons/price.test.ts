import {
  advancedGoods,
  claimCoupon,
  createAdvancedOrder,
  getPayPrice,
  queryOrder,
  refundOffer,
  rewards,
} from '@suite/api';
import { payFor } from '../../../testing/pay';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { advancedParams, buyerLike } from '../orders/testing/buyers';

const DAY = 24 * 3600_000;

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

const couponOf = async (as: Caller) =>
  (await under.data(rewards, undefined, as)).list.find(({ id }) => id === 701);
const goodsFor = (as: Caller) => under.data(advancedGoods, {}, as);
const claim = (as: Caller) => under.data(claimCoupon, { coupon_id: 701 }, as);

test('a claimed coupon comes off wherever a price is said, and off the order', async () => {
  const { as } = await buyerLike(under, 'failed-test');
  const cheaper = { price: '1700.00', coupon_price: '300.00', coupon_name: '老学员专享券 + 开学奖励券' };
  expect(await goodsFor(as)).toMatchObject({ origin_price: '2000.00', ...cheaper });
  expect(await under.data(getPayPrice, { landing: 'operation' }, as)).toEqual(cheaper);
  expect(await under.data(refundOffer, { goods_id: 'advanced-1' }, as)).toMatchObject({ amount: '1700.00' });
  const order = await under.data(createAdvancedOrder, advancedParams({ amount: '1700.00' }), as);
  expect(order.amount).toBe('1700.00');
});

test('visitors, and learners who have not claimed it, pay without it', async () => {
  const { as } = await buyerLike(under, 'mid-course');
  expect(await goodsFor(as)).toMatchObject({ price: '1800.00', coupon_name: '老学员专享券' });
  expect(await under.data(getPayPrice, { landing: 'operation' }, {})).toMatchObject({ price: '1800.00' });
});

test('a coupon that is claimed after ordering makes another order, at the lower price', async () => {
  const { as } = await buyerLike(under, 'refunding');
  const before = await under.data(createAdvancedOrder, advancedParams(), as);
  await claim(as);
  const after = await under.data(createAdvancedOrder, advancedParams(), as);
  expect([before.amount, after.amount]).toEqual(['1800.00', '1700.00']);
  expect(await under.data(queryOrder, { order_no: before.order_no }, as)).toMatchObject({ status: 'closed' });
});

test('paying spends it, an order that is not paid does not', async () => {
  const { as, key } = await buyerLike(under, 'failed-test');
  await under.data(createAdvancedOrder, advancedParams(), as);
  await under.world.clock.advance(DAY);
  expect(await couponOf(as)).toMatchObject({ state: 'claimed', can_use: 1 });
  const order = await under.data(createAdvancedOrder, advancedParams(), as);
  expect(order.amount).toBe('1700.00');
  await payFor(under, order.order_no, key, as);
  expect(await couponOf(as)).toMatchObject({ state: 'used' });
});

test('one that is out of date comes off no more', async () => {
  const { key } = await buyerLike(under, 'failed-test');
  await under.world.clock.advance(30 * DAY);
  expect(await goodsFor(await under.signIn(key))).toMatchObject({ price: '1800.00' });
});
