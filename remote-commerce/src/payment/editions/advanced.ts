import { advancedGoods, advancedProperty, createAdvancedOrder, queryOf } from '@suite/api';
import { links } from '@suite/kernel/links';
import type { PaymentEdition } from '../payment-edition';

/** The advanced course: the one on sale, or that of an id. */
export const advanced: PaymentEdition = {
  goods: ({ id }) => queryOf(advancedGoods, { id }),
  create: createAdvancedOrder,
  about: queryOf(advancedProperty, undefined),
  owned: { words: '去学习', to: links.home() },
  first: { words: '先看看财商课', to: links.financeLesson() },
  others: { words: '看看在售的进阶课', to: links.payAdvanced() },
};
