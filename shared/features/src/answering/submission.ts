import { errorKind, isOnline, isOutdated, type ErrorKind } from './error-kind';
import type { SubmitOutcome } from './types';

/** What handing in needs of the attempt. */
export interface SubmissionParts {
  isFinal: () => boolean;
  isEmpty: () => boolean;
  /** It is handed in because its time is over, and the server gives more time. */
  isEarly: () => boolean;
  /** The paper has gained questions since the learner decided to hand it in. */
  hasGrown: () => boolean;
  /** An earlier submission was sent, and it is not known whether it arrived. */
  wasSent: () => boolean;
  /** Remembers on the device whether a submission is on its way, so that it survives a crash. */
  setSent: (sent: boolean) => void;
  /** Reads the attempt and merges what another device has saved; tells why that failed, or null. */
  ask: () => Promise<ErrorKind | null>;
  /** Sends the answers for good. */
  send: () => Promise<void>;
  report?: (error: unknown) => void;
}

/** How often answers are merged and sent again because another device has saved in between. */
const MERGES = 3;

async function afterError(
  problem: ErrorKind,
  { ask, isFinal, setSent }: SubmissionParts,
): Promise<SubmitOutcome> {
  if (problem === 'login') {
    setSent(false);
    return 'login';
  }
  const silence = await ask();
  if (isFinal()) return 'final';
  // After a refusal it is known that the answers were not taken; after silence it is not.
  if (silence && problem === 'network') return 'unknown';
  setSent(false);
  return problem;
}

/**
 * Hands answers in. The server is asked first: another device may have saved answers, or an earlier submission
 * may have arrived. If it cannot be asked, nothing is sent.
 */
export async function handIn(parts: SubmissionParts, merges = MERGES): Promise<SubmitOutcome> {
  const { isFinal, isEmpty, isEarly, hasGrown, wasSent, setSent, ask, send, report } = parts;
  if (!isOnline() && !wasSent()) return 'offline';
  const problem = await ask();
  if (isFinal()) return 'final';
  if (problem && wasSent()) return 'unknown';
  if (problem) return problem === 'network' ? 'offline' : problem;
  if (isEarly()) return 'early';
  if (isEmpty()) return 'empty';
  if (hasGrown()) return 'changed';
  setSent(true);
  try {
    await send();
    if (isFinal()) return 'final';
    throw new Error('the server took the answers as a draft');
  } catch (error) {
    if (isOutdated(error) && merges > 0) {
      setSent(false);
      return handIn(parts, merges - 1);
    }
    report?.(error);
    return afterError(errorKind(error), parts);
  }
}
