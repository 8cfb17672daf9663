import { amountOf, claimCoupon, codes, type CouponState, type GroupCoupon, rewards } from '@suite/api';
import * as v from 'valibot';
import { dayInWords, dayOf, timeText } from '../../../clock/china-time';
import { couponBatches, goods, type CouponBatch } from '../../../content';
import { get, insert, list, type Db } from '../../../db';
import type { Group, Seeding } from '../../group';
import { enrolmentsOf } from '../../../people/sessions';
import { handle, id, notFound, Refusal, rule } from '../../handle';
import { seesNothing } from '../../sees-nothing';

interface CouponBatchTable {
  id: number;
  claim_until: number;
}

interface CouponTable {
  learner_id: number;
  batch_id: number;
  claimed_at: number;
  use_until: number;
  used_at: number | null;
}

declare module '../../../db' {
  interface Tables {
    coupon_batch: CouponBatchTable;
    coupon: CouponTable;
  }
}

/** What the state of a coupon follows from. */
interface CouponFacts {
  now: number;
  batch: Pick<CouponBatch, 'condition' | 'useDays' | 'stock'>;
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

const dayText = (at: number) => dayInWords(dayOf(at));

/** The state of a coupon for a learner, and why. */
function couponState(facts: CouponFacts): { state: CouponState; reason: string; end: number } {
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

/** Which coupons a person has claimed, and used, so many days ago. */
const claimed: Record<string, { batch: number; ago: number; usedAgo?: number }[]> = {
  'first-week': [{ batch: 701, ago: 3 }],
  'failed-test': [{ batch: 701, ago: 6 }],
  graduated: [
    { batch: 701, ago: 20, usedAgo: 12 },
    { batch: 702, ago: 18 },
  ],
  premium: [
    { batch: 703, ago: 10 },
    { batch: 705, ago: 35 },
  ],
};

async function seedCoupons({ db, now, person, learner }: Seeding): Promise<void> {
  for (const { batch: id, ago, usedAgo } of claimed[person.key] ?? []) {
    const batch = couponBatches.find((one) => one.id === id);
    // There is one of it: a copy of the person has none.
    if (!batch || (batch.stock === 1 && learner.person !== person.key)) continue;
    const claimed_at = now - ago * DAY;
    await insert(db, 'coupon', {
      learner_id: learner.id,
      batch_id: id,
      claimed_at,
      use_until: claimed_at + batch.useDays * DAY,
      used_at: usedAgo === undefined ? null : now - usedAgo * DAY,
    });
  }
}

const DAY = 24 * 3600_000;

interface Asked {
  db: Db;
  now: number;
  learner: { id: number };
}

async function couponOf({ db, now, learner }: Asked, batch: CouponBatch): Promise<GroupCoupon> {
  const { claim_until } = await get(db, 'coupon_batch', { id: batch.id });
  const claims = await list(db, 'coupon', { batch_id: batch.id });
  const own = claims.find(({ learner_id }) => learner_id === learner.id);
  const studies = await enrolmentsOf({ db, now }, learner.id);
  const ownsGoods = studies.some(({ product }) =>
    goods.some((one) => one.kind === batch.kind && one.product === product),
  );
  const { state, reason, end } = couponState({
    now,
    batch,
    claimUntil: claim_until,
    taken: claims.length,
    hasBought: studies.length > 0,
    hasGraduated: studies.some(({ graduated_at }) => graduated_at !== null && graduated_at <= now),
    ownsGoods,
    own,
  });
  const { id, name, kind, scope, fen } = batch;
  return {
    ...{ id, name, kind, scope, state, reason },
    amount: amountOf(fen),
    end_time: timeText(end),
    can_use: state === 'claimed' && !ownsGoods ? 1 : 0,
  };
}

/** Rewards for learners: coupons that are claimed once. */
export const coupons: Group = {
  name: 'coupons',
  async fill({ db, now }) {
    const rows = couponBatches.map((batch) => ({ id: batch.id, claim_until: now + batch.claimDays * DAY }));
    await insert(db, 'coupon_batch', rows);
  },
  seed: seedCoupons,
  handlers: [
    handle(rewards, async ({ db, now, learner }) => {
      const list: GroupCoupon[] = [];
      for (const batch of seesNothing(learner.person) ? [] : couponBatches) {
        list.push(await couponOf({ db, now, learner }, batch));
      }
      return { now: timeText(now), list };
    }),

    handle(claimCoupon, v.object({ coupon_id: id() }), async ({ db, now, learner, params }) => {
      const batch = couponBatches.find((one) => one.id === params.coupon_id);
      if (!batch) throw notFound('奖励不存在');
      const asked = { db, now, learner };
      const { state, reason } = await couponOf(asked, batch);
      if (state === 'claimed' || state === 'used') {
        throw new Refusal(codes.ALREADY_DONE, '您已经领取过这张券');
      }
      if (state !== 'claimable') throw rule(reason);
      await insert(db, 'coupon', {
        learner_id: learner.id,
        batch_id: batch.id,
        claimed_at: now,
        use_until: now + batch.useDays * DAY,
        used_at: null,
      });
      return couponOf(asked, batch);
    }),
  ],
};
