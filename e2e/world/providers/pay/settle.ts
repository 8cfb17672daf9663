import { update } from '../../db/queries';
import type { Db } from '../../db/tables';
import type { World } from '../../world';
import { notify } from './notices';
import type { Notice } from './outcomes';
import type { Prepay } from './prepay';

/** Why a payment cannot be made any more; undefined if it can. */
export function whyUnpayable({ paid_at, until, closed_at }: Prepay, now: number): string | undefined {
  if (paid_at !== null) return '该订单已支付';
  if (closed_at !== null) return '该订单已关闭';
  return until <= now ? '该订单已过期' : undefined;
}

const isPaidElsewhere = (db: Db, { order_no }: Prepay) =>
  db
    .selectFrom('prepay')
    .select('id')
    .where('order_no', '=', order_no)
    .where('paid_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();

/**
 * Marks a payment as paid and informs the groups in one transaction, unless the notice is late or lost;
 * false if it cannot be paid.
 */
export async function settle(
  world: World,
  find: (db: Db) => Promise<Prepay | undefined>,
  payer: string | null,
  notice: Notice = 'once',
): Promise<boolean> {
  const now = world.clock.now();
  return world.db.transaction().execute(async (db) => {
    const prepay = await find(db);
    if (!prepay || whyUnpayable(prepay, now) || (await isPaidElsewhere(db, prepay))) return false;
    const paid = { ...prepay, paid_at: now, payer };
    await update(db, 'prepay', { id: prepay.id }, paid);
    await notify({ db, now, groups: world.groups }, paid, notice);
    return true;
  });
}
