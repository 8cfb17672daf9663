import { asEntered, payOrder, queryOf, type OrderStatus, type OutsideOrder } from '@suite/api';
import { useQuery, useQueryClient, type QueryClient } from '@suite/kernel';
import { orderQuery } from '../run/ask-order';

async function orderNow(
  orderNo: string,
  askedAgain: readonly OrderStatus[],
  queries: QueryClient,
): Promise<OutsideOrder> {
  const order = await payOrder({ trade_no: orderNo });
  if (askedAgain.indexOf(order.status) < 0) return order;
  const { status } = await queries.fetchQuery(orderQuery(order.order_no));
  return status === order.status ? order : payOrder({ trade_no: orderNo });
}

/**
 * An order by its number. Of a state that says that nothing was paid, the server asks the payment service first:
 * it may not have been told of a payment.
 */
export function useOrder(orderNo: string, askedAgain: readonly OrderStatus[]) {
  const queries = useQueryClient();
  return useQuery({
    ...queryOf(payOrder, { trade_no: orderNo }),
    ...asEntered,
    queryFn: () => orderNow(orderNo, askedAgain, queries),
  });
}
