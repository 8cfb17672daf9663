import {
  advancedGoods,
  claimCoupon,
  createAdvancedOrder,
  createPremiumOrder,
  getPayPrice,
  premiumGoods,
  queryOrder,
  refundOffer,
  rewards,
} from '@suite/api';
import { payFor } from '../../../testing/pay';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { advancedParams, buyerLike } from '../orders/testing/judge-orders';

const DAY = 24 * 3600_000;
/** Coupons: one off the premium course, which some people have claimed, and one off the advanced course. */
const [PREMIUM, ADVANCED] = [701, 702];

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

const couponOf = async (as: Caller) =>
  (await under.data(rewards, undefined, as)).list.find(({ id }) => id === PREMIUM);
const order = (as: Caller, client_key: string) =>
  under.data(createPremiumOrder, { goods_id: 'jingpin', client_key, amount: '3900.00' }, as);

test('a claimed coupon comes off wherever a price is said, and off the order', async () => {
  const { as } = await buyerLike(under, 'failed-test');
  const cheaper = { price: '3900.00', coupon_price: '100.00', coupon_name: '开学奖励券' };
  expect(await under.data(premiumGoods, undefined, as)).toMatchObject({
    origin_price: '4000.00',
    ...cheaper,
  });
  expect(await under.data(getPayPrice, { landing: 'premium' }, as)).toEqual(cheaper);
  expect(await under.data(refundOffer, { goods_id: 'jingpin' }, as)).toMatchObject({ amount: '3900.00' });
  expect((await order(as, 'first-order')).amount).toBe('3900.00');
});

test('visitors, and learners who have not claimed it, pay without it', async () => {
  const { as } = await buyerLike(under, 'mid-course');
  expect(await under.data(premiumGoods, undefined, as)).toMatchObject({ price: '4000.00', coupon_name: '' });
  expect(await under.data(getPayPrice, { landing: 'premium' }, {})).toMatchObject({ price: '4000.00' });
});

test('it comes off besides the coupon of the goods; claimed after ordering, it makes another order', async () => {
  const { as } = await buyerLike(under, 'refunding');
  const before = await under.data(createAdvancedOrder, advancedParams(), as);
  await under.data(claimCoupon, { coupon_id: ADVANCED }, as);
  expect(await under.data(advancedGoods, {}, as)).toMatchObject({
    price: '1750.00',
    coupon_price: '250.00',
    coupon_name: '老学员专享券 + 同班共学券',
  });
  const after = await under.data(createAdvancedOrder, advancedParams(), as);
  expect([before.amount, after.amount]).toEqual(['1800.00', '1750.00']);
  expect(await under.data(queryOrder, { order_no: before.order_no }, as)).toMatchObject({ status: 'closed' });
});

test('paying spends it, an order that is not paid does not', async () => {
  const { as, key } = await buyerLike(under, 'failed-test');
  await order(as, 'never-paid');
  await under.world.clock.advance(DAY);
  expect(await couponOf(as)).toMatchObject({ state: 'claimed', can_use: 1 });
  const { order_no, amount } = await order(as, 'paid-order');
  expect(amount).toBe('3900.00');
  await payFor(under, order_no, key, as);
  expect(await couponOf(as)).toMatchObject({ state: 'used' });
});

test('one that is out of date comes off no more', async () => {
  const { key } = await buyerLike(under, 'failed-test');
  await under.world.clock.advance(30 * DAY);
  const goods = await under.data(premiumGoods, undefined, await under.signIn(key));
  expect(goods).toMatchObject({ price: '4000.00' });
});
