import { insert } from '../../../db/queries';
import type { Seeding } from '../../group';
import { batches } from './batches';

const DAY = 24 * 3600_000;

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

export async function seedCoupons({ db, now, person, learner }: Seeding): Promise<void> {
  for (const { batch: id, ago, usedAgo } of claimed[person.key] ?? []) {
    const batch = batches.find((one) => one.id === id);
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
