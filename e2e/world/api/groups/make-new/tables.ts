import type { Day } from '@suite/api';
import type { Migrations } from '../../../db/tables';

declare module '../../../db/tables' {
  interface Tables {
    /** When a share of the content can be applied for, and when it was to be at first. */
    new_share: { share_id: number; apply_date: Day; moved_from: Day | null; listing_date: Day };
    /** The first day of a fund's course. */
    fund: { fund_id: number; start_date: Day };
    new_share_subscriber: { learner_id: number; at: number };
  }
}

export const makeNewMigrations: Migrations = {
  'make-new-1': {
    async up(db) {
      await db.schema
        .createTable('new_share')
        .addColumn('share_id', 'integer', (column) => column.primaryKey())
        .addColumn('apply_date', 'text', (column) => column.notNull())
        .addColumn('moved_from', 'text')
        .addColumn('listing_date', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('fund')
        .addColumn('fund_id', 'integer', (column) => column.primaryKey())
        .addColumn('start_date', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('new_share_subscriber')
        .addColumn('learner_id', 'integer', (column) => column.primaryKey().references('learner.id'))
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute();
    },
  },
};
