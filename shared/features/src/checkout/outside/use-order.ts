import { asEntered, payOrder, queryOf, queryOrder, type OrderStatus, type OutsideOrder } from '@suite/api';
import { useQuery } from '@suite/kernel';

async function orderNow(orderNo: string, askedAgain: readonly OrderStatus[]): Promise<OutsideOrder> {
  const order = await payOrder({ trade_no: orderNo });
  if (askedAgain.indexOf(order.status) < 0) return order;
  const { status } = await queryOrder({ order_no: order.order_no });
  return status === order.status ? order : payOrder({ trade_no: orderNo });
}

/**
 * An order by its number. Of a state that says that nothing was paid, the server asks the payment service first:
 * it may not have been told of a payment.
 */
export const useOrder = (orderNo: string, askedAgain: readonly OrderStatus[]) =>
  useQuery({
    ...queryOf(payOrder, { trade_no: orderNo }),
    ...asEntered,
    queryFn: () => orderNow(orderNo, askedAgain),
  });
