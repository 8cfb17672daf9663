import { failureOf, type Failure } from './failure';
import type { SubmitOutcome } from './types';

/** What handing in needs of the attempt. */
export interface SubmissionParts {
  isFinal: () => boolean;
  isEmpty: () => boolean;
  /** Answers of another device may have been missed. */
  isStale: () => boolean;
  /** An earlier submission went out, and nobody knows whether it arrived. */
  wasSent: () => boolean;
  /** Remembers, beyond a crash, that a submission is on its way, or is known to have failed. */
  setSent: (sent: boolean) => void;
  /** Reads the attempt; false when there was no answer. */
  ask: () => Promise<boolean>;
  /** Sends the answers for good. */
  send: () => Promise<void>;
  report?: (error: unknown) => void;
}

async function afterFailure(
  failure: Failure,
  { ask, isFinal, setSent }: SubmissionParts,
): Promise<SubmitOutcome> {
  if (failure === 'login') {
    setSent(false);
    return 'login';
  }
  const isKnown = await ask();
  if (isFinal()) return 'final';
  // A refusal is an answer; only silence leaves it open what the provider has.
  if (!isKnown && failure === 'network') return 'unsure';
  setSent(false);
  return failure;
}

/** Hands answers in. Where it is not known whether they arrived, the provider is asked before they go again. */
export async function handIn(parts: SubmissionParts): Promise<SubmitOutcome> {
  const { isFinal, isEmpty, isStale, wasSent, setSent, ask, send, report } = parts;
  if (wasSent() || isStale()) {
    const isKnown = await ask();
    if (isFinal()) return 'final';
    if (!isKnown && wasSent()) return 'unsure';
  }
  if (isEmpty()) return 'empty';
  setSent(true);
  try {
    await send();
    if (isFinal()) return 'final';
    throw new Error('the provider took the answers as a draft');
  } catch (error) {
    report?.(error);
    return afterFailure(failureOf(error), parts);
  }
}
