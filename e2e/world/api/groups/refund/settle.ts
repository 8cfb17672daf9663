import { list, remove, update } from '../../../db/queries';
import type { Filling } from '../../group';
import { yuanOf } from '../orders/money';
import { note } from '../orders/order-rows';
import { statusOf } from './refund-rows';
import type { RefundRow } from './tables';

/** By the agreement, the contract and the right to study end with the refund. */
async function endPurchase({ db, now }: Filling, { contract_id, learner_id }: RefundRow): Promise<void> {
  const { line } = await db
    .updateTable('contract')
    .set({ revoked_at: now, reason: '课程订单已退款，合同随之撤销' })
    .where('id', '=', contract_id)
    .returning('line')
    .executeTakeFirstOrThrow();
  await remove(db, 'enrolment', { learner_id, product: line, graduated_at: null });
}

/** Pays out what has arrived: once an order, whatever happened before. */
export async function settleRefunds(filling: Filling): Promise<void> {
  const { db, now } = filling;
  const rows = await list(db, 'refund', { outcome: 'arrived' });
  for (const row of rows.filter((one) => statusOf(one, now) === 'arrived')) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('payout')
      .values({ order_no: row.order_no, refund_id: row.id, amount_fen: row.amount_fen, paid_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) continue;
    await update(db, 'orders', { order_no: row.order_no }, { status: 'refunded' });
    await note(filling, row.order_no, 'refunded', `¥${yuanOf(row.amount_fen)}`);
    await endPurchase(filling, row);
  }
}
