import type { BooksOrderInfo } from '@suite/api';

const DAY = 24 * 3600_000;

/** Days from the moment at which an order is paid and has an address to its sending, and to its arrival. */
const SENT = 2;
const ARRIVED = 5;

/** What the state of an order follows from. */
export interface OrderTimes {
  paid_at: number | null;
  address_at: number | null;
}

/** How far an order is: once it is paid and has an address, time does the rest. */
export function orderStatus({ paid_at, address_at }: OrderTimes, now: number): BooksOrderInfo['status'] {
  if (paid_at === null || paid_at > now) return 'unpaid';
  const ready = address_at === null ? Infinity : Math.max(paid_at, address_at);
  if (now >= ready + ARRIVED * DAY) return 'received';
  return now >= ready + SENT * DAY ? 'shipped' : 'paid';
}
