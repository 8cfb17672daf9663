import type { RefundDestination } from '@suite/api';
import { sql, type Generated, type Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';

/** How a refund ends once it was submitted. */
export type RefundOutcome = 'arrived' | 'failed' | 'refused';

interface RefundTable {
  id: Generated<number>;
  learner_id: number;
  contract_id: number;
  order_no: string;
  paid_fen: number;
  used_fen: number;
  fee_fen: number;
  amount_fen: number;
  destination: RefundDestination;
  signature: string;
  signed_at: number;
  bank_name: string;
  /** The last four digits: more of a card is not kept. */
  card_tail: string;
  submitted_at: number | null;
  /** When the bank is told to pay; later again for a new card. */
  sent_at: number | null;
  outcome: RefundOutcome;
  /** Moments at which the bank gave the money back before, as JSON. */
  failures: string;
  withdrawn_at: number | null;
}

interface PayoutTable {
  /** An order is paid back once. */
  order_no: string;
  refund_id: number;
  amount_fen: number;
  paid_at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    refund: RefundTable;
    payout: PayoutTable;
  }
}

export type RefundRow = Selectable<RefundTable>;

export const refundMigrations: Migrations = {
  'refund-1': {
    async up(db) {
      await db.schema
        .createTable('refund')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('contract_id', 'integer', (column) => column.notNull().references('contract.id'))
        .addColumn('order_no', 'text', (column) => column.notNull())
        .addColumn('paid_fen', 'integer', (column) => column.notNull())
        .addColumn('used_fen', 'integer', (column) => column.notNull())
        .addColumn('fee_fen', 'integer', (column) => column.notNull())
        .addColumn('amount_fen', 'integer', (column) => column.notNull())
        .addColumn('destination', 'text', (column) => column.notNull())
        .addColumn('signature', 'text', (column) => column.notNull())
        .addColumn('signed_at', 'integer', (column) => column.notNull())
        .addColumn('bank_name', 'text', (column) => column.notNull())
        .addColumn('card_tail', 'text', (column) => column.notNull())
        .addColumn('submitted_at', 'integer')
        .addColumn('sent_at', 'integer')
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('failures', 'text', (column) => column.notNull())
        .addColumn('withdrawn_at', 'integer')
        .execute();
      await sql`
        create unique index refund_live on refund (contract_id)
        where withdrawn_at is null and outcome != 'refused'
      `.execute(db);
      await db.schema
        .createTable('payout')
        .addColumn('order_no', 'text', (column) => column.primaryKey())
        .addColumn('refund_id', 'integer', (column) => column.notNull().references('refund.id'))
        .addColumn('amount_fen', 'integer', (column) => column.notNull())
        .addColumn('paid_at', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  // A course that is bought again after a refund has the same contract anew, and another order.
  'refund-2': {
    async up(db) {
      await sql`drop index refund_live`.execute(db);
      await sql`
        create unique index refund_live on refund (contract_id, order_no)
        where withdrawn_at is null and outcome != 'refused'
      `.execute(db);
    },
  },
};
