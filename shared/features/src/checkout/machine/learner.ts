import { fenOf } from '@suite/api';
import { FRESH } from './limits';
import { createOrder, launch, verify } from './transitions';
import type { EventOf, State, Transition } from './types';

/** Whether a tap pays at once: the server has just said "unpaid", and no other tab can pay meanwhile. */
export const canPay = (state: State, now: number): boolean =>
  state.phase === 'ready' &&
  state.isLeased &&
  !state.isChanged &&
  state.isFresh &&
  now - state.unpaidAt <= FRESH &&
  now >= state.unpaidAt;

/** The goods cost less by now than the unpaid order: paying orders them anew, and the server closes the old order. */
export const isCheaper = ({ phase, order, shown, insisted }: State): boolean =>
  phase === 'ready' && order !== null && shown < fenOf(order.amount) && insisted !== fenOf(order.amount);

const elsewhere = (state: State): Transition => ({ state: { ...state, problem: 'elsewhere' }, effects: [] });

/** A second tap finds the phase changed already. */
export function onTap(state: State, { key, now }: EventOf<'tap'>): Transition {
  if (state.phase !== 'idle' && state.phase !== 'ready') return { state, effects: [] };
  if (!state.isLeased) return elsewhere(state);
  if (state.phase === 'idle') return createOrder(state, key, now);
  if (isCheaper(state)) return verify({ ...state, amount: state.shown, nextKey: key, wants: true }, now);
  if (state.isChanged) return { state, effects: [] };
  return canPay(state, now) ? launch(state) : verify({ ...state, wants: true }, now);
}

export function onAccept(state: State, event: EventOf<'accept'>): Transition {
  if (state.phase !== 'ready' || !state.isChanged || !state.order || isCheaper(state))
    return { state, effects: [] };
  const accepted: State = { ...state, amount: fenOf(state.order.amount), isChanged: false };
  return onTap(accepted, { ...event, type: 'tap', key: '' });
}

/** 继续支付 after a return, or another order after a closed one: both ask first. */
export function onAgain(state: State, { key, now }: EventOf<'again'>): Transition {
  const isBack = state.phase === 'launched' && state.isBack;
  if (!isBack && state.phase !== 'closed') return { state, effects: [] };
  if (!state.isLeased) return elsewhere(state);
  // The next order is made for the price that the page shows now, though it may change while the server is asked.
  const next = state.phase === 'closed' ? { nextKey: key, amount: state.shown } : { nextKey: '' };
  // Back from the cashier the learner says that they have not paid.
  return verify({ ...state, ...next, wants: true, unknownAttempt: 'none', wasClosed: false }, now);
}

export const onClaim = (state: State, { now }: EventOf<'claim'>): Transition =>
  state.phase === 'launched' ? verify(state, now) : { state, effects: [] };
