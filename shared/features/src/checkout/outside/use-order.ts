import { asEntered, payOrder, useCall, type Order, type OutsideOrder } from '@suite/api';
import { useQuery } from '@suite/kernel';
import { useMemo } from 'react';
import { isOrder, orderQuery } from '../run/ask-order';

/** An order by its number; whose it is and what comes next are missing until they have been read. */
export type OrderByNumber = Order & Partial<Omit<OutsideOrder, keyof Order>>;

export interface KnownOrder {
  /** What is known of the order; unpaid or closed may be what the server was told, and no verdict. */
  order: OrderByNumber | undefined;
  /** The order once it can be believed: of a state without money the server has asked the payment service. */
  verdict: OrderByNumber | undefined;
  /** Why there is neither, or no verdict. */
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Whose it is and what comes next are the page's to say. */
const orderIn = ({ is_mine, is_visitor, steps, ...order }: OrderByNumber): Order => order;

const hasMoney = ({ status }: Order) => status === 'paid' || status === 'refunded';

/** Money is believed at once; anything else only by the word of the payment service about this very order. */
function verdictOf(orderNo: string, page: OutsideOrder | undefined, now: Order | undefined) {
  if (page && hasMoney(page)) return page;
  return isOrder(now) && now.order_no === orderNo ? { ...page, ...orderIn(now) } : undefined;
}

/**
 * An order by its number. While its payment is awaited it is asked for in two ways at once: as its page shows it, and
 * how the payment service says that it stands; whether it is paid waits for the first answer alone. Otherwise the
 * payment service is asked where the page's answer is no verdict, but for an unpaid order: its purchase does that.
 */
export function useOrder(orderNo: string, isAwaited = true): KnownOrder {
  const page = useCall(payOrder, { trade_no: orderNo }, asEntered);
  // Without the server's word that it is the visitor's own it is paid for somebody else.
  const read = useMemo(
    (): OutsideOrder | undefined => page.data && { ...page.data, is_mine: page.data.is_mine === 1 ? 1 : 0 },
    [page.data],
  );
  const isUnsure = page.isError || (!!read && !hasMoney(read) && read.status !== 'pending');
  const asked = useQuery({ ...orderQuery(orderNo), ...asEntered, enabled: isAwaited || isUnsure });
  const verdict = verdictOf(orderNo, read, asked.data);
  const isOver = !page.isPending && !asked.isLoading;
  const error = page.error ?? asked.error ?? (verdict ? null : 'no-data');
  return {
    order: verdict ?? read,
    verdict,
    error: isOver ? error : null,
    refetch: () => Promise.all([page.refetch(), ...(isAwaited || isUnsure ? [asked.refetch()] : [])]),
  };
}
