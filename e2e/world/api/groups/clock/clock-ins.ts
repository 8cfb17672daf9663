import type { CheckInState, Day } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import type { Db, Migrations } from '../../../db/tables';
import { streakOf } from './streaks';

interface ClockInTable {
  learner_id: number;
  day: Day;
  at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    clock_in: ClockInTable;
  }
}

export const clockInMigrations: Migrations = {
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
};

/** A learner's clock-ins until today, oldest first. */
export const clockInsOf = (db: Db, now: number, learnerId: number) =>
  db
    .selectFrom('clock_in')
    .select(['day', 'at'])
    .where('learner_id', '=', learnerId)
    .where('day', '<=', dayOf(now))
    .orderBy('day')
    .execute();

/** What every answer about the clock-in says. */
export function clockState(days: readonly Day[], today: Day): CheckInState {
  const isClocked = days[days.length - 1] === today;
  return { today, is_clock: isClocked ? 1 : 0, streak: streakOf(days, today), total: days.length };
}
