import type { GoodsKind, Order } from '@suite/api';
import { links } from '@suite/kernel/links';

/** Where goods are bought, by kind; kinds with a product line of their own are absent. */
const pages: Partial<Record<GoodsKind, (goodsId: string) => string>> = {
  finance: (code) => links.payment({ code }),
  advanced: () => links.payAdvanced(),
  investment: () => links.payInvestment(),
  industry: () => links.payIndustry(),
  jingpin: () => links.payPremium(),
  tools: () => links.payTools(),
  books: () => links.notes(),
};

/** Where the goods of an order can be ordered again; undefined if there is no such page. */
export const goodsPage = ({ kind, goods_id }: Pick<Order, 'kind' | 'goods_id'>): string | undefined =>
  pages[kind]?.(goods_id);
