import type { Generated, Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';

interface BooksOrderTable {
  id: Generated<number>;
  order_no: string;
  learner_id: number;
  /** The books' ids, sorted and joined by commas. */
  books: string;
  amount_fen: number;
  created_at: number;
  paid_at: number | null;
  /** The address as JSON. */
  address: string | null;
  address_at: number | null;
}

declare module '../../../db/tables' {
  interface Tables {
    books_order: BooksOrderTable;
  }
}

export type BooksOrderRow = Selectable<BooksOrderTable>;

export const notesMigrations: Migrations = {
  'notes-1': {
    async up(db) {
      await db.schema
        .createTable('books_order')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('order_no', 'text', (column) => column.notNull().unique())
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('books', 'text', (column) => column.notNull())
        .addColumn('amount_fen', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('paid_at', 'integer')
        .addColumn('address', 'text')
        .addColumn('address_at', 'integer')
        .execute();
      await db.schema
        .createIndex('books_order_learner')
        .on('books_order')
        .columns(['learner_id', 'created_at'])
        .execute();
    },
  },
};
