import { sql } from 'kysely';
import { payFor } from '../../../testing/pay';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { buyerLike, orderAdvanced } from './testing/judge-orders';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

describe('the database itself refuses', () => {
  const asRow = async () => {
    const buyer = await buyerLike(under, 'first-week');
    const { order_no } = await orderAdvanced(under, buyer);
    await payFor(under, order_no, buyer.key, buyer.as);
    return order_no;
  };
  const run = (statement: ReturnType<typeof sql>) => statement.execute(under.world.db);

  test('a second live order of the same goods', async () => {
    const order_no = await asRow();
    const second = sql`insert into orders select null, 'X1', learner_id, kind, goods_id, scope, goods_name, cover,
      amount_fen, 'pending', null, null, source, created_at, expires_at, null, null, null, null, null, null, null, null
      from orders where order_no = ${order_no}`;
    await expect(run(second)).rejects.toThrow('UNIQUE constraint failed: orders.learner_id, orders.scope');
  });

  test('the same key with two orders', async () => {
    const order_no = await asRow();
    const second = sql`insert into orders select null, 'X2', learner_id, kind, goods_id, scope, goods_name, cover,
      amount_fen, 'closed', client_key, null, source, created_at, expires_at, null, null, null, null, null, null, null, null
      from orders where order_no = ${order_no}`;
    await expect(run(second)).rejects.toThrow('orders.client_key');
  });

  test('a second charge for an order', async () => {
    const order_no = await asRow();
    const second = sql`insert into charge values (${order_no}, 'other', 1, 1, 1, null)`;
    await expect(run(second)).rejects.toThrow('UNIQUE constraint failed: charge.order_no');
  });

  test('two open attempts of an order', async () => {
    const order_no = await asRow();
    const open = (no: string) =>
      sql`insert into attempt values (null, ${order_no}, ${no}, 'shell', 'open', 1, null, null)`;
    await run(open('one'));
    await expect(run(open('two'))).rejects.toThrow('UNIQUE constraint failed: attempt.order_no');
  });

  test('a paid order that is paid no longer, and another amount', async () => {
    const order_no = await asRow();
    const close = sql`update orders set status = 'pending' where order_no = ${order_no}`;
    await expect(run(close)).rejects.toThrow('a paid order stays paid');
    const change = sql`update orders set amount_fen = 1 where order_no = ${order_no}`;
    await expect(run(change)).rejects.toThrow('the amount of an order stays');
  });
});
