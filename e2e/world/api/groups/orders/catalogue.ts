import type { GoodsKind, PayStep } from '@suite/api';
import { goods, levelPrices } from '../../../content';
import type { GoodsContent } from '../../../content';
import type { Filling } from '../../group';
import { fenOf } from './money';
import type { GoodsRow } from './tables';

const DAY = 24 * 3600_000;

export const goodsOf = (id: string): GoodsContent | undefined => goods.find((one) => one.id === id);

/** What is paid now. */
export const priceOf = ({ origin_fen, coupon_fen }: Pick<GoodsRow, 'origin_fen' | 'coupon_fen'>): number =>
  origin_fen - coupon_fen;

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
  await db
    .insertInto('goods')
    .values(
      goods.map(({ id, kind, level, coupon, isSoldOut, saleInDays }) => ({
        id,
        kind,
        origin_fen: fenOf(levelPrices[level]),
        coupon_fen: fenOf(coupon?.[0] ?? '0'),
        is_sold_out: isSoldOut ? (1 as const) : (0 as const),
        sale_at: saleInDays === undefined ? null : now + saleInDays * DAY,
      })),
    )
    .execute();
}
