import {
  codes,
  createAdvancedOrder,
  getNormalPrice,
  getPaidUsers,
  getPayPrice,
  landingConfig,
  landingProducts,
} from '@suite/api';
import { landingGoods } from '../../../content';
import { get, update } from '../../../db';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { advancedParams, buyerLike } from '../orders/testing/judge-orders';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest();
});
afterEach(() => under.close());

const productFor = async (page: string, person?: string) =>
  (await under.data(landingProducts, { landing: page }, person ? await under.signIn(person) : {}))[0];

test.each(Object.keys(landingGoods))(
  '%s sells its goods to visitors, at the price of the goods',
  async (page) => {
    const product = await productFor(page);
    expect(product).toMatchObject({ goods_id: landingGoods[page], sale_state: 'open', order: null });
    const normal = await under.data(getNormalPrice, { landing: page });
    const now = await under.data(getPayPrice, { landing: page });
    expect(Number(now.price)).toBe(Number(normal.price) - Number(now.coupon_price));
  },
);

test('a page that no campaign has is not found', async () => {
  expect(await under.ask(landingProducts, { landing: 'none' })).toMatchObject({ code: codes.NOT_FOUND });
});

test('the learner is told what stands in their way', async () => {
  expect(await productFor('operation', 'graduated')).toMatchObject({ sale_state: 'owned' });
  expect(await productFor('operation', 'bound')).toMatchObject({
    sale_state: 'not-allowed',
    sale_reason: '进阶课需要先购买财商课',
  });
  expect((await productFor('operation', 'mid-course'))?.order).toMatchObject({ status: 'pending' });
});

test('the payment page is opened with the code or the number of the goods', async () => {
  const keys = ['upgrade-two', 'game', 'upgrade-three'].map(
    async (page) => (await productFor(page))?.pay_key,
  );
  expect(await Promise.all(keys)).toEqual(['2', 'CS007', '']);
});

test('places that run out are seen by visitors too', async () => {
  await update(under.world.db, 'goods', { id: 'advanced-1' }, { is_sold_out: 1 });
  expect(await productFor('operation')).toMatchObject({ sale_state: 'sold-out' });
});

test('enrolment ends before the class can no longer be chosen, and then counts for the next one', async () => {
  const first = await under.data(landingConfig, { landing: 'operation' });
  expect(first).toEqual({
    server_time: '2026-03-11 12:00:00',
    start_date: '2026-03-14',
    deadline: '2026-03-12 23:59:59',
  });
  under.world.clock.advance(36 * 3600_000);
  expect(await under.data(landingConfig, { landing: 'operation' })).toMatchObject({
    start_date: '2026-03-16',
    deadline: '2026-03-14 23:59:59',
  });
  expect(await under.data(landingConfig, { landing: 'premium' })).toMatchObject({
    start_date: '',
    deadline: '',
  });
});

test('buyers are named by their family name alone, the latest first', async () => {
  const { total, list } = await under.data(getPaidUsers, { landing: 'operation' });
  expect(total).toBeGreaterThan(list.length);
  expect(list.length).toBeGreaterThan(3);
  for (const { name } of list) expect(name).toMatch(/^[\u4e00-\u9fff]\*\*$/);
  const minutes = list.map(({ minutes_ago }) => minutes_ago);
  expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  expect(await under.data(getPaidUsers, { landing: 'operation' })).toEqual({ total, list });
});

test('an order that is made after a landing page knows where the learner came from', async () => {
  const { as } = await buyerLike(under, 'first-week');
  const { order_no } = await under.data(createAdvancedOrder, advancedParams({ channel: 'autumn-2026' }), as);
  const row = await get(under.world.db, 'orders', { order_no });
  expect(row.source).toBe('autumn-2026');
});
