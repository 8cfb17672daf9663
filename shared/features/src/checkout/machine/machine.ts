import { onAccept, onAgain, onClaim, onTap } from './learner';
import { onLaunchFailed, onOutcome, onParams } from './launching';
import { onCreated, onCreateLost, onCreateRefused, onFound } from './ordering';
import { recordOf } from './state';
import type { CheckoutEvent, Effect, PurchaseRecord, State, Transition } from './types';
import { onAnswer, onMissing } from './verdicts';
import { onNoAnswer, onOpen, onResume, onTick } from './visit';

function onEvent(state: State, event: CheckoutEvent): Transition {
  // The one place that makes `paid` final.
  if (state.phase === 'paid') return { state, effects: [] };
  switch (event.type) {
    case 'open':
      return onOpen(state, event);
    case 'tap':
      return onTap(state, event);
    case 'accept':
      return onAccept(state, event);
    case 'again':
      return onAgain(state, event);
    case 'claim':
      return onClaim(state, event);
    case 'resume':
      return onResume(state, event);
    case 'price':
      return { state: { ...state, shown: event.amount }, effects: [] };
    case 'lease': {
      const problem = event.isHeld && state.problem === 'elsewhere' ? '' : state.problem;
      return { state: { ...state, isLeased: event.isHeld, problem }, effects: [] };
    }
    case 'created':
      return onCreated(state, event);
    case 'create-lost':
      return onCreateLost(state);
    case 'create-refused':
      return onCreateRefused(state, event);
    case 'found':
      return onFound(state, event);
    case 'params':
      return onParams(state, event);
    case 'launch-failed':
      return onLaunchFailed(state, event);
    case 'outcome':
      return onOutcome(state, event);
    case 'answer':
      return onAnswer(state, event);
    case 'missing':
      return onMissing(state, event);
    case 'no-answer':
      return onNoAnswer(state, event);
    case 'tick':
      return onTick(state, event);
  }
}

const isSame = (a: PurchaseRecord | undefined, b: PurchaseRecord | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/** What happens next, and what is to be done for it. The record is saved before anything else is done. */
export function transition(state: State, event: CheckoutEvent): Transition {
  const next = onEvent(state, event);
  const effects: Effect[] = event.type === 'resume' ? [{ do: 'hush' }] : [];
  const record = recordOf(next.state);
  // A tab without the lease only looks on: the record belongs to the tab that can pay.
  if (next.state.isLeased && !isSame(record, recordOf(state))) effects.push({ do: 'save', record });
  return { state: next.state, effects: [...effects, ...next.effects] };
}
