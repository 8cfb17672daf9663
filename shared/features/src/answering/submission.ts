import { failureOf, isOnline, isOutdated, type Failure } from './failure';
import type { SubmitOutcome } from './types';

/** What handing in needs of the attempt. */
export interface SubmissionParts {
  isFinal: () => boolean;
  isEmpty: () => boolean;
  /** It is handed in because its time is over, and the provider gives more time. */
  isEarly: () => boolean;
  /** The paper has gained questions since the learner decided to hand it in. */
  hasGrown: () => boolean;
  /** An earlier submission was sent, and it is not known whether it arrived. */
  wasSent: () => boolean;
  /** Remembers on the device whether a submission is on its way, so that it survives a crash. */
  setSent: (sent: boolean) => void;
  /** Reads the attempt and merges what another device has saved; tells why that failed, or null. */
  ask: () => Promise<Failure | null>;
  /** Sends the answers for good. */
  send: () => Promise<void>;
  report?: (error: unknown) => void;
}

/** How often answers are merged and sent again because another device has saved in between. */
const MERGES = 3;

async function afterFailure(
  failure: Failure,
  { ask, isFinal, setSent }: SubmissionParts,
): Promise<SubmitOutcome> {
  if (failure === 'login') {
    setSent(false);
    return 'login';
  }
  const silence = await ask();
  if (isFinal()) return 'final';
  // After a refusal it is known that the answers were not taken; after silence it is not.
  if (silence && failure === 'network') return 'unsure';
  setSent(false);
  return failure;
}

/**
 * Hands answers in. The provider is asked first: another device may have saved answers, or an earlier submission
 * may have arrived. If it cannot be asked, nothing is sent.
 */
export async function handIn(parts: SubmissionParts, merges = MERGES): Promise<SubmitOutcome> {
  const { isFinal, isEmpty, isEarly, hasGrown, wasSent, setSent, ask, send, report } = parts;
  if (!isOnline() && !wasSent()) return 'offline';
  const failure = await ask();
  if (isFinal()) return 'final';
  if (failure && wasSent()) return 'unsure';
  if (failure) return failure === 'network' ? 'offline' : failure;
  if (isEarly()) return 'early';
  if (isEmpty()) return 'empty';
  if (hasGrown()) return 'changed';
  setSent(true);
  try {
    await send();
    if (isFinal()) return 'final';
    throw new Error('the provider took the answers as a draft');
  } catch (error) {
    if (isOutdated(error) && merges > 0) {
      setSent(false);
      return handIn(parts, merges - 1);
    }
    report?.(error);
    return afterFailure(failureOf(error), parts);
  }
}
