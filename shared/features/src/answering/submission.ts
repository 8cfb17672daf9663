import { failureOf, type Failure } from './failure';
import type { SubmitOutcome } from './types';

/** What handing in needs of the attempt. */
export interface SubmissionParts {
  isFinal: () => boolean;
  isEmpty: () => boolean;
  /** Another device may have saved answers that are not known here. */
  isStale: () => boolean;
  /** An earlier submission was sent, and it is not known whether it arrived. */
  wasSent: () => boolean;
  /** Remembers on the device whether a submission is on its way, so that it survives a crash. */
  setSent: (sent: boolean) => void;
  /** Reads the attempt; false if that failed. */
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
  // After a refusal it is known that the answers were not taken; after silence it is not.
  if (!isKnown && failure === 'network') return 'unsure';
  setSent(false);
  return failure;
}

/** Hands answers in. If an earlier submission may have arrived, the provider is asked before they are sent again. */
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
