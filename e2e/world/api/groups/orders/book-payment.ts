import { enrolmentsOf } from '../../../people/sessions';
import { amountOf, fenOf, levelPrice, type GoodsKind, type PayStep } from '@suite/api';
import { goods, levelPrices, notesBooks, type GoodsContent, type NotesBookContent } from '../../../content';
import { find, get, insert, insertOnce, list, update } from '../../../db';
import { prepayOfTrade, refundPrepay, type Prepay } from '../../../providers/pay/prepay';
import type { Filling } from '../../group';
import { rule } from '../../handle';
import { claimedFor, spendCoupon } from '../coupons/claimed';
import {
  closeAttempts,
  note,
  orderOfNo,
  type Asked,
  type CloseReason,
  type GoodsRow,
  type OrderRow,
} from './order-rows';

const DAY = 24 * 3600_000;

export const goodsOf = (id: string): GoodsContent | undefined => goods.find((one) => one.id === id);

/** What is paid without a coupon of the learner's own. */
export const priceOf = ({ origin_fen, coupon_fen }: Pick<GoodsRow, 'origin_fen' | 'coupon_fen'>): number =>
  origin_fen - coupon_fen;

/** What goods cost a learner. */
interface Due {
  coupon_fen: number;
  /** '' without a coupon. */
  coupon_name: string;
  price_fen: number;
  /** The learner's own coupon that comes off. */
  batch_id: number | null;
}

/** The coupon of the goods comes off, and the learner's own one besides. Visitors have none of their own. */
export async function dueOf(
  asked: Asked,
  { row, content }: { row: GoodsRow; content: GoodsContent },
  learnerId: number | undefined,
): Promise<Due> {
  const own = learnerId === undefined ? undefined : await claimedFor(asked, learnerId, row.kind);
  const ownFen = Math.min(own?.fen ?? 0, priceOf(row));
  const names = [row.coupon_fen > 0 ? (content.coupon?.[1] ?? '优惠券') : '', own?.name ?? ''];
  return {
    coupon_fen: row.coupon_fen + ownFen,
    coupon_name: names.filter((name) => name !== '').join(' + '),
    price_fen: priceOf(row) - ownFen,
    batch_id: own?.id ?? null,
  };
}

/** Both editions of the finance course are one purchase. */
export const scopeOf = ({ product }: Pick<GoodsContent, 'product'>): string =>
  product === 'reform' ? 'finance' : product;

const steps: Record<GoodsKind, PayStep[]> = {
  finance: ['contract', 'teacher', 'class', 'invoice'],
  advanced: ['contract', 'teacher', 'class', 'invoice'],
  investment: ['contract', 'teacher', 'invoice'],
  industry: ['contract', 'teacher', 'invoice'],
  jingpin: ['contract', 'study', 'invoice'],
  tools: ['teacher', 'study', 'invoice'],
  books: ['address', 'invoice'],
  management: ['contract', 'study', 'invoice'],
};

/** Next steps after paying, by what was bought; goods of which something is sent ask where to. */
export const stepsOf = ({ kind, goods_id }: { kind: GoodsKind; goods_id?: string }): PayStep[] =>
  steps[kind].flatMap((step): PayStep[] =>
    step === 'invoice' && goods_id && goodsOf(goods_id)?.hasParcel ? ['address', step] : [step],
  );

/** The printed books in the name that the goods of an order of books have. */
export function booksIn(goodsId: string): NotesBookContent[] {
  const ids = /^books:(.*)$/.exec(goodsId)?.[1]?.split(',') ?? [];
  return ids.flatMap((id) => notesBooks.find((book) => book.id === Number(id)) ?? []);
}

/** What these books cost together. */
export const booksFen = (goodsId: string): number =>
  booksIn(goodsId).reduce((sum, { price }) => sum + fenOf(price), 0);

/** Puts all goods on sale as they are on the first day. */
export async function fillGoods({ db, now }: Filling): Promise<void> {
  await insert(
    db,
    'goods',
    goods.map(({ id, kind, level, coupon, isSoldOut, saleInDays }) => ({
      id,
      kind,
      origin_fen: fenOf(levelPrices[level]),
      coupon_fen: fenOf(coupon?.[0] ?? '0'),
      is_sold_out: isSoldOut ? (1 as const) : (0 as const),
      sale_at: saleInDays === undefined ? null : now + saleInDays * DAY,
    })),
  );
}

/** Throws unless the goods have the original price that the fixed table names for their level. */
export function demandLevelPrice({ row, content }: { row: GoodsRow; content: GoodsContent }): void {
  if (row.origin_fen !== levelPrice[content.level] * 100) throw rule('价格信息有误，现在不能支付');
}

/** How the server knows of a payment: the pay service said so, or was asked. */
type Source = 'notified' | 'learnt';

/** Other orders of the learner that give the same as this one, or part of it. */
export async function rivalsOf({ db }: Asked, order: OrderRow) {
  const others = await db
    .selectFrom('orders')
    .leftJoin('charge', (join) =>
      join.onRef('charge.order_no', '=', 'orders.order_no').on('charge.refunded_at', 'is', null),
    )
    .select(['orders.order_no', 'orders.scope', 'orders.status', 'charge.paid_at as charged_at'])
    .where('learner_id', '=', order.learner_id)
    .where('kind', '=', order.kind)
    .where('orders.order_no', '!=', order.order_no)
    .where(({ eb, or }) => or([eb('status', '=', 'pending'), eb('charge.paid_at', 'is not', null)]))
    .execute();
  return others.filter(({ scope }) => scope === order.scope || sharesBooks(scope, order.scope));
}

/** Whether two selections of books have a book in common. */
function sharesBooks(one: string, other: string): boolean {
  const idsOf = (scope: string) => /^books:(.*)$/.exec(scope)?.[1]?.split(',') ?? [];
  const ids = new Set(idsOf(one));
  return idsOf(other).some((id) => ids.has(id));
}

/** Whether the learner owns the goods without a paid order of them: the staff has given them. */
export async function isGiven({ db, now }: Asked, order: OrderRow): Promise<boolean> {
  const owned = await enrolmentsOf({ db, now }, order.learner_id);
  return owned.some(({ product }) => scopeOf({ product }) === order.scope);
}

/** The learner owns what was paid for. Books belong to those who have a paid order of them. */
async function give({ db, now }: Asked, { goods_id, learner_id }: OrderRow): Promise<void> {
  const product = goodsOf(goods_id)?.product;
  if (!product) return;
  await insertOnce(db, 'enrolment', { learner_id, product, bought_at: now, graduated_at: null });
}

/** The order's code, unless another order was made with it after this one was closed. */
async function codeOf({ db }: Asked, { order_no, invite_code }: OrderRow): Promise<string | null> {
  const other = await db
    .selectFrom('orders')
    .select('order_no')
    .where('invite_code', '=', invite_code)
    .where('order_no', '!=', order_no)
    .where('status', 'in', ['pending', 'paid'])
    .executeTakeFirst();
  return other ? null : invite_code;
}

async function charge({ db, now }: Asked, prepay: Prepay, isRefunded: boolean): Promise<void> {
  await insert(db, 'charge', {
    order_no: prepay.order_no,
    attempt_no: prepay.trade_no,
    amount_fen: prepay.amount,
    paid_at: prepay.paid_at ?? now,
    booked_at: now,
    refunded_at: isRefunded ? now : null,
  });
}

/**
 * Books a payment. The order is paid from then on, even if it was closed; a payment that buys nothing,
 * because the order or the same goods were paid otherwise, is given back.
 */
export async function bookPayment(asked: Asked, prepay: Prepay, source: Source): Promise<void> {
  const { db, now } = asked;
  const { trade_no, order_no } = prepay;
  const attempt = await find(db, 'attempt', { attempt_no: trade_no });
  const order = attempt && (await orderOfNo(db, order_no));
  if (!order) return;
  await note(asked, order_no, source, trade_no);
  const booked = await find(db, 'charge', { order_no });
  if (booked?.attempt_no === trade_no) return note(asked, order_no, 'repeated', trade_no);
  const giveBack = async () => {
    await refundPrepay(asked, trade_no);
    await note(asked, order_no, 'refunded', `${trade_no} ¥${amountOf(prepay.amount)}`);
  };
  if (booked) return giveBack();
  const rivals = await rivalsOf(asked, order);
  const isOwned = rivals.some(({ charged_at }) => charged_at !== null) || (await isGiven(asked, order));
  await charge(asked, prepay, isOwned);
  // With the charge in the books a rival that turns out to be paid as well is given back.
  for (const { order_no: rival } of isOwned ? [] : rivals) await closeOrder(asked, rival, 'replaced');
  await update(db, 'attempt', { attempt_no: trade_no }, { state: 'paid', ended_at: now });
  await closeAttempts(asked, order_no);
  await update(
    db,
    'orders',
    { order_no },
    {
      status: isOwned ? 'refunded' : 'paid',
      paid_at: prepay.paid_at ?? now,
      invite_code: await codeOf(asked, order),
      payer_title: attempt.payer_title,
    },
  );
  if (isOwned) return giveBack();
  await give(asked, order);
  if (order.coupon_batch !== null) await spendCoupon(asked, order.learner_id, order.coupon_batch);
  await note(asked, order_no, 'paid', `¥${amountOf(prepay.amount)}`);
}

/** Asks the pay service about attempts whose payment the server does not know of. */
async function learn(asked: Asked, attempts: readonly { attempt_no: string }[]): Promise<void> {
  for (const { attempt_no } of attempts) {
    const prepay = await prepayOfTrade(asked.db, attempt_no);
    if (prepay && prepay.paid_at !== null && prepay.refunded_at === null) {
      await bookPayment(asked, prepay, 'learnt');
    }
  }
}

/** Asks the pay service whether an order was paid, closes it if its time is over, and gives it as it is then. */
export async function learnOrder(asked: Asked, order: OrderRow): Promise<OrderRow> {
  const { order_no, status, expires_at } = order;
  if (status !== 'pending') return order;
  if (expires_at <= asked.now) return closeOrder(asked, order_no, 'expired');
  await learn(asked, await list(asked.db, 'attempt', { order_no }, 'id'));
  return get(asked.db, 'orders', { order_no });
}

/** Brings every unpaid order of a learner up to date, so that nothing is sold to them a second time. */
export async function learnOrders({ db, now }: Asked, learner_id: number): Promise<void> {
  const unpaid = await list(db, 'orders', { learner_id, status: 'pending' }, 'id');
  for (const order of unpaid) await learnOrder({ db, now }, order);
}

/**
 * Closes an unpaid order, and gives it as it is then. Its attempt is given up first, and the pay service asked what
 * became of it: what was paid is booked, not closed.
 */
export async function closeOrder(
  asked: Asked,
  order_no: string,
  why: CloseReason,
  closed_reason: string | null = null,
): Promise<OrderRow> {
  const { db, now } = asked;
  await closeAttempts(asked, order_no);
  await learn(asked, await list(db, 'attempt', { order_no }, 'id'));
  const order = await get(db, 'orders', { order_no });
  if (order.status !== 'pending') return order;
  const closed = { status: 'closed', closed_at: now, closed_reason } as const;
  await update(db, 'orders', { order_no }, closed);
  await note(asked, order_no, why);
  return { ...order, ...closed };
}
