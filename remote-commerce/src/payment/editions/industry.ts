import { createIndustryOrder, industryGoods, industryProperty, queryOf } from '@suite/api';
import { links } from '@suite/kernel/links';
import { goHome, type PaymentEdition } from '../payment-edition';

/** The industry course, which follows the advanced one. */
export const industry: PaymentEdition = {
  goods: () => queryOf(industryGoods, undefined),
  create: createIndustryOrder,
  about: queryOf(industryProperty, undefined),
  owned: { words: '去学习', to: links.home() },
  first: { words: '先购买进阶课', to: links.payAdvanced() },
  others: goHome,
};
