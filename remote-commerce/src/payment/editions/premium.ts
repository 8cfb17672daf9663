import { createPremiumOrder, premiumGoods, premiumProperty, queryOf } from '@suite/api';
import { links } from '@suite/kernel/links';
import { goHome, type PaymentEdition } from '../payment-edition';

/** The premium course, which follows the finance course. */
export const premium: PaymentEdition = {
  goods: () => queryOf(premiumGoods, undefined),
  create: createPremiumOrder,
  about: queryOf(premiumProperty, undefined),
  owned: { words: '去学习', to: links.home() },
  first: { words: '先看看财商课', to: links.financeLesson() },
  others: goHome,
};
