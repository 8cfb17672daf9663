import type { TitleType } from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';

interface InvoiceTable {
  id: Generated<number>;
  learner_id: number;
  order_no: string;
  client_key: string;
  title_type: TitleType;
  title: string;
  tax_no: string;
  email: string;
  amount_fen: number;
  /** In the future for one that waits for the red letter of the invoice that it replaces. */
  made_at: number;
  issued_at: number;
  /** Why it cannot be issued; '' when it can. */
  fail_reason: string;
  replaces_id: number | null;
}

/** How a red letter ends when its time has come. */
export type RedOutcome = 'issued' | 'refused' | 'void';

interface RedLetterTable {
  id: Generated<number>;
  invoice_id: number;
  client_key: string;
  reason: string;
  title_type: TitleType;
  title: string;
  tax_no: string;
  email: string;
  applied_at: number;
  outcome: RedOutcome;
  outcome_at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    invoice: InvoiceTable;
    red_letter: RedLetterTable;
  }
}

export type InvoiceRow = Selectable<InvoiceTable>;
export type RedLetterRow = Selectable<RedLetterTable>;

export const invoiceMigrations: Migrations = {
  'invoice-1': {
    async up(db) {
      await db.schema
        .createTable('invoice')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('order_no', 'text', (column) => column.notNull())
        .addColumn('client_key', 'text', (column) => column.notNull())
        .addColumn('title_type', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('tax_no', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('amount_fen', 'integer', (column) => column.notNull())
        .addColumn('made_at', 'integer', (column) => column.notNull())
        .addColumn('issued_at', 'integer', (column) => column.notNull())
        .addColumn('fail_reason', 'text', (column) => column.notNull())
        .addColumn('replaces_id', 'integer')
        .addUniqueConstraint('invoice_client_key', ['learner_id', 'client_key'])
        .execute();
      await db.schema.createIndex('invoice_order').on('invoice').column('order_no').execute();
      await db.schema
        .createTable('red_letter')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('invoice_id', 'integer', (column) => column.notNull().references('invoice.id'))
        .addColumn('client_key', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('title_type', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('tax_no', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('applied_at', 'integer', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('outcome_at', 'integer', (column) => column.notNull())
        .addUniqueConstraint('red_letter_client_key', ['invoice_id', 'client_key'])
        .execute();
    },
  },
};
