import { fenOf, type Order } from '@suite/api';
import { CREATE_TRIES } from './limits';
import { ask } from './transitions';
import type { EventOf, State, Transition } from './types';
import { becomeClosed, becomePaid, becomeReady } from './verdicts';

/** Goes on with an order that the server has named. */
function adopt(state: State, order: Order, now: number): Transition {
  const amount = fenOf(order.amount);
  const insisted = state.phase === 'creating' && amount > state.amount ? amount : 0;
  const named: State = { ...state, orderNo: order.order_no, insisted };
  if (order.status === 'paid') return becomePaid(named, order);
  return order.status === 'pending' ? becomeReady(named, order, now) : becomeClosed(named, order, now);
}

export function onCreated(state: State, { order, now }: EventOf<'created'>): Transition {
  return state.orderNo ? { state, effects: [] } : adopt(state, order, now);
}

/** The order may have been made all the same: the server is asked for it before the key is sent again. */
export const onCreateLost = (state: State): Transition =>
  state.phase === 'creating' ? ask(state) : { state, effects: [] };

export function onCreateRefused(state: State, { isClosed, words }: EventOf<'create-refused'>): Transition {
  if (state.phase !== 'creating') return { state, effects: [] };
  const clientKey = isClosed ? '' : state.clientKey;
  return {
    state: { ...state, phase: 'idle', clientKey, wants: false, problem: 'refused', words },
    effects: [],
  };
}

/** The unpaid order of these goods, if the server has one. */
export function onFound(state: State, { id, order, now }: EventOf<'found'>): Transition {
  if (id !== state.serial || state.orderNo) return { state, effects: [] };
  if (order) return adopt(state, order, now);
  if (state.phase === 'creating') return orderAgain(state);
  return { state: { ...state, phase: 'idle' }, effects: [] };
}

/** Sends the same key again. */
function orderAgain(state: State): Transition {
  const { clientKey, amount } = state;
  return state.asking.count < CREATE_TRIES
    ? { state, effects: [{ do: 'create', clientKey, amount }] }
    : { state: { ...state, phase: 'idle', wants: false, problem: 'create-lost' }, effects: [] };
}
