import type { CreateOrderParams, Goods, GoodsKind, Order, PayProperty, queryOf } from '@suite/api';
import type { Way } from '@suite/features/checkout';
import { links, type LinkTo } from '@suite/kernel/links';

/** What the address of a payment page says. */
export interface PaymentAddress {
  /** Names a finance course. */
  code: string;
  /** Names one of several advanced courses. */
  id?: number;
  inviteCode?: string;
  /** Where the learner came from. */
  channel?: string;
}

export const goHome: Way = { words: '返回个人中心', to: links.home() };

/** A way for whoever came through that channel; the page that it leads to counts them for the same one. */
export type WayFrom = (address: Pick<PaymentAddress, 'channel'>) => Way;

/** What a page says besides the price. */
export type AboutGoods = Pick<PayProperty, 'suits' | 'notices' | 'steps'> &
  Partial<Pick<PayProperty, 'title' | 'subtitle'>>;

type AboutRead = ReturnType<typeof queryOf<void, AboutGoods>> & { initialData?: AboutGoods };

/** What the payment pages of the product lines differ in. */
export interface PaymentEdition {
  kind: GoodsKind;
  goods: (address: PaymentAddress) => ReturnType<typeof queryOf<object | void, Goods>>;
  create: (params: CreateOrderParams) => Promise<Order>;
  about: AboutRead;
  /** Where a paid order is told; pay-success when absent. */
  success?: LinkTo<'orderNo'>;
  /** For learners who own the goods. */
  owned: Way;
  /** What has to be done before these goods can be bought. */
  first: WayFrom;
  /** What else can be bought when these goods are not on sale. */
  others: WayFrom;
}

/** The page's own words about goods of which the provider says nothing; the name keeps editions apart. */
export const ownWords = (name: string, words: AboutGoods): AboutRead => ({
  queryKey: [`payment.${name}`, undefined],
  queryFn: async () => words,
  initialData: words,
});
