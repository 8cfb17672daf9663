import type { Fen, PayChannel } from '@suite/api';
import type { Kept, State } from './types';

export const nothingKept = (channel: PayChannel): Kept => ({
  phase: 'idle',
  clientKey: '',
  orderNo: '',
  amount: 0,
  attempt: '',
  channel,
  unknownAttempt: 'none',
  hasReloaded: false,
});

/** A purchase before its first event. */
export const initialState = (shown: Fen, here: PayChannel): State => ({
  ...nothingKept(here),
  here,
  shown,
  order: null,
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

/** The part that is kept on the device; null while there is nothing to come back to. */
export function keptOf(state: State): Kept | null {
  const { phase, clientKey, orderNo, amount, attempt, channel, unknownAttempt, hasReloaded } = state;
  return clientKey || orderNo
    ? { phase, clientKey, orderNo, amount, attempt, channel, unknownAttempt, hasReloaded }
    : null;
}
