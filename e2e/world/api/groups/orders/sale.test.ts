import {
  advancedGoods,
  advancedProperty,
  codes,
  createAdvancedOrder,
  createIndustryOrder,
  createInvestmentOrder,
  createOrder,
  createPremiumOrder,
  declareUser,
  industryGoods,
  industryProperty,
  investmentGoods,
  investmentProperty,
  premiumGoods,
  premiumProperty,
  queryGoodsInfo,
  toolsGoods,
  type Goods,
} from '@suite/api';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { buyerLike } from './testing/judge-orders';

const DAY = 24 * 3600_000;

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

const goodsOf: Record<string, (as: { token?: string }) => Promise<Goods>> = {
  ...Object.fromEntries(
    ['CS001', 'CS002', 'CS003', 'CS004', 'CS005', 'CS006'].map((code) => [
      code,
      (as: { token?: string }) => under.data(queryGoodsInfo, { code }, as),
    ]),
  ),
  advanced: (as) => under.data(advancedGoods, {}, as),
  'advanced-2': (as) => under.data(advancedGoods, { id: 2 }, as),
  'advanced-3': (as) => under.data(advancedGoods, { id: 3 }, as),
  investment: (as) => under.data(investmentGoods, undefined, as),
  industry: (as) => under.data(industryGoods, undefined, as),
  jingpin: (as) => under.data(premiumGoods, undefined, as),
  tools: (as) => under.data(toolsGoods, undefined, as),
};

test.each([
  ['bound', 'CS001', 'open', ''],
  ['bound', 'CS003', 'not-allowed', '该课程凭邀请码购买'],
  ['bound', 'CS004', 'not-yet', '2026-03-14 12:00 开售'],
  ['bound', 'CS005', 'sold-out', '名额已满，请关注下一期'],
  ['failed-test', 'CS001', 'exclusive', '您已拥有旧版财商课，可免费升级到新版，无需重复购买'],
  ['mid-course', 'CS006', 'exclusive', '您已拥有新版财商课，不能再购买经典版'],
  ['mid-course', 'CS001', 'owned', '您已购买，可直接去学习'],
  ['bound', 'advanced', 'not-allowed', '进阶课需要先购买财商课'],
  ['first-week', 'advanced', 'open', ''],
  ['first-week', 'advanced-2', 'open', ''],
  ['first-week', 'advanced-3', 'not-yet', '2026-03-14 12:00 开售'],
  ['graduated', 'advanced', 'owned', '您已购买，可直接去学习'],
  ['first-week', 'investment', 'not-allowed', '投资课需要先购买进阶课'],
  ['graduated', 'industry', 'open', ''],
  ['graduated', 'jingpin', 'open', ''],
  ['tools-buyer', 'tools', 'owned', '您已购买，可直接去学习'],
  ['bound', 'tools', 'open', ''],
])('%s and %s: %s', async (person, id, sale_state, sale_reason) => {
  const as = await under.signIn(person);
  expect(await goodsOf[id]?.(as)).toMatchObject({ sale_state, sale_reason });
});

test('a price is the level’s without the coupon, to the fen', async () => {
  const as = await under.signIn('premium');
  const prices = await Promise.all(
    ['CS001', 'CS002', 'advanced', 'advanced-2', 'jingpin', 'tools'].map((id) => goodsOf[id]?.(as)),
  );
  expect(prices.map((goods) => [goods?.origin_price, goods?.coupon_price, goods?.price])).toEqual([
    ['998.00', '0.00', '998.00'],
    ['1000.00', '100.00', '900.00'],
    ['2000.00', '200.00', '1800.00'],
    ['4000.00', '0.00', '4000.00'],
    ['4000.00', '0.00', '4000.00'],
    ['1000.00', '0.00', '1000.00'],
  ]);
});

test('each course tells for whom it is, what to know and what comes next', async () => {
  const as = await under.signIn('bound');
  for (const call of [advancedProperty, investmentProperty, industryProperty, premiumProperty]) {
    const { title, suits, notices, steps } = await under.data(call, undefined, as);
    expect([title, suits, notices, steps].every((part) => part.length > 0)).toBe(true);
  }
});

test.each([
  ['bound', createAdvancedOrder, 'advanced-1', codes.NOT_BOUGHT],
  ['first-week', createInvestmentOrder, 'investment', codes.NOT_BOUGHT],
  ['bound', createIndustryOrder, 'industry', codes.NOT_BOUGHT],
  ['bound', createPremiumOrder, 'jingpin', codes.NOT_BOUGHT],
  ['graduated', createAdvancedOrder, 'advanced-1', codes.ALREADY_BOUGHT],
  ['first-week', createAdvancedOrder, 'advanced-3', codes.GOODS_UNAVAILABLE],
  ['failed-test', createOrder, 'CS001', codes.GOODS_EXCLUSIVE],
  ['bound', createOrder, 'CS003', codes.GOODS_UNAVAILABLE],
  ['bound', createOrder, 'CS004', codes.GOODS_UNAVAILABLE],
  ['bound', createOrder, 'CS005', codes.GOODS_UNAVAILABLE],
])('%s cannot order %p of %s', async (person, call, goods_id, code) => {
  const params = { goods_id, client_key: 'a-key-of-a-page', amount: '998.00' };
  const answer = await under.ask(call, params, await under.signIn(person));
  expect(answer).toMatchObject({ code });
  expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
});

test('an order that waits is shown with its goods until it expires', async () => {
  const as = await under.signIn('mid-course');
  const goods = await goodsOf.advanced?.(as);
  expect(goods?.order).toMatchObject({
    status: 'pending',
    amount: '1800.00',
    expire_time: '2026-03-11 12:22:00',
    attempt: { channel: 'messenger', state: 'open' },
  });
  expect((await goodsOf['advanced-2']?.(as))?.order).toBeNull();
  expect((await goodsOf.advanced?.(await under.signIn('refunding')))?.order).toBeNull();
  await under.world.clock.advance(22 * 60_000);
  expect((await goodsOf.advanced?.(as))?.order).toBeNull();
  await under.world.clock.set(NOON, true);
});

test('what is not sold yet is sold from its moment on', async () => {
  const as = await under.signIn('bound');
  expect(await goodsOf.CS004?.(as)).toMatchObject({
    sale_time: '2026-03-14 12:00:00',
    server_time: '2026-03-11 12:00:00',
  });
  await under.world.clock.advance(3 * DAY);
  expect(await goodsOf.CS004?.(as)).toMatchObject({ sale_state: 'open', sale_time: null });
  await under.world.clock.set(NOON, true);
});

describe('invite codes', () => {
  const declare = (invite_code: string, as: { token?: string }) =>
    under.data(declareUser, { invite_code }, as);

  test.each([
    ['bound', 'hello2026 ', 'ok'],
    ['bound', 'ONLYBOUND', 'ok'],
    ['tools-buyer', 'ONLYBOUND', 'other'],
    ['bound', 'USED2025', 'used'],
    ['bound', 'LATE2024', 'expired'],
    ['bound', 'NOTHING', 'wrong'],
  ])('%s with %s: %s', async (person, given, state) => {
    const answer = await declare(given, await under.signIn(person));
    expect(answer).toMatchObject(
      state === 'ok' ? { state, code: 'CS003', goods_name: '财商课 · 邀请班' } : { state, code: '' },
    );
    expect(answer.reason !== '').toBe(state !== 'ok');
  });

  test('a code opens the sale for one learner at a time', async () => {
    const [one, two] = [await buyerLike(under, 'bound'), await buyerLike(under, 'bound')];
    const invite_code = 'friend88';
    const params = { goods_id: 'CS003', amount: '800.00', client_key: 'a-key-of-a-guest', invite_code };
    const shown = await under.data(queryGoodsInfo, { code: 'CS003', invite_code }, one.as);
    expect(shown).toMatchObject({ sale_state: 'open', price: '800.00', coupon_name: '好友邀请券' });
    await under.data(createOrder, params, one.as);
    expect((await declare(invite_code, one.as)).state).toBe('ok');
    expect((await declare(invite_code, two.as)).state).toBe('used');
    expect(await under.ask(createOrder, params, two.as)).toMatchObject({ code: codes.GOODS_UNAVAILABLE });
    // Unpaid in time, the code is free again.
    await under.world.clock.advance(30 * 60_000);
    expect(await under.ask(createOrder, params, two.as)).toMatchObject({ code: codes.SUCCESS });
    await under.world.clock.set(NOON, true);
  });
});
