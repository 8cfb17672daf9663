import { codes, type Goods, type SaleState } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { type GoodsContent, noCover } from '../../../content';
import { find } from '../../../db/queries';
import type { LearnerRow } from '../../../people/tables';
import { notFound, Refusal } from '../../refusal';
import { boughtBy } from '../course/access';
import { dueOf, goodsOf, scopeOf } from './catalogue';
import { inviteOf } from './invite-codes';
import { yuanOf } from './money';
import { type Asked, isOver, orderInfo } from './order-rows';
import type { GoodsRow, OrderRow } from './tables';

/** The learner who asks. */
export interface Buyer extends Asked {
  learner: Pick<LearnerRow, 'id'>;
}

/** Goods as they are on sale now. */
export interface OnSale {
  row: GoodsRow;
  content: GoodsContent;
}

/** Whether a learner can buy now; the reason is for the learner, the code for the page. */
export interface Sale {
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
export const liveOrder = ({ db }: Asked, learnerId: number, scope: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('scope', '=', scope)
    .where('status', 'in', ['pending', 'paid'])
    .executeTakeFirst();

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
export async function saleOf(buyer: Buyer, { row, content }: OnSale, inviteCode?: string): Promise<Sale> {
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

export const refusalOf = ({ code, reason }: Sale): Refusal => new Refusal(code, reason);

/** The goods with their price, and whether and how the learner can buy them. */
export async function goodsInfo(buyer: Buyer, id: string, inviteCode?: string): Promise<Goods> {
  const sold = await onSale(buyer, id);
  const { row, content } = sold;
  const { state, reason } = await saleOf(buyer, sold, inviteCode);
  const live = await liveOrder(buyer, buyer.learner.id, scopeOf(content));
  const due = await dueOf(buyer, sold, buyer.learner.id);
  const isMine = live?.status === 'pending' && live.goods_id === id && !isOver(live, buyer.now);
  return {
    goods_id: id,
    kind: row.kind,
    name: content.name,
    introduce: content.introduce,
    cover: noCover,
    origin_price: yuanOf(row.origin_fen),
    coupon_price: yuanOf(due.coupon_fen),
    coupon_name: due.coupon_name,
    price: yuanOf(due.price_fen),
    includes: [...content.includes],
    sale_state: state,
    sale_reason: reason,
    sale_time: row.sale_at !== null && row.sale_at > buyer.now ? timeText(row.sale_at) : null,
    server_time: timeText(buyer.now),
    order: isMine && live ? await orderInfo(buyer, live) : null,
  };
}
