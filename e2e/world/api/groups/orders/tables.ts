import type { GoodsKind, OrderStatus, PayAttempt, PayChannel } from '@suite/api';
import { sql, type Generated, type Selectable } from 'kysely';
import type { Db, Migrations } from '../../../db/tables';

interface GoodsTable {
  id: string;
  kind: GoodsKind;
  origin_fen: number;
  coupon_fen: number;
  is_sold_out: 0 | 1;
  /** Null when the sale has begun long since. */
  sale_at: number | null;
}

interface OrderTable {
  id: Generated<number>;
  order_no: string;
  learner_id: number;
  kind: GoodsKind;
  goods_id: string;
  /** What the learner owns afterwards: orders of one scope exclude each other. */
  scope: string;
  goods_name: string;
  cover: string;
  amount_fen: number;
  status: OrderStatus;
  /** The page's key; null where the page makes none. */
  client_key: string | null;
  invite_code: string | null;
  /** The coupon of the learner's own that is in the amount; spent when the order is paid. */
  coupon_batch: number | null;
  /** Where the learner came from. */
  source: string;
  /** Whom the teacher reaches about the course, as JSON. */
  buyer: string | null;
  created_at: number;
  expires_at: number;
  closed_at: number | null;
  paid_at: number | null;
  /** The address as JSON. */
  address: string | null;
  address_at: number | null;
}

interface AttemptTable {
  id: Generated<number>;
  order_no: string;
  attempt_no: string;
  channel: PayChannel;
  state: PayAttempt['state'];
  created_at: number;
  ended_at: number | null;
}

interface ChargeTable {
  /** An order is charged once. */
  order_no: string;
  attempt_no: string;
  amount_fen: number;
  /** When the learner paid, and when the provider knew it. */
  paid_at: number;
  booked_at: number;
  refunded_at: number | null;
}

/** What happened to an order. */
export type OrderEvent =
  | 'made'
  | 'asked-again'
  | 'attempt'
  | 'attempt-closed'
  | 'notified'
  | 'learnt'
  | 'paid'
  | 'repeated'
  | 'refunded'
  | 'expired'
  | 'replaced'
  | 'address';

interface OrderEventTable {
  id: Generated<number>;
  order_no: string;
  at: number;
  event: OrderEvent;
  /** Amount, attempt or channel; no personal datum. */
  detail: string;
}

interface InviteTable {
  code: string;
  goods_id: string;
  /** The only learner who may use it; null for everyone. */
  learner_id: number | null;
  until: number;
}

declare module '../../../db/tables' {
  interface Tables {
    goods: GoodsTable;
    orders: OrderTable;
    attempt: AttemptTable;
    charge: ChargeTable;
    order_event: OrderEventTable;
    invite_code: InviteTable;
  }
}

export type GoodsRow = Selectable<GoodsTable>;
export type OrderRow = Selectable<OrderTable>;
export type AttemptRow = Selectable<AttemptTable>;

async function createOrders(db: Db): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_no', 'text', (column) => column.notNull().unique())
    .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('goods_id', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('goods_name', 'text', (column) => column.notNull())
    .addColumn('cover', 'text', (column) => column.notNull())
    .addColumn('amount_fen', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('client_key', 'text')
    .addColumn('invite_code', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'integer', (column) => column.notNull())
    .addColumn('closed_at', 'integer')
    .addColumn('paid_at', 'integer')
    .addColumn('address', 'text')
    .addColumn('address_at', 'integer')
    .addUniqueConstraint('orders_client_key', ['learner_id', 'client_key'])
    .execute();
  await sql`
    create unique index orders_live on orders (learner_id, scope) where status in ('pending', 'paid')
  `.execute(db);
  await sql`
    create unique index orders_invite on orders (invite_code) where status in ('pending', 'paid')
  `.execute(db);
  await db.schema.createIndex('orders_learner').on('orders').columns(['learner_id', 'created_at']).execute();
  await sql`
    create trigger orders_paid_stays before update of status on orders
    when old.status in ('paid', 'refunded') and new.status not in (old.status, 'refunded')
    begin select raise(abort, 'a paid order stays paid'); end
  `.execute(db);
  await sql`
    create trigger orders_amount_stays before update of amount_fen on orders
    when old.amount_fen != new.amount_fen
    begin select raise(abort, 'the amount of an order stays'); end
  `.execute(db);
}

async function createPayments(db: Db): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_no', 'text', (column) => column.notNull())
    .addColumn('attempt_no', 'text', (column) => column.notNull().unique())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('ended_at', 'integer')
    .execute();
  await db.schema.createIndex('attempt_order').on('attempt').column('order_no').execute();
  await sql`create unique index attempt_open on attempt (order_no) where state = 'open'`.execute(db);
  await db.schema
    .createTable('charge')
    .addColumn('order_no', 'text', (column) => column.primaryKey())
    .addColumn('attempt_no', 'text', (column) => column.notNull().unique())
    .addColumn('amount_fen', 'integer', (column) => column.notNull())
    .addColumn('paid_at', 'integer', (column) => column.notNull())
    .addColumn('booked_at', 'integer', (column) => column.notNull())
    .addColumn('refunded_at', 'integer')
    .execute();
  await db.schema
    .createTable('order_event')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('order_no', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('order_event_order').on('order_event').column('order_no').execute();
}

export const orderMigrations: Migrations = {
  // The name sorts before `notes-2`, which moves the orders of books here.
  'goods-1': {
    async up(db) {
      await db.schema
        .createTable('goods')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('origin_fen', 'integer', (column) => column.notNull())
        .addColumn('coupon_fen', 'integer', (column) => column.notNull())
        .addColumn('is_sold_out', 'integer', (column) => column.notNull())
        .addColumn('sale_at', 'integer')
        .execute();
      await db.schema
        .createTable('invite_code')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('goods_id', 'text', (column) => column.notNull())
        .addColumn('learner_id', 'integer', (column) => column.references('learner.id'))
        .addColumn('until', 'integer', (column) => column.notNull())
        .execute();
      await createOrders(db);
      await createPayments(db);
    },
  },
  'goods-2': {
    async up(db) {
      await db.schema.alterTable('orders').addColumn('coupon_batch', 'integer').execute();
    },
  },
  'goods-3': {
    async up(db) {
      await db.schema.alterTable('orders').addColumn('buyer', 'text').execute();
    },
  },
};
