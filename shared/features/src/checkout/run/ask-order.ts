import { codes, queryOf, queryOrder, type Order, type OrderStatus } from '@suite/api';

const statuses: readonly OrderStatus[] = ['pending', 'paid', 'closed', 'refunded'];

/** Whether an answer says how an order stands; anything else is worth as much as no answer. */
export const isOrder = (answer: Order | null | undefined): answer is Order =>
  !!answer && !!answer.order_no && statuses.indexOf(answer.status) >= 0;

/** Asks about an order, unless its page or the reconciler has just done so. */
export const orderQuery = (order_no: string) => ({ ...queryOf(queryOrder, { order_no }), staleTime: 2000 });

/** How an order stands; `missing` if the server knows none of that number, undefined if it has not answered. */
export async function askOrder(
  orderNo: string,
  query: (orderNo: string) => Promise<Order>,
): Promise<Order | 'missing' | undefined> {
  try {
    const order = await query(orderNo);
    return isOrder(order) && order.order_no === orderNo ? order : undefined;
  } catch (error) {
    const { code } = Object(error) as { code?: unknown };
    return Number(code) === codes.NOT_FOUND ? 'missing' : undefined;
  }
}
