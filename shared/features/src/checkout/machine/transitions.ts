import type { Fen } from '@suite/api';
import { ASKING_LIMIT, DELAYS, GONE_DELAYS, SLOW } from './limits';
import type { Effect, State, Transition } from './types';

const last = DELAYS[DELAYS.length - 1] as number;

/** Asks now; without an order's number it looks for the order. */
export function ask(state: State): Transition {
  const id = state.serial + 1;
  const { orderNo, asking } = state;
  const question: Effect = orderNo ? { do: 'ask', id, orderNo } : { do: 'look', id };
  return {
    state: { ...state, serial: id, asking: { ...asking, count: asking.count + 1 } },
    effects: [question],
  };
}

/** Begins a series of questions. */
export const startAsking = (state: State, now: number): Transition =>
  ask({ ...state, asking: { since: now, count: 0, unpaid: 0, missing: 0 } });

/** No button until the server has answered. */
export const verify = (state: State, now: number): Transition =>
  startAsking({ ...state, phase: 'verifying', isFresh: false, isChanged: false, isBack: false }, now);

export function wait(state: State, ms: number): Transition {
  const id = state.serial + 1;
  return { state: { ...state, serial: id }, effects: [{ do: 'wait', id, ms }] };
}

function nextDelay({ unknownAttempt, asking: { count } }: State): number {
  const goneDelay = unknownAttempt === 'gone' ? GONE_DELAYS[count - 1] : undefined;
  return goneDelay ?? DELAYS[count - 1] ?? last;
}

/** No verdict yet: asks later, and slowly once the verification has run out. */
export function askLater(state: State, now: number): Transition {
  const delay = nextDelay(state);
  const isSlow = state.phase === 'unknown' || state.phase === 'closed';
  if (!isSlow && now + delay <= state.asking.since + ASKING_LIMIT) return wait(state, delay);
  // Without an order's number no attempt to pay was ever made.
  if (!state.orderNo)
    return { state: { ...state, phase: 'idle', wants: false, problem: 'create-lost' }, effects: [] };
  if (state.phase !== 'verifying') return wait(state, SLOW);
  return wait({ ...state, phase: 'unknown', wants: false, nextKey: '' }, SLOW);
}

/** Orders the goods for what the learner has agreed to; the key stays until the server has closed the order. */
export function createOrder(state: State, key: string, now: number, amount: Fen = state.shown): Transition {
  const creating: State = {
    ...state,
    phase: 'creating',
    clientKey: state.clientKey || key,
    amount,
    since: state.clientKey ? state.since : now,
    wants: true,
    problem: '',
    asking: { since: now, count: 0, unpaid: 0, missing: 0 },
    serial: state.serial + 1,
  };
  return {
    state: creating,
    effects: [{ do: 'create', clientKey: creating.clientKey, amount }],
  };
}

/** Asks for fresh parameters: parameters of an earlier attempt are never used again. */
export function launch(state: State): Transition {
  const id = state.serial + 1;
  const { orderNo, here: channel } = state;
  const launched: State = { ...state, phase: 'launched', channel, attempt: '', payUrl: '', problem: '' };
  return { state: { ...launched, serial: id }, effects: [{ do: 'launch', id, orderNo, channel }] };
}
