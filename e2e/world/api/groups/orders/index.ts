import type { Filling, Group } from '../../group';
import { bindZcHandler } from './bind-zc';
import { bookPayment } from './book-payment';
import { fillGoods } from './catalogue';
import { goodsHandlers } from './goods-calls';
import { fillInvites } from './invite-codes';
import { orderHandlers } from './order-calls';
import { closeOrder } from './order-rows';
import { seedOrders } from './seed';

/** Closes the orders that were not paid in time; a payment that becomes known later makes them paid. */
async function closeExpired(filling: Filling): Promise<void> {
  const { db, now } = filling;
  const expired = await db
    .selectFrom('orders')
    .select('order_no')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .execute();
  for (const { order_no } of expired) await closeOrder(filling, order_no, 'expired');
}

/** Orders of all goods: one rule book, whatever is sold. */
export const orders: Group = {
  name: 'orders',
  handlers: [...goodsHandlers, ...orderHandlers, bindZcHandler],
  async fill(filling) {
    await fillGoods(filling);
    await fillInvites(filling);
  },
  seed: seedOrders,
  settle: closeExpired,
  paid: ({ db, now, prepay }) => bookPayment({ db, now }, prepay, 'notified'),
};
