import type { Day } from '@suite/api';
import { sql, type Generated } from 'kysely';
import type { Migrations } from '../../../db/tables';
import type { ClassLine } from './lines';

interface ClassTable {
  id: Generated<number>;
  line: ClassLine;
  start_date: Day;
  week_count: number;
  teacher_id: number;
}

interface SeatTable {
  id: Generated<number>;
  learner_id: number;
  line: ClassLine;
  class_id: number;
  taken_at: number;
  /** 1 when the staff has assigned the learner. */
  by_staff: 0 | 1;
  cancelled_at: number | null;
}

interface RestTable {
  id: Generated<number>;
  seat_id: number;
  from_day: Day;
  /** The day on which the learner goes on; moved forward when they resume before. */
  to_day: Day;
}

declare module '../../../db/tables' {
  interface Tables {
    class: ClassTable;
    class_seat: SeatTable;
    class_rest: RestTable;
  }
}

export const classMigrations: Migrations = {
  'class-1': {
    async up(db) {
      await db.schema
        .createTable('class')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('start_date', 'text', (column) => column.notNull())
        .addColumn('week_count', 'integer', (column) => column.notNull())
        .addColumn('teacher_id', 'integer', (column) => column.notNull())
        .addUniqueConstraint('class_line_start', ['line', 'start_date'])
        .execute();
      await db.schema
        .createTable('class_seat')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id'))
        .addColumn('taken_at', 'integer', (column) => column.notNull())
        .addColumn('by_staff', 'integer', (column) => column.notNull())
        .addColumn('cancelled_at', 'integer')
        .execute();
      await db.schema
        .createIndex('class_seat_learner')
        .on('class_seat')
        .columns(['learner_id', 'line'])
        .unique()
        .where(sql.ref('cancelled_at'), 'is', null)
        .execute();
      await db.schema.createIndex('class_seat_class').on('class_seat').column('class_id').execute();
      await db.schema
        .createTable('class_rest')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('seat_id', 'integer', (column) => column.notNull().references('class_seat.id'))
        .addColumn('from_day', 'text', (column) => column.notNull())
        .addColumn('to_day', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('class_rest_seat').on('class_rest').column('seat_id').execute();
    },
  },
};
