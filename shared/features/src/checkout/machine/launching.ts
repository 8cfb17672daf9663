import type { PayOutcome } from '@suite/kernel';
import { CASHIER_SILENCE, SHEET_SILENCE } from './limits';
import { verify, wait } from './steps';
import type { Doubt, EventOf, State, Step } from './types';

/** Parameters have come: from here on the attempt can be paid, and the device knows it before it is opened. */
export function onParams(state: State, { id, payment, now }: EventOf<'params'>): Step {
  if (state.phase !== 'launched' || id !== state.serial) return { state, effects: [] };
  if (!state.isLeased) return verify(state, now);
  const { attempt_no: attempt, pay_url: payUrl } = payment;
  const opened: State = { ...state, attempt, payUrl, doubt: 'open', unpaidAt: now };
  const limit = state.channel === 'browser' ? CASHIER_SILENCE : SHEET_SILENCE;
  const { state: waiting, effects } = wait(opened, limit);
  return { state: waiting, effects: [{ do: 'open', payment }, ...effects] };
}

/** No parameters: nothing could be paid with this launch, and the order tells whether it still can be. */
export function onLaunchFailed(state: State, { id, isRefused, words, now }: EventOf<'launch-failed'>): Step {
  if (state.phase !== 'launched' || id !== state.serial) return { state, effects: [] };
  return verify({ ...state, trouble: isRefused ? 'refused' : 'launch-lost', words }, now);
}

/** What an outcome of the current attempt leaves in doubt. */
function doubtAfter({ doubt }: State, outcome: PayOutcome | 'no-bridge'): Doubt {
  if (outcome === 'paid' || doubt === 'claimed') return 'claimed';
  if (outcome === 'cancelled') return 'gone';
  // Neither of them opened anything to pay with.
  return outcome === 'unregistered' || outcome === 'no-bridge' ? 'none' : 'open';
}

/** A callback proves nothing: it only makes the page ask, however late it comes. */
export function onOutcome(state: State, { attempt, outcome, now }: EventOf<'outcome'>): Step {
  if (!state.orderNo) return { state, effects: [] };
  const isCurrent = attempt === state.attempt;
  const doubt = isCurrent ? doubtAfter(state, outcome) : outcome === 'paid' ? 'claimed' : state.doubt;
  const next: State = { ...state, doubt, wants: false, nextKey: '' };
  if (isCurrent && outcome === 'unregistered' && !state.hasReloaded) {
    const { state: verifying, effects } = verify({ ...next, hasReloaded: true }, now);
    return { state: verifying, effects: [{ do: 'reload' }, ...effects] };
  }
  const isRefusal = outcome === 'no-bridge' || outcome === 'unregistered';
  return verify({ ...next, trouble: isRefusal ? outcome : state.trouble }, now);
}
