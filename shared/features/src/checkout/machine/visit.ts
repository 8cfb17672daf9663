import { foundOrder, initialState, recordOf } from './state';
import { ask, askLater, startAsking, verify } from './transitions';
import type { UnknownAttempt, EventOf, PurchaseRecord, State, Transition } from './types';

/** A page from which the learner left for the cashier, and which cannot know whether they paid. */
const isAway = ({ phase, channel, unknownAttempt }: PurchaseRecord) =>
  phase === 'launched' && channel === 'browser' && unknownAttempt === 'open';

/**
 * A pay sheet goes with the page that opened it. If it were still there it could do no harm: the server closes
 * its attempt before it opens another.
 */
const afterPage = ({ unknownAttempt, channel }: PurchaseRecord): UnknownAttempt =>
  unknownAttempt === 'open' && channel !== 'browser' ? 'gone' : unknownAttempt;

/** 已完成支付 or 继续支付; meanwhile the server is asked, which may only find out that it is paid. */
const offerReturn = (state: State, now: number): Transition =>
  startAsking({ ...state, phase: 'launched', isBack: true, isFresh: false }, now);

/** What the record of such an order lacks after a return from the cashier. */
const returned = { phase: 'launched', channel: 'browser', unknownAttempt: 'open' } as const;

/**
 * A page opens, or another tab has gone on with the purchase: the device's record comes first, then what the server
 * knows. There is no button before the server has answered.
 */
export function onOpen(state: State, { record, pending, isReturn, now }: EventOf<'open'>): Transition {
  const fresh = initialState(state.shown, state.here);
  const blank: State = { ...fresh, isLeased: state.isLeased, serial: state.serial + 1 };
  const found = pending && { ...foundOrder(pending, now), ...(isReturn && returned) };
  // The other tab has told the end of the order that this one shows: it is asked about before anything is offered.
  const known = record ?? (state.orderNo ? recordOf(state) : found);
  if (!known) return { state: blank, effects: [] };
  // Another device has ordered anew: a kept order without an unknown payment has nothing more to say once it is closed.
  const isFollowed = record?.unknownAttempt === 'none' && !!pending && pending.order_no !== record.orderNo;
  const wasClosed = known.phase === 'closed' || isFollowed;
  const opened: State = { ...blank, ...known, amount: known.amount || state.shown, wasClosed };
  const left: State = { ...opened, unknownAttempt: afterPage(opened) };
  return isAway(left) ? offerReturn(left, now) : verify(left, now);
}

export function onResume(state: State, { now }: EventOf<'resume'>): Transition {
  const { phase } = state;
  if (phase === 'ready' || phase === 'verifying') return verify({ ...state, wants: false, nextKey: '' }, now);
  if (phase === 'unknown' || phase === 'closed') return ask(state);
  if (phase !== 'launched' || !state.attempt) return { state, effects: [] };
  return state.channel === 'browser' ? offerReturn(state, now) : verify(state, now);
}

/** A wait is over. */
export function onTick(state: State, { id, now }: EventOf<'tick'>): Transition {
  if (id !== state.serial) return { state, effects: [] };
  switch (state.phase) {
    case 'ready':
      return { state: { ...state, isFresh: false }, effects: [] };
    case 'launched':
      if (state.channel !== 'browser') return verify(state, now);
      return state.isBack ? ask(state) : offerReturn(state, now);
    case 'idle':
      return { state, effects: [] };
    default:
      return ask(state);
  }
}

export const onNoAnswer = (state: State, { id, now }: Omit<EventOf<'no-answer'>, 'type'>): Transition =>
  id === state.serial ? askLater(state, now) : { state, effects: [] };
