import { get } from './call';
import type { Flag } from './entities/basic';
import type { Order } from './entities/order';

/** The learner's orders: those that are not paid yet, and those that were paid, the newest first. */
export interface UserOrders {
  pending: Order[];
  recent: Order[];
}

/** `all` asks for every paid or refunded order as well, not only for those of the last days. */
export type UserOrdersParams = { all: Flag } | void;

// A file of its own: home asks for it, and carries no other call of a purchase.
export const userOrders = get<UserOrdersParams, UserOrders>(
  '/pay/getUserStatus',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@ pending* recent*',
  { quiet: true },
);
