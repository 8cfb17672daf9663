import { addDays, dayOf } from '../../../clock/china-time';
import { tradingDay, tradingDays } from '../../../clock/trading-days';
import { funds, newShares } from '../../../content';
import { insert } from '../../../db/queries';
import type { Filling, Seeding } from '../../group';

const DAY = 24 * 3600_000;
/** Trading days from the application to the listing. */
const TO_LISTING = 8;
/** Days that hold the longest course of a fund. */
const LONGEST = 3900;
/** Trading days since the fund that was wound up had its last value. */
const SINCE_END = 120;

/** The shares and the funds, dated from the first day of the world. */
export async function fillMarket({ db, now }: Filling): Promise<void> {
  const today = dayOf(now);
  const open = tradingDay(today, 0);
  await insert(
    db,
    'new_share',
    newShares.map(({ share_id, apply_after, moved }) => {
      const apply_date = tradingDay(open, apply_after);
      return {
        share_id,
        apply_date,
        moved_from: moved > 0 ? tradingDay(apply_date, -moved) : null,
        listing_date: tradingDay(apply_date, TO_LISTING),
      };
    }),
  );
  const days = tradingDays(addDays(today, -LONGEST), addDays(today, -1));
  await insert(
    db,
    'fund',
    funds.map(({ fund_id, values, status }) => ({
      fund_id,
      start_date: days[days.length - values - (status === 'stopped' ? SINCE_END : 0)] as string,
    })),
  );
}

/** Those who bought the tools and those who graduated have subscribed. */
export async function seedSubscriber({ db, now, person, learner }: Seeding): Promise<void> {
  const hasSubscribed = person.studies.some(
    ({ product, graduatedDaysAgo }) => product === 'tools' || graduatedDaysAgo !== undefined,
  );
  if (!hasSubscribed) return;
  await insert(db, 'new_share_subscriber', { learner_id: learner.id, at: now - 3 * DAY });
}
