import { cancelPrepareClass, classWeekDays, splitClass } from '@suite/api';
import * as v from 'valibot';
import { dayOf, timeText } from '../../../clock/china-time';
import { classPattern } from '../../../content';
import type { Db } from '../../../db/tables';
import { handle } from '../../handle';
import { day } from '../../params';
import { cancel, choose, choosing } from './choose';
import { takenPlaces } from './seats';
import { classDayOf, comingDays } from './schedule';

/** The version of the finance course that a learner has; the new one when none is bought yet. */
export async function financeLineOf(db: Db, now: number, learnerId: number): Promise<'finance' | 'reform'> {
  const bought = await db
    .selectFrom('enrolment')
    .select('product')
    .where('learner_id', '=', learnerId)
    .where('product', 'in', ['finance', 'reform'])
    .where('bought_at', '<=', now)
    .orderBy('bought_at', 'desc')
    .executeTakeFirst();
  return bought?.product === 'finance' ? 'finance' : 'reform';
}

export const financeHandlers = [
  handle(classWeekDays, async (asking) => {
    const { db, now, learner } = asking;
    const line = await financeLineOf(db, now, learner.id);
    const { deadline, open } = await choosing(asking, line);
    if (!open) {
      return { weekdays: [], days: [], choose_deadline: deadline === null ? null : timeText(deadline) };
    }
    const today = dayOf(now);
    const days = comingDays(today);
    const taken = await takenPlaces(db, line, days[0] as string, days[days.length - 1] as string);
    return {
      weekdays: [...classPattern.weekdays],
      days: days.map((one) => classDayOf(one, today, taken)),
      choose_deadline: deadline === null ? null : timeText(deadline),
    };
  }),

  handle(splitClass, v.object({ date: day() }), async (asking) => {
    const { db, now, learner, params } = asking;
    return choose(asking, await financeLineOf(db, now, learner.id), params.date);
  }),

  handle(cancelPrepareClass, async (asking) => {
    const { db, now, learner } = asking;
    return cancel(asking, await financeLineOf(db, now, learner.id));
  }),
];
