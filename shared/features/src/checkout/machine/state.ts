import type { Fen, Order, PayChannel } from '@suite/api';
import type { PurchaseRecord, State } from './types';

const emptyRecord = (channel: PayChannel): PurchaseRecord => ({
  phase: 'idle',
  clientKey: '',
  orderNo: '',
  amount: 0,
  attempt: '',
  channel,
  unknownAttempt: 'none',
  hasReloaded: false,
  since: 0,
});

/** The record of an order that the device did not know: it was made on another one, or the storage was emptied. */
export const foundOrder = (order: Order, now: number): PurchaseRecord => ({
  ...emptyRecord(order.attempt?.channel ?? 'messenger'),
  phase: 'verifying',
  orderNo: order.order_no,
  attempt: order.attempt?.attempt_no ?? '',
  since: now,
});

/** A purchase before its first event. */
export const initialState = (shown: Fen, here: PayChannel): State => ({
  ...emptyRecord(here),
  here,
  shown,
  order: null,
  insisted: 0,
  isChanged: false,
  isLeased: false,
  unpaidAt: -Infinity,
  isFresh: false,
  wants: false,
  nextKey: '',
  asking: { since: 0, count: 0, unpaid: 0, missing: 0 },
  serial: 0,
  isBack: false,
  payUrl: '',
  wasClosed: false,
  problem: '',
  words: '',
});

/** The server has closed the order: the next one is a new purchase. */
export const forgetOrder = (state: State): State => ({
  ...initialState(state.shown, state.here),
  isLeased: state.isLeased,
  serial: state.serial + 1,
});

/** The part that the device has of it; undefined while there is nothing to come back to. */
export function recordOf(state: State): PurchaseRecord | undefined {
  const { phase, clientKey, orderNo, amount, attempt, channel, unknownAttempt, hasReloaded, since } = state;
  return clientKey || orderNo
    ? { phase, clientKey, orderNo, amount, attempt, channel, unknownAttempt, hasReloaded, since }
    : undefined;
}
