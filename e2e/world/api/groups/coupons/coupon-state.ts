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
  own: { use_until: number; used_at: number | null } | undefined;
}

const dayText = (at: number) => timeText(at).slice(0, 10);

/** The state of a coupon for a learner, and why. */
export function couponState(facts: CouponFacts): { state: CouponState; reason: string; end: number } {
  const { now, batch, claimUntil, own } = facts;
  if (own) {
    if (own.used_at !== null) {
      return { state: 'used', reason: `${dayText(own.used_at)} 已使用`, end: own.use_until };
    }
    return own.use_until <= now
      ? { state: 'expired', reason: `领取后 ${batch.useDays} 天内没有使用`, end: own.use_until }
      : { state: 'claimed', reason: '下单前把券码发给班主任，由老师为您抵扣', end: own.use_until };
  }
  if (claimUntil <= now) return { state: 'expired', reason: '领取时间已过', end: claimUntil };
  const why = whyLocked(facts);
  return why
    ? { state: 'locked', reason: why, end: claimUntil }
    : { state: 'claimable', reason: `领取后 ${batch.useDays} 天内可用`, end: claimUntil };
}

function whyLocked({ batch, taken, hasBought, hasGraduated }: CouponFacts): string {
  if (taken >= batch.stock) return '已被领完';
  if (batch.condition === 'graduated' && !hasGraduated) return '任意一门课程毕业后可以领取';
  return hasBought ? '' : '购买课程后可以领取';
}
