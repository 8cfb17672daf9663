import { get } from './call';
import type { Order } from './entities/order';

/** The learner's orders that are not paid yet, and those that were paid lately. */
export interface UserOrders {
  pending: Order[];
  recent: Order[];
}

// A file of its own: home asks for it, and carries no other call of a purchase.
export const userOrders = get<void, UserOrders>('/pay/getUserStatus');
