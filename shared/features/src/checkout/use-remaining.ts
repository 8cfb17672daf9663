import type { Order } from '@suite/api';
import { serverNow } from '@suite/kernel';
import { momentOf } from '@suite/kernel/time';
import { useEffect, useState } from 'react';
import { useLatest } from '@suite/ui';

type Timed = Pick<Order, 'status' | 'create_time' | 'expire_time'>;

/** An order of this very moment may seem to come from the near future: a device's clock is seldom exact. */
const TOLERANCE = 60_000;

/**
 * Seconds until an order is closed; 0 when it is not to be paid. Undefined when no such time came with it, or when the
 * clock cannot tell, as that of a device may not: the server said at `heardAt` that the order can be paid, and by that
 * clock it was not made yet, or closed already, or that moment is still to come.
 */
export function secondsLeft(order: Timed | null, now: number, heardAt: number): number | undefined {
  if (order?.status !== 'pending') return 0;
  const end = momentOf(order.expire_time);
  const isOff = heardAt < momentOf(order.create_time) - TOLERANCE || heardAt >= end;
  if (Number.isNaN(end) || isOff || now < heardAt - TOLERANCE) return undefined;
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** The server's time, so far as an answer has said it. */
const timeNow = () => serverNow() ?? Date.now();

/** Seconds until the order is closed, as in `secondsLeft`; at its end the server is asked. */
export function useRemaining(order: Order | null, onEnd: () => void): number | undefined {
  const [now, setNow] = useState(timeNow);
  const [heard, setHeard] = useState({ order, at: now });
  if (heard.order !== order) {
    setHeard({ order, at: timeNow() });
    setNow(timeNow());
  }
  const left = secondsLeft(order, now, heard.at);
  const isRunning = !!left;
  const end = useLatest(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setNow(timeNow());
      if (secondsLeft(order, timeNow(), heard.at) === 0) end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, order, heard.at, end]);
  return left;
}
