import { fenOf, type Order } from '@suite/api';
import { FRESH, GONE_ASKS, MISSING_ASKS, SLOW } from './limits';
import { forgetOrder } from './state';
import { askLater, createOrder, launch, verify, wait } from './transitions';
import { onNoAnswer } from './visit';
import type { EventOf, State, Transition } from './types';

/** The server said "unpaid", and no attempt is in unknownAttempt: the learner may pay. */
export function becomeReady(state: State, order: Order, now: number): Transition {
  // The learner took the lower price that the page shows.
  if (state.wants && state.nextKey && state.isLeased && state.amount < fenOf(order.amount)) {
    return createOrder(forgetOrder(state), state.nextKey, now, state.amount);
  }
  const ready: State = {
    ...state,
    phase: 'ready',
    order,
    orderNo: order.order_no,
    unknownAttempt: 'none',
    unpaidAt: now,
    isFresh: true,
    isChanged: fenOf(order.amount) !== state.amount,
    isBack: false,
    wasClosed: false,
    wants: false,
    nextKey: '',
  };
  return state.wants && ready.isLeased && !ready.isChanged ? launch(ready) : wait(ready, FRESH);
}

/** The server's word; `paid` is left for no other. */
export function becomePaid(state: State, order: Order): Transition {
  const paid: State = {
    ...state,
    phase: 'paid',
    order,
    orderNo: order.order_no,
    unknownAttempt: 'none',
    serial: state.serial + 1,
    isFresh: false,
    isChanged: false,
    isBack: false,
    problem: '',
  };
  return { state: paid, effects: [{ do: 'paid', order }] };
}

/** A closed order, or one that the server does not know, may still turn out to be paid, so asking goes on slowly. */
export function becomeClosed(state: State, order: Order | null, now: number): Transition {
  if (state.wants && state.nextKey) {
    return createOrder(forgetOrder(state), state.nextKey, now, state.amount);
  }
  // The learner knows that it is closed; another device may have made a new order.
  if (state.wasClosed) return verify({ ...forgetOrder(state), amount: state.shown }, now);
  const closed: State = { ...state, phase: 'closed', order };
  return wait(
    { ...closed, unknownAttempt: 'none', isFresh: false, isChanged: false, isBack: false, wants: false },
    SLOW,
  );
}

/** A new attempt closes the one before, so an order that has another attempt cannot be paid by this one. */
function isAttemptClosed({ attempt }: State, { attempt: current }: Order): boolean {
  return !!current && (current.attempt_no !== attempt || current.state === 'closed');
}

function unpaid(before: State, order: Order, now: number): Transition {
  const asking = { ...before.asking, unpaid: before.asking.unpaid + 1 };
  const state: State = { ...before, order, asking };
  // Back from the cashier the learner says whether they have paid: asking may only find out that they have.
  if (state.phase === 'launched') return askLater(state, now);
  const isSettled =
    state.unknownAttempt === 'none' ||
    (state.unknownAttempt === 'gone' && asking.unpaid >= GONE_ASKS) ||
    isAttemptClosed(state, order);
  return isSettled ? becomeReady(state, order, now) : askLater(state, now);
}

/**
 * No money can be waiting at an order that the server does not have, once it has said so often enough. If a payment
 * may have been made, it is asked for as long as about any other order.
 */
export function onMissing(before: State, { id, now }: EventOf<'missing'>): Transition {
  if (id !== before.serial) return { state: before, effects: [] };
  const asking = { ...before.asking, missing: before.asking.missing + 1 };
  const state: State = { ...before, asking };
  const isOpen = state.unknownAttempt === 'open' || state.unknownAttempt === 'claimed';
  const isKnown = state.wasClosed || (state.wants && state.nextKey !== '');
  const isSettled = isKnown || (!isOpen && asking.missing >= MISSING_ASKS);
  const later = askLater(state, now);
  const isOver = later.state.phase === 'unknown' || (state.phase === 'verifying' && isSettled);
  return isOver ? becomeClosed(state, null, now) : later;
}

export function onAnswer(state: State, { id, order, now }: EventOf<'answer'>): Transition {
  // The answer to a question about an earlier order; to the present question it is none.
  if (order.order_no !== state.orderNo) return onNoAnswer(state, { id, now });
  // "Paid" holds however old the question is; other answers may have been overtaken.
  if (order.status === 'paid') return becomePaid(state, order);
  if (id !== state.serial) return { state, effects: [] };
  return order.status === 'pending' ? unpaid(state, order, now) : becomeClosed(state, order, now);
}
