import type { GoodsKind } from '@suite/api';
import { couponBatches, type CouponBatch } from '../../../content';
import { update, type Db } from '../../../db';

type Asked = { db: Db; now: number };

/** The coupon that comes off goods of a kind: of those that the learner has claimed and can still use, the greatest. */
export async function claimedFor(
  { db, now }: Asked,
  learnerId: number,
  kind: GoodsKind,
): Promise<CouponBatch | undefined> {
  const own = await db
    .selectFrom('coupon')
    .select('batch_id')
    .where('learner_id', '=', learnerId)
    .where('claimed_at', '<=', now)
    .where('use_until', '>', now)
    .where('used_at', 'is', null)
    .execute();
  const ids = own.map(({ batch_id }) => batch_id);
  return couponBatches
    .filter((batch) => batch.kind === kind && ids.includes(batch.id))
    .sort((one, other) => other.fen - one.fen)[0];
}

/** A coupon is spent by the payment of an order, not by the order: one that is not paid gives it back. */
export async function spendCoupon({ db, now }: Asked, learnerId: number, batchId: number): Promise<void> {
  await update(db, 'coupon', { learner_id: learnerId, batch_id: batchId, used_at: null }, { used_at: now });
}
