import type { Migrations } from '../../../db/tables';

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

declare module '../../../db/tables' {
  interface Tables {
    coupon_batch: CouponBatchTable;
    coupon: CouponTable;
  }
}

export const couponMigrations: Migrations = {
  'coupons-1': {
    async up(db) {
      await db.schema
        .createTable('coupon_batch')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('claim_until', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('coupon')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('batch_id', 'integer', (column) => column.notNull().references('coupon_batch.id'))
        .addColumn('claimed_at', 'integer', (column) => column.notNull())
        .addColumn('use_until', 'integer', (column) => column.notNull())
        .addColumn('used_at', 'integer')
        // A learner claims a coupon once.
        .addPrimaryKeyConstraint('coupon_once', ['learner_id', 'batch_id'])
        .execute();
    },
  },
};
