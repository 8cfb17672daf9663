import { amountOf } from '@suite/api';
import { goods, noCover } from '../../../content';
import { find } from '../../../db';
import type { Seeding } from '../../group';
import { Refusal } from '../../handle';
import { bookPayment, priceOf } from './book-payment';
import { insertOrder } from './create-order';
import { startPayment } from './order-calls';
import { note, type Asked, type OrderRow } from './order-rows';

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

const DAY = 24 * 3600_000;
/** Purchases of the last days are made by the call itself, by those people who have any. */
const LATELY = 7 * DAY;

/** The orders by which a person came to own what they have owned for longer than a week. */
export async function seedPastOrders({ db, now, learner, person }: Seeding): Promise<void> {
  if (learner.is_temporary) return;
  const owned = [...person.studies].sort((one, other) => other.boughtDaysAgo - one.boughtDaysAgo);
  for (const { product, boughtDaysAgo } of owned) {
    const content = goods.find((one) => one.product === product && !one.byInvitation);
    const row = content && (await find(db, 'goods', { id: content.id }));
    const at = now - boughtDaysAgo * DAY;
    if (!row || now - at <= LATELY) continue;
    const asked = { db, now: at };
    const order = await insertOrder(asked, learner.id, {
      kind: row.kind,
      goods_id: row.id,
      // Whether these goods are owned is said by the enrolment; no sale asks for this order.
      scope: `past-${product}`,
      goods_name: content.name,
      cover: noCover,
      amount_fen: priceOf(row),
    });
    await note(asked, order.order_no, 'made', `¥${amountOf(order.amount_fen)}`);
    await payForSeed(asked, order);
  }
}
