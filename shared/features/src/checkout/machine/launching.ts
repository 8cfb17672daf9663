import type { PayOutcome } from '@suite/kernel';
import { CASHIER_LIMIT, SHEET_LIMIT } from './limits';
import { verify, wait } from './transitions';
import type { UnknownAttempt, EventOf, State, Transition } from './types';

/** Parameters have come: from here on the attempt can be paid, and the device knows it before it is opened. */
export function onParams(state: State, { id, payment, now }: EventOf<'params'>): Transition {
  if (state.phase !== 'launched' || id !== state.serial) return { state, effects: [] };
  if (!state.isLeased) return verify(state, now);
  const { attempt_no: attempt, pay_url: payUrl } = payment;
  const opened: State = { ...state, attempt, payUrl, unknownAttempt: 'open', unpaidAt: now };
  const limit = state.channel === 'browser' ? CASHIER_LIMIT : SHEET_LIMIT;
  const { state: waiting, effects } = wait(opened, limit);
  return { state: waiting, effects: [{ do: 'open', payment }, ...effects] };
}

/** No parameters: nothing could be paid with this launch, and the order tells whether it still can be. */
export function onLaunchFailed(
  state: State,
  { id, isRefused, words, isPaid, now }: EventOf<'launch-failed'>,
): Transition {
  if (state.phase !== 'launched' || id !== state.serial) return { state, effects: [] };
  // "Already paid" offers no payment, however long the order's own answer lags behind it.
  const unknownAttempt = isPaid ? 'claimed' : state.unknownAttempt;
  return verify({ ...state, unknownAttempt, problem: isRefused ? 'refused' : 'launch-lost', words }, now);
}

/** What an outcome of the current attempt leaves in unknownAttempt. */
function unknownAfter({ unknownAttempt }: State, outcome: PayOutcome | 'no-bridge'): UnknownAttempt {
  if (outcome === 'paid' || unknownAttempt === 'claimed') return 'claimed';
  if (outcome === 'cancelled' || outcome === 'failed') return 'gone';
  // Neither of them opened anything to pay with.
  return outcome === 'unregistered' || outcome === 'no-bridge' ? 'none' : 'open';
}

/** A callback proves nothing: it only makes the page ask, however late it comes. */
export function onOutcome(state: State, { attempt, outcome, now }: EventOf<'outcome'>): Transition {
  if (!state.orderNo) return { state, effects: [] };
  const isCurrent = attempt === state.attempt;
  const unknownAttempt = isCurrent
    ? unknownAfter(state, outcome)
    : outcome === 'paid'
      ? 'claimed'
      : state.unknownAttempt;
  const next: State = { ...state, unknownAttempt, wants: false, nextKey: '' };
  if (isCurrent && outcome === 'unregistered' && !state.hasReloaded) {
    const { state: verifying, effects } = verify({ ...next, hasReloaded: true }, now);
    return { state: verifying, effects: [{ do: 'reload' }, ...effects] };
  }
  const isProblem = outcome === 'no-bridge' || outcome === 'unregistered' || outcome === 'failed';
  return verify({ ...next, problem: isProblem ? outcome : state.problem }, now);
}
