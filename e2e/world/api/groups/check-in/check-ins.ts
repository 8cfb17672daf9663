import type { CheckInState, Day } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import type { Db } from '../../../db/tables';
import { streakOf } from './streaks';

interface CheckInTable {
  learner_id: number;
  day: Day;
  at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    check_in: CheckInTable;
  }
}

/** A learner's check-ins until today, oldest first. */
export const checkInsOf = (db: Db, now: number, learnerId: number) =>
  db
    .selectFrom('check_in')
    .select(['day', 'at'])
    .where('learner_id', '=', learnerId)
    .where('day', '<=', dayOf(now))
    .orderBy('day')
    .execute();

/** What every answer about the check-in says. */
export function checkInState(days: readonly Day[], today: Day): CheckInState {
  const hasCheckedIn = days[days.length - 1] === today;
  return { today, is_clock: hasCheckedIn ? 1 : 0, streak: streakOf(days, today), total: days.length };
}
