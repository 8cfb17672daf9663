import { onAccept, onAgain, onClaim, onTap } from './learner';
import { onLaunchFailed, onOutcome, onParams } from './launching';
import { onCreated, onCreateLost, onCreateRefused, onFound } from './ordering';
import { recordOf } from './state';
import type { CheckoutEvent, Effect, EventOf, PurchaseRecord, State, Transition } from './types';
import { onAnswer, onMissing } from './verdicts';
import { onNoAnswer, onOpen, onResume, onTick } from './visit';

/** What each event leads to. */
const handlers: { [Type in CheckoutEvent['type']]: (state: State, event: EventOf<Type>) => Transition } = {
  open: onOpen,
  tap: onTap,
  accept: onAccept,
  again: onAgain,
  claim: onClaim,
  resume: onResume,
  price: (state, { amount }) => ({ state: { ...state, shown: amount }, effects: [] }),
  lease(state, { isHeld }) {
    const problem = isHeld && state.problem === 'elsewhere' ? '' : state.problem;
    return { state: { ...state, isLeased: isHeld, problem }, effects: [] };
  },
  created: onCreated,
  'create-lost': onCreateLost,
  'create-refused': onCreateRefused,
  found: onFound,
  params: onParams,
  'launch-failed': onLaunchFailed,
  outcome: onOutcome,
  answer: onAnswer,
  missing: onMissing,
  'no-answer': onNoAnswer,
  tick: onTick,
};

export const isSame = (a: PurchaseRecord | undefined, b: PurchaseRecord | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/** What happens next, and what is to be done for it. The record is saved before anything else is done. */
export function transition(state: State, event: CheckoutEvent): Transition {
  const handle = handlers[event.type] as (state: State, event: CheckoutEvent) => Transition;
  // The one place that makes `paid` final.
  const next = state.phase === 'paid' ? { state, effects: [] } : handle(state, event);
  const effects: Effect[] = event.type === 'resume' ? [{ do: 'hush' }] : [];
  const record = recordOf(next.state);
  // A tab without the lease only looks on: the record belongs to the tab that can pay.
  if (next.state.isLeased && !isSame(record, recordOf(state))) effects.push({ do: 'save', record });
  return { state: next.state, effects: [...effects, ...next.effects] };
}
