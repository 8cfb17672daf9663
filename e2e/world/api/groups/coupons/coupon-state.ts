import type { CouponState } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import type { Batch } from './batches';

/** What the state of a coupon follows from. */
export interface CouponFacts {
  now: number;
  batch: Pick<Batch, 'condition' | 'useDays' | 'stock'>;
  claimUntil: number;
  /** How many learners have claimed it. */
  taken: number;
  hasBought: boolean;
  hasGraduated: boolean;
  /** The learner has bought what it comes off. */
  ownsGoods: boolean;
  own: { use_until: number; used_at: number | null } | undefined;
}

const OWNED = '您已购买这门课程，不需要再抵扣';

const dayText = (at: number) =>
  timeText(at)
    .slice(0, 10)
    .replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

/** The state of a coupon for a learner, and why. */
export function couponState(facts: CouponFacts): { state: CouponState; reason: string; end: number } {
  const { now, batch, claimUntil, own } = facts;
  if (own) {
    if (own.used_at !== null) {
      return { state: 'used', reason: `${dayText(own.used_at)}使用`, end: own.use_until };
    }
    if (own.use_until <= now) {
      return { state: 'expired', reason: `领取后 ${batch.useDays} 天内没有使用`, end: own.use_until };
    }
    const reason = facts.ownsGoods ? OWNED : '下单时自动抵扣，价格已经减去';
    return { state: 'claimed', reason, end: own.use_until };
  }
  if (claimUntil <= now) return { state: 'expired', reason: '领取时间已过', end: claimUntil };
  const why = whyLocked(facts);
  return why
    ? { state: 'locked', reason: why, end: claimUntil }
    : { state: 'claimable', reason: `领取后 ${batch.useDays} 天内可用`, end: claimUntil };
}

function whyLocked({ batch, taken, hasBought, hasGraduated, ownsGoods }: CouponFacts): string {
  if (ownsGoods) return OWNED;
  if (taken >= batch.stock) return '已被领完';
  if (batch.condition === 'graduated' && !hasGraduated) return '任意一门课程毕业后可以领取';
  return hasBought ? '' : '购买课程后可以领取';
}
