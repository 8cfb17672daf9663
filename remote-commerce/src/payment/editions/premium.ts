import { createPremiumOrder, premiumGoods, premiumProperty, queryOf } from '@suite/api';
import { places } from '@suite/kernel/places';
import { goHome, type PaymentEdition } from '../payment-edition';

/** The premium course, which follows the finance course. */
export const premium: PaymentEdition = {
  goods: () => queryOf(premiumGoods, undefined),
  create: createPremiumOrder,
  about: queryOf(premiumProperty, undefined),
  owned: { words: '去学习', to: places.home() },
  first: { words: '先看看财商课', to: places.financeLesson() },
  others: goHome,
};
