import type { GoodsKind } from '@suite/api';
import { update, type Db } from '../../../db';

/** Whether a learner may claim a coupon, by what they have studied. */
type Condition = 'bought' | 'graduated';

/** A coupon as it is given out; days count from the first day of the world. */
export interface Batch {
  id: number;
  name: string;
  fen: number;
  kind: GoodsKind;
  scope: string;
  condition: Condition;
  /** Days until it can no longer be claimed; negative when that is over. */
  claimDays: number;
  /** Days in which it can be used, from the claim. */
  useDays: number;
  /** How many there are. */
  stock: number;
}

export const batches: readonly Batch[] = [
  {
    id: 701,
    name: '开学奖励券',
    fen: 10_000,
    kind: 'jingpin',
    scope: '购买精品课时抵扣',
    condition: 'bought',
    claimDays: 20,
    useDays: 30,
    stock: 500,
  },
  {
    id: 702,
    name: '同班共学券',
    fen: 5_000,
    kind: 'advanced',
    scope: '购买进阶课时抵扣',
    condition: 'bought',
    claimDays: 2,
    useDays: 15,
    stock: 500,
  },
  {
    id: 703,
    name: '毕业奖励券',
    fen: 30_000,
    kind: 'investment',
    scope: '购买投资课时抵扣',
    condition: 'graduated',
    claimDays: 60,
    useDays: 90,
    stock: 500,
  },
  {
    id: 704,
    name: '国庆打卡券',
    fen: 2_000,
    kind: 'books',
    scope: '购买纸质笔记时抵扣',
    condition: 'bought',
    claimDays: -3,
    useDays: 15,
    stock: 500,
  },
  {
    id: 705,
    name: '工具体验券',
    fen: 20_000,
    kind: 'tools',
    scope: '购买理财工具箱时抵扣',
    condition: 'bought',
    claimDays: 40,
    useDays: 30,
    stock: 1,
  },
];

type Asked = { db: Db; now: number };

/** The coupon that comes off goods of a kind: of those that the learner has claimed and can still use, the greatest. */
export async function claimedFor(
  { db, now }: Asked,
  learnerId: number,
  kind: GoodsKind,
): Promise<Batch | undefined> {
  const own = await db
    .selectFrom('coupon')
    .select('batch_id')
    .where('learner_id', '=', learnerId)
    .where('claimed_at', '<=', now)
    .where('use_until', '>', now)
    .where('used_at', 'is', null)
    .execute();
  const ids = own.map(({ batch_id }) => batch_id);
  return batches
    .filter((batch) => batch.kind === kind && ids.includes(batch.id))
    .sort((one, other) => other.fen - one.fen)[0];
}

/** A coupon is spent by the payment of an order, not by the order: one that is not paid gives it back. */
export async function spendCoupon({ db, now }: Asked, learnerId: number, batchId: number): Promise<void> {
  await update(db, 'coupon', { learner_id: learnerId, batch_id: batchId, used_at: null }, { used_at: now });
}
