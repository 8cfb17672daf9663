/** Where an order is looked at and paid, by the line that its goods belong to. */
import type { Order } from '@suite/api';
import { links } from '@suite/kernel/links';

/** Kind of the records of purchases, and of what is told of them on every page. */
export const PURCHASES = 'checkout';

/** The page of an order. */
export const orderLink = ({ kind, order_no: tradeNo }: Pick<Order, 'kind' | 'order_no'>): string =>
  kind === 'management' ? links.managePayOutside({ tradeNo }) : links.payOutside({ tradeNo });
