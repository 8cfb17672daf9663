import { createInvestmentOrder, investmentGoods, investmentProperty, queryOf } from '@suite/api';
import { links } from '@suite/kernel/links';
import { goHome, type PaymentEdition } from '../payment-edition';

/** The investment course, which follows the advanced one. */
export const investment: PaymentEdition = {
  goods: () => queryOf(investmentGoods, undefined),
  create: createInvestmentOrder,
  about: queryOf(investmentProperty, undefined),
  owned: { words: '去学习', to: links.home() },
  first: { words: '先购买进阶课', to: links.payAdvanced() },
  others: goHome,
};
