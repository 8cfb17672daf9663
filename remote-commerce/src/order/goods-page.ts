import type { GoodsKind, Order } from '@suite/api';
import { places } from '@suite/kernel/places';

/** Where goods are bought, by kind; kinds with a product line of their own are absent. */
const pages: Partial<Record<GoodsKind, (goodsId: string) => string>> = {
  finance: (code) => places.payment({ code }),
  advanced: () => places.payAdvanced(),
  investment: () => places.payInvestment(),
  industry: () => places.payIndustry(),
  jingpin: () => places.payPremium(),
  tools: () => places.payTools(),
  books: () => places.notes(),
};

/** Where the goods of an order can be ordered again; undefined if there is no such page. */
export const goodsPage = ({ kind, goods_id }: Pick<Order, 'kind' | 'goods_id'>): string | undefined =>
  pages[kind]?.(goods_id);
