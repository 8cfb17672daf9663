import type { GoodsKind, Order } from '@suite/api';
import { links } from '@suite/kernel/links';

/** Where goods are bought, by kind. */
const pages: Partial<Record<GoodsKind, (goodsId: string) => string>> = {
  finance: (code) => links.payment({ code }),
  advanced: (id) => {
    const [, number] = /^advanced-(\d+)$/.exec(id) ?? [];
    return number ? links.payAdvancedOf({ id: number }) : links.payAdvanced();
  },
  investment: () => links.payInvestment(),
  industry: () => links.payIndustry(),
  jingpin: () => links.payPremium(),
  tools: () => links.payTools(),
  books: (id) =>
    id ? links.notesOrder({ bookIds: id.replace(/^books:/, '') }) : links.notes({ tab: 'books' }),
  management: () => links.managePay(),
};

/** Where the goods of an order can be ordered again; undefined if there is no such page. */
export const goodsPage = ({ kind, goods_id }: Pick<Order, 'kind' | 'goods_id'>): string | undefined =>
  pages[kind]?.(goods_id);
