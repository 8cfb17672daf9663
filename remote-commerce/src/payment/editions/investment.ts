import { createInvestmentOrder, investmentGoods, investmentProperty, queryOf } from '@suite/api';
import { places } from '@suite/kernel/places';
import { goHome, type PaymentEdition } from '../payment-edition';

/** The investment course, which follows the advanced one. */
export const investment: PaymentEdition = {
  goods: () => queryOf(investmentGoods, undefined),
  create: createInvestmentOrder,
  about: queryOf(investmentProperty, undefined),
  owned: { words: '去学习', to: places.home() },
  first: { words: '先购买进阶课', to: places.payAdvanced() },
  others: goHome,
};
