import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { fenOf } from '../api/groups/orders/money';
import { orderRecords } from '../api/groups/orders/records';
import { goods } from '../content';
import { get, list, update } from '../db/queries';
import type { World } from '../world';

const goodsChange = v.strictObject({
  id: v.picklist(goods.map(({ id }) => id)),
  /** Yuan before the coupon. */
  origin: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/))),
  soldOut: v.optional(v.boolean()),
});

/** What happens to goods and orders without the learner: prices change, places run out. */
export async function orderControl(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  app.get<{ Querystring: { person?: string } }>('/orders', async ({ query }) =>
    orderRecords(world.db, query.person ?? ''),
  );

  app.get('/goods', async () => {
    const rows = await list(world.db, 'goods');
    return rows.map((row) => ({ ...row, name: goods.find(({ id }) => id === row.id)?.name ?? row.id }));
  });

  app.post('/goods', async (request, reply) => {
    const { id, origin, soldOut } = v.parse(goodsChange, request.body);
    const row = await get(world.db, 'goods', { id });
    const origin_fen = origin === undefined ? row.origin_fen : fenOf(origin);
    if (origin_fen <= row.coupon_fen) return reply.code(400).send({ error: 'the coupon leaves no price' });
    const is_sold_out = soldOut === undefined ? row.is_sold_out : soldOut ? 1 : 0;
    await update(world.db, 'goods', { id }, { origin_fen, is_sold_out });
    return { ok: true };
  });
}
