import type { CheckInState, Day } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import type { Db, Migrations } from '../../../db/tables';
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

export const checkInMigrations: Migrations = {
  'clock-in-1': {
    async up(db) {
      await db.schema
        .createTable('clock_in')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('clock_in_key', ['learner_id', 'day'])
        .execute();
    },
  },
  'clock-in-2': {
    async up(db) {
      await db.schema.alterTable('clock_in').renameTo('check_in').execute();
    },
  },
};

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
