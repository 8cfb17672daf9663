import type { Buyer as Contact, GoodsKind } from '@suite/api';
import { createHmac } from 'node:crypto';
import { timeText } from '../../../clock/china-time';
import { noCover } from '../../../content';
import { find, insertRow, update } from '../../../db/queries';
import type { Refusal } from '../../refusal';
import { rule } from '../../refusal';
import { learnOrder, learnOrders } from './book-payment';
import { dueOf, scopeOf } from './catalogue';
import { freeInvite } from './invite-codes';
import { yuanOf } from './money';
import { type Asked, closeOrder, isOver, note } from './order-rows';
import { type Buyer, liveOrder, onSale, refusalOf, saleOf } from './sale';
import type { OrderRow } from './tables';

/** Time in which an order has to be paid. */
export const PAY_WITHIN = 30 * 60_000;

/** What an order is made of, whatever the goods. */
export interface Wanted extends Pick<
  OrderRow,
  'kind' | 'goods_id' | 'scope' | 'goods_name' | 'cover' | 'amount_fen'
> {
  /** The learner's own coupon in the amount. */
  coupon_batch?: number | null;
  client_key?: string;
  invite_code?: string;
  source?: string;
  buyer?: Contact;
  /** Why it cannot be bought; asked once no earlier order can be given. */
  refuse(): Promise<Refusal | undefined>;
}

const prefixes: Record<GoodsKind, string> = {
  finance: 'CS',
  advanced: 'JJ',
  investment: 'TZ',
  industry: 'HY',
  jingpin: 'JP',
  tools: 'GJ',
  books: 'BK',
  management: 'GL',
};

/** The number of an order opens it, so it cannot be guessed. It is derived: a reset world has the same numbers. */
function numberOf({ id, kind, created_at, learner_id, client_key }: OrderRow): string {
  const secret = createHmac('sha256', 'order numbers of this world')
    .update([id, learner_id, client_key].join())
    .digest()
    .readUIntBE(0, 6);
  return `${prefixes[kind]}${timeText(created_at).replace(/\D/g, '')}${String(secret).slice(-10).padStart(10, '0')}`;
}

/** Writes an unpaid order down. */
export async function insertOrder(
  { db, now }: Asked,
  learnerId: number,
  wanted: Omit<Wanted, 'refuse'>,
): Promise<OrderRow> {
  const { client_key = null, invite_code = null, coupon_batch = null, source = '', buyer, ...goods } = wanted;
  const row = await insertRow(db, 'orders', {
    ...goods,
    order_no: '',
    learner_id: learnerId,
    status: 'pending',
    client_key,
    invite_code,
    coupon_batch,
    source,
    buyer: buyer ? JSON.stringify(buyer) : null,
    created_at: now,
    expires_at: now + PAY_WITHIN,
    closed_at: null,
    paid_at: null,
    address: null,
    address_at: null,
  });
  const order_no = numberOf(row);
  await update(db, 'orders', { id: row.id }, { order_no });
  return { ...row, order_no };
}

/** The order that was made with that key before. */
async function orderOfKey(asked: Asked, learnerId: number, wanted: Wanted): Promise<OrderRow | undefined> {
  if (wanted.client_key === undefined) return undefined;
  const row = await find(asked.db, 'orders', { learner_id: learnerId, client_key: wanted.client_key });
  if (row && row.goods_id !== wanted.goods_id) throw rule('订单信息有误，请刷新页面后重试');
  return row && learnOrder(asked, row);
}

/**
 * The order of that key, else the unpaid order of these goods at this price, else a new one. Before, the
 * payment service is asked about every unpaid order, so that what was paid is not sold again. A refusal is
 * returned, not thrown, because what the payment service said has to be kept.
 */
export async function makeOrder(
  asked: Asked,
  learnerId: number,
  wanted: Wanted,
): Promise<OrderRow | Refusal> {
  const known = await orderOfKey(asked, learnerId, wanted);
  if (known) return known;
  await learnOrders(asked, learnerId);
  const live = await liveOrder(asked, learnerId, wanted.scope);
  const isPending = live?.status === 'pending' && !isOver(live, asked.now);
  if (isPending && live.goods_id === wanted.goods_id && live.amount_fen === wanted.amount_fen) {
    await note(asked, live.order_no, 'asked-again');
    return live;
  }
  const refusal = await wanted.refuse();
  if (refusal) return refusal;
  if (live) await closeOrder(asked, live.order_no, isPending ? 'replaced' : 'expired');
  const { refuse: _refuse, ...made } = wanted;
  const order = await insertOrder(asked, learnerId, made);
  await note(asked, order.order_no, 'made', `¥${yuanOf(order.amount_fen)}`);
  return order;
}

/** What a page says when it orders goods. */
export interface Ordering {
  goods_id: string;
  client_key: string;
  invite_code?: string;
  channel?: string;
  buyer?: Contact;
}

/** Orders goods of the catalogue at the price that they have now. */
export async function orderGoods(buyer: Buyer, given: Ordering): Promise<OrderRow | Refusal> {
  const sold = await onSale(buyer, given.goods_id);
  const { row, content } = sold;
  const due = await dueOf(buyer, sold, buyer.learner.id);
  const invite_code = content.byInvitation ? given.invite_code?.trim().toUpperCase() : undefined;
  return makeOrder(buyer, buyer.learner.id, {
    kind: row.kind,
    goods_id: row.id,
    scope: scopeOf(content),
    goods_name: content.name,
    cover: noCover,
    amount_fen: due.price_fen,
    coupon_batch: due.batch_id,
    client_key: given.client_key,
    invite_code,
    source: given.channel,
    buyer: given.buyer,
    async refuse() {
      if (invite_code) await freeInvite(buyer, invite_code);
      const sale = await saleOf(buyer, sold, invite_code);
      return sale.state === 'open' ? undefined : refusalOf(sale);
    },
  });
}
