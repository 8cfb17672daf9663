import type { Way } from '@suite/features/checkout';
import { links } from '@suite/kernel/links';

/** Where an order without a next step leads. */
export const toCenter: Way = { words: '返回个人中心', to: links.home() };
