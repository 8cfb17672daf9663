import { sql } from 'kysely';
import type { Db, Migrations } from '../../../db/tables';

const movePaidOrders = (db: Db) =>
  sql`
    insert into orders (order_no, learner_id, kind, goods_id, scope, goods_name, cover, amount_fen,
      status, source, created_at, expires_at, paid_at, address, address_at)
    select order_no, learner_id, 'books', 'books:' || books, 'books:' || books, '图书', '', amount_fen,
      'paid', '', created_at, created_at + 1800000, paid_at, address, address_at
    from books_order where paid_at is not null
  `.execute(db);

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
  // The orders of books become orders like those of any goods. Unpaid ones are made anew when asked for.
  'notes-2': {
    async up(db) {
      const paid = await sql`select id from books_order where paid_at is not null limit 1`.execute(db);
      // A new file has no table of learners yet, to which an order would refer.
      if (paid.rows.length > 0) await movePaidOrders(db);
      await db.schema.dropTable('books_order').execute();
    },
  },
};
