import { createHmac, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Migrations } from '../../db/tables';
import { MESSENGER_APP_ID } from '../apps';

interface PrepayTable {
  id: string;
  /** Number of the product's order; unique, so that an order is paid once. */
  order_no: string;
  title: string;
  /** Fen. */
  amount: number;
  /** Openid of the payer once it is paid; null if it was paid outside the messenger. */
  payer: string | null;
  paid_at: number | null;
  until: number;
}

declare module '../../db/tables' {
  interface Tables {
    prepay: PrepayTable;
  }
}

export type Prepay = Selectable<PrepayTable>;

export const prepayMigrations: Migrations = {
  'prepay-1': {
    async up(db) {
      await db.schema
        .createTable('prepay')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_no', 'text', (column) => column.notNull().unique())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('amount', 'integer', (column) => column.notNull())
        .addColumn('payer', 'text')
        .addColumn('paid_at', 'integer')
        .addColumn('until', 'integer', (column) => column.notNull())
        .execute();
    },
  },
};

const HOLDS = 2 * 3600_000;
const KEY = 'merchant key of this world';

/** Asks the messenger's cashier for a payment; the same order gives the same one. */
export async function createPrepay(
  { db, now }: { db: Db; now: number },
  order: { orderNo: string; title: string; fen: number },
): Promise<Prepay> {
  const known = await db
    .selectFrom('prepay')
    .selectAll()
    .where('order_no', '=', order.orderNo)
    .executeTakeFirst();
  if (known) return known;
  return db
    .insertInto('prepay')
    .values({
      id: `wx${randomBytes(16).toString('hex')}`,
      order_no: order.orderNo,
      title: order.title,
      amount: order.fen,
      payer: null,
      paid_at: null,
      until: now + HOLDS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a page gives to the messenger to be paid. */
export interface PayParams {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

const signOf = ({ appId, timeStamp, nonceStr, package: pack, signType }: Omit<PayParams, 'paySign'>) =>
  createHmac('sha256', KEY)
    .update([appId, timeStamp, nonceStr, pack, signType].join('\n'))
    .digest('hex')
    .toUpperCase();

/** Parameters with which the page calls the messenger's cashier. */
export function payParams(prepay: Prepay, now: number): PayParams {
  const unsigned = {
    appId: MESSENGER_APP_ID,
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: randomBytes(12).toString('hex'),
    package: `prepay_id=${prepay.id}`,
    signType: 'HMAC-SHA256',
  };
  return { ...unsigned, paySign: signOf(unsigned) };
}

/** The payment that a page asks for; undefined for an unknown one. */
export async function prepayOf(db: Db, params: PayParams): Promise<Prepay | undefined> {
  if (params.appId !== MESSENGER_APP_ID || params.paySign !== signOf(params)) return undefined;
  const id = params.package.replace(/^prepay_id=/, '');
  return db.selectFrom('prepay').selectAll().where('id', '=', id).executeTakeFirst();
}
