import { createHmac } from 'node:crypto';
import {
  amountOf,
  type Buyer as Contact,
  codes,
  type Goods,
  type GoodsKind,
  type SaleState,
} from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { noCover, type GoodsContent } from '../../../content';
import { find, insertRow, update } from '../../../db';
import type { LearnerRow } from '../../../people/sessions';
import { notFound, Refusal, rule } from '../../handle';
import { boughtBy } from '../course/access';
import {
  closeOrder,
  demandLevelPrice,
  dueOf,
  goodsOf,
  learnOrder,
  learnOrders,
  scopeOf,
} from './book-payment';
import { inviteOf } from './order-calls';
import { note, orderInfo, type Asked, type GoodsRow, type OrderRow } from './order-rows';

/** The learner who asks. */
interface Buyer extends Asked {
  learner: Pick<LearnerRow, 'id'>;
}

/** Goods as they are on sale now. */
interface OnSale {
  row: GoodsRow;
  content: GoodsContent;
}

/** Whether a learner can buy now; the reason is for the learner, the code for the page. */
interface Sale {
  state: SaleState;
  reason: string;
  code: number;
}

export async function onSale({ db }: Asked, id: string): Promise<OnSale> {
  const row = await find(db, 'goods', { id });
  const content = goodsOf(id);
  if (!row || !content) throw notFound('商品不存在或已下架');
  return { row, content };
}

/** The order of these goods, or of others that give the same, that is unpaid or paid. */
const liveOrder = ({ db }: Asked, learnerId: number, scope: string): Promise<OrderRow | undefined> =>
  find(db, 'orders', { learner_id: learnerId, scope, status: ['pending', 'paid'] });

const no = (state: SaleState, code: number, reason: string): Sale => ({ state, code, reason });

/** Whether the goods are to be had at all, by any learner. */
export function stockOf(row: GoodsRow, now: number): Sale {
  if (row.is_sold_out) return no('sold-out', codes.GOODS_UNAVAILABLE, '名额已满，请关注下一期');
  if (row.sale_at !== null && row.sale_at > now) {
    return no('not-yet', codes.GOODS_UNAVAILABLE, `${timeText(row.sale_at).slice(0, 16)} 开售`);
  }
  return { state: 'open', reason: '', code: codes.SUCCESS };
}

/** Whether the learner can buy the goods, with the code that they have given. */
async function saleOf(buyer: Buyer, { row, content }: OnSale, inviteCode?: string): Promise<Sale> {
  const { learner, now } = buyer;
  const bought = await boughtBy(buyer);
  const owns = (products: GoodsContent['needs']) => products?.some((product) => bought.has(product));
  const live = await liveOrder(buyer, learner.id, scopeOf(content));
  if (bought.has(content.product) || live?.status === 'paid') {
    return no('owned', codes.ALREADY_BOUGHT, '您已购买，可直接去学习');
  }
  if (owns(content.excludes)) return no('exclusive', codes.GOODS_EXCLUSIVE, content.excludeWords ?? '');
  if (content.needs && !owns(content.needs)) {
    return no('not-allowed', codes.NOT_BOUGHT, content.needWords ?? '');
  }
  if (content.byInvitation) {
    const { state, reason, code } = await inviteOf(buyer, inviteCode ?? '');
    if (state !== 'ok' || code !== row.id) {
      const words = inviteCode ? reason || '邀请码不适用于这门课程' : '该课程凭邀请码购买';
      return no('not-allowed', codes.GOODS_UNAVAILABLE, words);
    }
  }
  return stockOf(row, now);
}

const refusalOf = ({ code, reason }: Sale): Refusal => new Refusal(code, reason);

/** The goods with their price, and whether and how the learner can buy them. */
export async function goodsInfo(buyer: Buyer, id: string, inviteCode?: string): Promise<Goods> {
  const sold = await onSale(buyer, id);
  const { row, content } = sold;
  const { state, reason } = await saleOf(buyer, sold, inviteCode);
  const live = await liveOrder(buyer, buyer.learner.id, scopeOf(content));
  const due = await dueOf(buyer, sold, buyer.learner.id);
  const isMine = live?.status === 'pending' && live.goods_id === id;
  return {
    goods_id: id,
    kind: row.kind,
    level: content.level,
    name: content.name,
    introduce: content.introduce,
    cover: noCover,
    origin_price: amountOf(row.origin_fen),
    coupon_price: amountOf(due.coupon_fen),
    coupon_name: due.coupon_name,
    price: amountOf(due.price_fen),
    includes: [...content.includes],
    sale_state: state,
    sale_reason: reason,
    sale_time: row.sale_at !== null && row.sale_at > buyer.now ? timeText(row.sale_at) : null,
    server_time: timeText(buyer.now),
    order: isMine && live ? await orderInfo(buyer, live) : null,
  };
}

/** Time in which an order has to be paid. */
const PAY_WITHIN = 30 * 60_000;

/** What an order is made of, whatever the goods. */
interface Wanted extends Pick<
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
    closed_reason: null,
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
  const isSame = live?.goods_id === wanted.goods_id && live.amount_fen === wanted.amount_fen;
  if (live?.status === 'pending' && isSame) {
    await note(asked, live.order_no, 'asked-again');
    return live;
  }
  const refusal = await wanted.refuse();
  if (refusal) return refusal;
  if (live) await closeOrder(asked, live.order_no, 'replaced');
  const { refuse: _refuse, ...made } = wanted;
  const order = await insertOrder(asked, learnerId, made);
  await note(asked, order.order_no, 'made', `¥${amountOf(order.amount_fen)}`);
  return order;
}

/** What a page says when it orders goods. */
interface Ordering {
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
      demandLevelPrice(sold);
      const sale = await saleOf(buyer, sold, invite_code);
      return sale.state === 'open' ? undefined : refusalOf(sale);
    },
  });
}
