import { claimCoupon, codes, type GroupCoupon, rewards } from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { goods } from '../../../content';
import { get, insert } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound, Refusal, rule } from '../../refusal';
import { seesNothing } from '../../sees-nothing';
import { yuanOf } from '../orders/money';
import { type Batch, batches } from './batches';
import { couponState } from './coupon-state';
import { seedCoupons } from './seed';

const DAY = 24 * 3600_000;

interface Asked {
  db: Db;
  now: number;
  learner: { id: number };
}

async function couponOf({ db, now, learner }: Asked, batch: Batch): Promise<GroupCoupon> {
  const { claim_until } = await get(db, 'coupon_batch', { id: batch.id });
  const claims = await db.selectFrom('coupon').selectAll().where('batch_id', '=', batch.id).execute();
  const own = claims.find(({ learner_id }) => learner_id === learner.id);
  const studies = await db
    .selectFrom('enrolment')
    .select(['product', 'graduated_at'])
    .where('learner_id', '=', learner.id)
    .where('bought_at', '<=', now)
    .execute();
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
    amount: yuanOf(fen),
    end_time: timeText(end),
    can_use: state === 'claimed' && !ownsGoods ? 1 : 0,
  };
}

/** Rewards for learners: coupons that are claimed once. */
export const coupons: Group = {
  name: 'coupons',
  async fill({ db, now }) {
    const rows = batches.map((batch) => ({ id: batch.id, claim_until: now + batch.claimDays * DAY }));
    await insert(db, 'coupon_batch', rows);
  },
  seed: seedCoupons,
  handlers: [
    handle(rewards, async ({ db, now, learner }) => {
      const list: GroupCoupon[] = [];
      for (const batch of seesNothing(learner.person) ? [] : batches) {
        list.push(await couponOf({ db, now, learner }, batch));
      }
      return { now: timeText(now), list };
    }),

    handle(claimCoupon, v.object({ coupon_id: id() }), async ({ db, now, learner, params }) => {
      const batch = batches.find((one) => one.id === params.coupon_id);
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
