import { createHmac, randomBytes } from 'node:crypto';
import type { PayParams } from '@suite/api';
import type { Selectable } from 'kysely';
import { find, insertRow, update, type Db } from '../../db';
import { MESSENGER_APP_ID } from '../apps';

interface PrepayTable {
  id: string;
  /** The shop's number of this attempt to pay; unique. */
  trade_no: string;
  /** Number of the shop's order; at most one of its prepays is paid and not refunded. */
  order_no: string;
  title: string;
  /** Fen. */
  amount: number;
  /** Openid of the payer once it is paid; null if it was paid outside the messenger. */
  payer: string | null;
  paid_at: number | null;
  until: number;
  /** When the shop gave it up; it cannot be paid any more. */
  closed_at: number | null;
  refunded_at: number | null;
}

declare module '../../db' {
  interface Tables {
    prepay: PrepayTable;
  }
}

export type Prepay = Selectable<PrepayTable>;

const HOLDS = 2 * 3600_000;
const KEY = 'merchant key of this world';

/** What a shop asks to be paid. */
interface PrepayOrder {
  /** Number of the attempt; the order's own when it is tried only once. */
  tradeNo?: string;
  orderNo: string;
  title: string;
  fen: number;
  /** Moment from which it cannot be paid; two hours from now when absent. */
  until?: number;
}

type Asked = { db: Db; now: number };

/** Asks the messenger's cashier for a payment; the same number of an attempt gives the same one. */
export async function createPrepay({ db, now }: Asked, order: PrepayOrder): Promise<Prepay> {
  const { orderNo, tradeNo = orderNo, title, fen, until = now + HOLDS } = order;
  const known = await prepayOfTrade(db, tradeNo);
  if (known) return known;
  return insertRow(db, 'prepay', {
    // Derived, not random: a reset gives the same rows.
    id: `wx${createHmac('sha256', KEY).update(`prepay ${tradeNo}`).digest('hex').slice(0, 32)}`,
    trade_no: tradeNo,
    order_no: orderNo,
    title,
    amount: fen,
    payer: null,
    paid_at: null,
    until,
    closed_at: null,
    refunded_at: null,
  });
}

/** What became of an attempt: the shop asks when it was not told. */
export const prepayOfTrade = (db: Db, tradeNo: string): Promise<Prepay | undefined> =>
  find(db, 'prepay', { trade_no: tradeNo });

/** Gives an attempt up, so that it cannot be paid any more. One that is paid stays as it is. */
export async function closePrepay({ db, now }: Asked, tradeNo: string): Promise<void> {
  await update(db, 'prepay', { trade_no: tradeNo, paid_at: null, closed_at: null }, { closed_at: now });
}

/** Gives the money back. */
export async function refundPrepay({ db, now }: Asked, tradeNo: string): Promise<void> {
  await db
    .updateTable('prepay')
    .set({ refunded_at: now })
    .where('trade_no', '=', tradeNo)
    .where('paid_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .execute();
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
  return find(db, 'prepay', { id });
}

/** Path of the page on which a browser pays, and from which it comes back to the address given. */
export const cashierPath = ({ id }: Pick<Prepay, 'id'>, returnUrl: string): string =>
  `/cashier/${id}?${new URLSearchParams({ redirect_url: returnUrl })}`;
