import type { Db } from '../../db/tables';
import type { World } from '../../world';
import type { Prepay } from './prepay';

/** Why a payment cannot be made any more; undefined if it can. */
export function whyUnpayable({ paid_at, until }: Prepay, now: number): string | undefined {
  if (paid_at !== null) return '该订单已支付';
  return until <= now ? '该订单已过期' : undefined;
}

/** Marks a payment as paid and informs the groups in one transaction; false if it cannot be paid. */
export async function settle(
  world: World,
  find: (db: Db) => Promise<Prepay | undefined>,
  payer: string | null,
): Promise<boolean> {
  const now = world.clock.now();
  return world.db.transaction().execute(async (db) => {
    const prepay = await find(db);
    if (!prepay || whyUnpayable(prepay, now)) return false;
    const paid = { ...prepay, paid_at: now, payer };
    await db.updateTable('prepay').set(paid).where('id', '=', prepay.id).execute();
    for (const group of world.groups) await group.paid?.({ db, now, prepay: paid });
    return true;
  });
}
