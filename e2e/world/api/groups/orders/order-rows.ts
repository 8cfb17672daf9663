import {
  amountOf,
  codes,
  type Address,
  type BooksOrderInfo,
  type GoodsKind,
  type Order,
  type OrderStatus,
  type PayAttempt,
  type PayChannel,
} from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import { timeText } from '../../../clock/china-time';
import { goods } from '../../../content';
import { find, insert, update, type Db } from '../../../db';
import { closePrepay } from '../../../providers/pay/prepay';
import { notFound, Refusal, rule } from '../../handle';
import { snapshotOf } from '../address/address-schema';

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
  /** Why it is no longer sold so; null unless it was closed for that. */
  closed_reason: string | null;
  /** Title of whoever paid it for the learner and wants the invoice, as JSON. */
  payer_title: Generated<string | null>;
}

interface AttemptTable {
  id: Generated<number>;
  order_no: string;
  attempt_no: string;
  channel: PayChannel;
  state: PayAttempt['state'];
  /** The payer's title as JSON; null for the learner's. */
  payer_title: Generated<string | null>;
  created_at: number;
  ended_at: number | null;
}

interface ChargeTable {
  /** An order is charged once. */
  order_no: string;
  attempt_no: string;
  amount_fen: number;
  /** When the learner paid, and when the server knew it. */
  paid_at: number;
  booked_at: number;
  refunded_at: number | null;
}

/** Why an unpaid order was closed. */
export type CloseReason = 'expired' | 'replaced' | 'excluded';

/** What happened to an order. */
type OrderEvent =
  | 'made'
  | 'asked-again'
  | 'attempt'
  | 'attempt-closed'
  | 'notified'
  | 'learnt'
  | 'paid'
  | 'repeated'
  | 'refunded'
  | CloseReason
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

declare module '../../../db' {
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

export type Asked = { db: Db; now: number };

/** Writes down what happened to an order. */
export async function note(
  { db, now }: Asked,
  order_no: string,
  event: OrderEvent,
  detail = '',
): Promise<void> {
  await insert(db, 'order_event', { order_no, at: now, event, detail });
}

export const orderOfNo = (db: Db, orderNo: string): Promise<OrderRow | undefined> =>
  find(db, 'orders', { order_no: orderNo });

/** The order as pages see it. */
export async function orderInfo({ db }: Asked, row: OrderRow): Promise<Order> {
  const last = await db
    .selectFrom('attempt')
    .select(['attempt_no', 'channel', 'state', 'payer_title'])
    .where('order_no', '=', row.order_no)
    // The one that was paid says how the order was paid, even if there is a later one.
    .orderBy(({ eb }) => eb('state', '=', 'paid'), 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { payer_title, ...attempt } = last ?? { payer_title: null };
  return {
    order_no: row.order_no,
    kind: row.kind,
    goods_id: row.goods_id,
    goods_name: row.goods_name,
    amount: amountOf(row.amount_fen),
    status: row.status,
    closed_reason: row.closed_reason ?? '',
    level: goods.find(({ id }) => id === row.goods_id)?.level,
    create_time: timeText(row.created_at),
    expire_time: timeText(row.expires_at),
    pay_time: row.paid_at === null ? null : timeText(row.paid_at),
    attempt: last ? (attempt as PayAttempt) : null,
    invoice_for: (row.payer_title ?? payer_title) ? 'payer' : 'learner',
  };
}

/** Gives up the open attempt of an order, so that it cannot be paid any more. */
export async function closeAttempts(asked: Asked, orderNo: string): Promise<void> {
  const { db, now } = asked;
  const open = await db
    .updateTable('attempt')
    .set({ state: 'closed', ended_at: now })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'open')
    .returning('attempt_no')
    .execute();
  for (const { attempt_no } of open) {
    await closePrepay(asked, attempt_no);
    await note(asked, orderNo, 'attempt-closed', attempt_no);
  }
}

const DAY = 24 * 3600_000;

/** Days from the moment at which an order is paid and has an address to its sending, and to its arrival. */
const SENT = 2;
const ARRIVED = 5;

/** What the state of an order follows from. */
interface OrderTimes {
  paid_at: number | null;
  address_at: number | null;
}

/** How far an order is: once it is paid and has an address, time does the rest. */
export function orderStatus({ paid_at, address_at }: OrderTimes, now: number): BooksOrderInfo['status'] {
  if (paid_at === null || paid_at > now) return 'unpaid';
  const ready = address_at === null ? Infinity : Math.max(paid_at, address_at);
  if (now >= ready + ARRIVED * DAY) return 'received';
  return now >= ready + SENT * DAY ? 'shipped' : 'paid';
}

/** Says where an order is to be sent, as long as it has not been. */
export async function addressOrder(
  asked: Asked,
  learnerId: number,
  orderNo: string,
  to: Address,
): Promise<void> {
  const { db, now } = asked;
  const order = await orderOfNo(db, orderNo);
  if (!order || order.learner_id !== learnerId) throw notFound('订单不存在');
  if (order.status === 'closed' || order.status === 'refunded') {
    throw new Refusal(codes.ORDER_CLOSED, '订单已关闭，不能填写地址');
  }
  const address = snapshotOf(to);
  if (order.address === address) return;
  const shipping = orderStatus(order, now);
  if (shipping === 'shipped' || shipping === 'received') throw rule('订单已发货，不能修改地址');
  await update(db, 'orders', { order_no: orderNo }, { address, address_at: order.address_at ?? now });
  await note(asked, orderNo, 'address');
}
