import { advancedGoods, createAdvancedOrder, queryGoodsInfo } from '@suite/api';
import { worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

const change = (payload: object) => under.app.inject({ method: 'POST', url: '/world/goods', payload });

test('a price changes while a page is open, and the order has the new one', async () => {
  const as = await under.signIn('first-week');
  const { price } = await under.data(advancedGoods, {}, as);
  expect(price).toBe('1800.00');
  expect((await change({ id: 'advanced-1', price: '1900.00' })).json()).toEqual({ ok: true });
  const order = { goods_id: 'advanced-1', client_key: 'key-of-a-page', amount: price };
  expect(await under.data(createAdvancedOrder, order, as)).toMatchObject({ amount: '1900.00' });
});

test('places run out and come back', async () => {
  const as = await under.signIn('bound');
  const state = async () => (await under.data(queryGoodsInfo, { code: 'CS001' }, as)).sale_state;
  await change({ id: 'CS001', soldOut: true });
  expect(await state()).toBe('sold-out');
  await change({ id: 'CS001', soldOut: false });
  expect(await state()).toBe('open');
});

test.each([{}, { id: 'none' }, { id: 'CS001', price: '1' }, { id: 'advanced-1', price: '2000.01' }])(
  'the change %j is refused',
  async (payload) => {
    expect((await change(payload)).statusCode).toBe(400);
  },
);

test('a person’s orders are listed with what happened to them', async () => {
  const records = (await under.app.inject('/world/orders?person=mid-course')).json();
  expect(records).toMatchObject([
    { goods_name: '进阶课：资产配置实战', amount: '1800.00', status: 'pending' },
    { goods_name: '财商课', amount: '998.00', status: 'paid' },
  ]);
  expect(records[0].lines.map(({ event }: { event: string }) => event)).toEqual(['made', 'attempt']);
  expect((await under.app.inject('/world/orders?person=nobody')).json()).toEqual([]);
});
