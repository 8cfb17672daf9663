import { errorKind, type ErrorKind } from './error-kind';
import type { Server, Reading } from './types';

/**
 * So long after the server was heard it is asked again before a draft is sent: the learner may have gone on with
 * another device. It is longer than a draft waits at most, so that a learner who answers quickly causes no reads.
 */
export const MOMENT = 12_000;

/** Why a read failed; null if it succeeded. */
export const errorIn = (reading: Promise<void>): Promise<ErrorKind | null> =>
  reading.then(() => null, errorKind);

/** Reads through `server` and gives each reading to `take`. */
export function createAsking(server: Server, take: (reading: Reading) => void) {
  const now = () => performance.now();
  let [lastAsked, lastHeard, staleSince] = [now(), now(), -1];
  let asking: Promise<void> | undefined;

  async function hear<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const from = now();
    const answer = await call();
    // Another device may have saved while the answer was on its way.
    lastHeard = Math.max(lastHeard, from);
    return answer;
  }

  function ask() {
    lastAsked = now();
    asking =
      asking ??
      hear(server.read)
        .then(take)
        .finally(() => {
          asking = undefined;
        });
    return asking;
  }

  return {
    /** Reads the attempt; callers share a read that is under way. */
    ask,
    /** Waits for a read that is under way, then reads again: the first answer may be too old. */
    askAnew: () => (asking ? asking.then(ask, ask) : ask()),
    /** Makes a call that answers what the server holds, and notes when it was made. */
    hear,
    /** The learner was away: another device may have saved something. */
    markStale() {
      staleSince = now();
    },
    /** Whether the server has to be asked before a draft is sent. */
    isStale: () => lastHeard < staleSince || now() - lastHeard > MOMENT,
    /** Milliseconds since the server was last asked. */
    age: () => now() - lastAsked,
  };
}

/** Asks the server what it holds, and knows whether another device may have saved something since. */
export type Asking = ReturnType<typeof createAsking>;
