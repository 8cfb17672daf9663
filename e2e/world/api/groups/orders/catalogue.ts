import type { GoodsKind, PayStep } from '@suite/api';
import type { GoodsContent } from '../../../content';
import { goods, levelPrices } from '../../../content';
import { insert } from '../../../db/queries';
import type { Filling } from '../../group';
import { claimedFor } from '../coupons/claimed';
import { fenOf } from './money';
import type { Asked } from './order-rows';
import type { GoodsRow } from './tables';

const DAY = 24 * 3600_000;

export const goodsOf = (id: string): GoodsContent | undefined => goods.find((one) => one.id === id);

/** What is paid without a coupon of the learner's own. */
export const priceOf = ({ origin_fen, coupon_fen }: Pick<GoodsRow, 'origin_fen' | 'coupon_fen'>): number =>
  origin_fen - coupon_fen;

/** What goods cost a learner. */
export interface Due {
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

/** Next steps after paying, by what was bought. */
export const stepsOf: Record<GoodsKind, PayStep[]> = {
  finance: ['contract', 'teacher', 'class', 'invoice'],
  advanced: ['contract', 'teacher', 'class', 'address', 'invoice'],
  investment: ['contract', 'teacher', 'invoice'],
  industry: ['contract', 'teacher', 'invoice'],
  jingpin: ['contract', 'study', 'invoice'],
  tools: ['teacher', 'study', 'invoice'],
  books: ['address', 'invoice'],
  management: ['contract', 'study', 'invoice'],
};

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
