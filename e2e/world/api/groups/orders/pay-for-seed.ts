import { Refusal } from '../../refusal';
import { bookPayment } from './book-payment';
import { startPayment } from './create-payment';
import type { Asked } from './order-rows';
import type { OrderRow } from './tables';

/** Pays an order of the first day as a learner would: with an attempt, a charge and its history. */
export async function payForSeed(asked: Asked, order: OrderRow): Promise<void> {
  const { db, now } = asked;
  const attempt = await startPayment(asked, order, { channel: 'messenger' }, '');
  if (attempt instanceof Refusal) throw attempt;
  const paid = await db
    .updateTable('prepay')
    .set({ paid_at: now })
    .where('trade_no', '=', attempt.attempt_no)
    .returningAll()
    .executeTakeFirstOrThrow();
  await bookPayment(asked, paid, 'notified');
}
