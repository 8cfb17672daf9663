import type { Order, PayAttempt } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { find, insert, update } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { closePrepay } from '../../../providers/pay/prepay';
import { yuanOf } from './money';
import type { AttemptRow, OrderEvent, OrderRow } from './tables';

export type Asked = { db: Db; now: number };

/** Writes down what happened to an order. */
export async function note(
  { db, now }: Asked,
  order_no: string,
  event: OrderEvent,
  detail = '',
): Promise<void> {
  await insert(db, 'order_event', { order_no, at: now, event, detail });
}

export const orderOfNo = (db: Db, orderNo: string): Promise<OrderRow | undefined> =>
  find(db, 'orders', { order_no: orderNo });

/** An order whose time is over counts as closed, also before it was. */
export const isOver = ({ status, expires_at }: OrderRow, now: number): boolean =>
  status === 'pending' && expires_at <= now;

const attemptInfo = ({ attempt_no, channel, state }: AttemptRow, isClosed: boolean): PayAttempt => ({
  attempt_no,
  channel,
  state: isClosed && state === 'open' ? 'closed' : state,
});

/** The order as pages see it. */
export async function orderInfo({ db, now }: Asked, row: OrderRow): Promise<Order> {
  const last = await db
    .selectFrom('attempt')
    .selectAll()
    .where('order_no', '=', row.order_no)
    // The one that was paid says how the order was paid, even if there is a later one.
    .orderBy(({ eb }) => eb('state', '=', 'paid'), 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const over = isOver(row, now);
  return {
    order_no: row.order_no,
    kind: row.kind,
    goods_id: row.goods_id,
    goods_name: row.goods_name,
    amount: yuanOf(row.amount_fen),
    status: over ? 'closed' : row.status,
    create_time: timeText(row.created_at),
    expire_time: timeText(row.expires_at),
    pay_time: row.paid_at === null ? null : timeText(row.paid_at),
    attempt: last ? attemptInfo(last, over) : null,
  };
}

/** Gives up the open attempt of an order, so that it cannot be paid any more. */
export async function closeAttempts(asked: Asked, orderNo: string): Promise<void> {
  const { db, now } = asked;
  const open = await db
    .updateTable('attempt')
    .set({ state: 'closed', ended_at: now })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'open')
    .returning('attempt_no')
    .execute();
  for (const { attempt_no } of open) {
    await closePrepay(asked, attempt_no);
    await note(asked, orderNo, 'attempt-closed', attempt_no);
  }
}

/** Closes an unpaid order with its attempt. */
export async function closeOrder(asked: Asked, orderNo: string, why: 'expired' | 'replaced'): Promise<void> {
  const { db, now } = asked;
  await update(db, 'orders', { order_no: orderNo, status: 'pending' }, { status: 'closed', closed_at: now });
  await note(asked, orderNo, why);
  await closeAttempts(asked, orderNo);
}
