import { type Address, codes } from '@suite/api';
import { update } from '../../../db/queries';
import { notFound, Refusal, rule } from '../../refusal';
import { type Asked, isOver, note, orderOfNo } from './order-rows';
import { orderStatus } from './shipping';

/** Says where an order is to be sent, as long as it has not been. */
export async function addressOrder(
  asked: Asked,
  learnerId: number,
  orderNo: string,
  to: Address,
): Promise<void> {
  const { db, now } = asked;
  const order = await orderOfNo(db, orderNo);
  if (!order || order.learner_id !== learnerId) throw notFound('订单不存在');
  if (order.status === 'closed' || order.status === 'refunded' || isOver(order, now)) {
    throw new Refusal(codes.ORDER_CLOSED, '订单已关闭，不能填写地址');
  }
  const address = JSON.stringify(to);
  if (order.address === address) return;
  const shipping = orderStatus(order, now);
  if (shipping === 'shipped' || shipping === 'received') throw rule('订单已发货，不能修改地址');
  await update(db, 'orders', { order_no: orderNo }, { address, address_at: order.address_at ?? now });
  await note(asked, orderNo, 'address');
}
