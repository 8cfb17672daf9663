import { errorKind, isOnline, pauseAfter } from './error-kind';
import type { SaveState } from './types';

/** A draft is sent REST after the last change, and at the latest AT_LATEST after the first. */
const REST = 3000;
const AT_LATEST = 10_000;

/** What the saver needs of the attempt. */
export interface SaverParts {
  /** Whether the server lacks answers. */
  isPending: () => boolean;
  /** Sends the current answers and merges what the server returns. */
  send: () => Promise<void>;
  onChange: () => void;
}

/** Sends drafts a few seconds after a change, one at a time, and repeats failed ones until they arrive. */
export function createSaver({ isPending, send, onChange }: SaverParts) {
  let kind: SaveState['kind'] = 'none';
  let [revision, sent, saved] = [0, 0, 0];
  let [running, errors, waitingSince] = [0, 0, 0];
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isDirty = () => revision > saved || isPending();

  function schedule(pause: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), pause);
  }

  function set(next: SaveState['kind']) {
    kind = next;
    onChange();
  }

  async function run() {
    clearTimeout(timer);
    if (stopped || !isDirty()) return;
    const mine = revision;
    sent = revision;
    running += 1;
    waitingSince = 0;
    try {
      await send();
      saved = Math.max(saved, mine);
      errors = 0;
      if (stopped) return;
      set(isDirty() ? 'pending' : 'saved');
      if (isDirty()) schedule(REST);
    } catch (error) {
      if (stopped) return;
      errors += 1;
      const problem = errorKind(error);
      if (problem === 'network') schedule(pauseAfter(errors));
      // The learner has seen the refusal: the draft is not sent again until something changes.
      set(problem === 'network' ? (isOnline() ? 'retrying' : 'offline') : problem);
    } finally {
      running -= 1;
    }
  }

  return {
    kind() {
      // Answers of an earlier visit or another window have to be sent as well.
      const now = (kind === 'none' || kind === 'saved') && isDirty() ? 'pending' : kind;
      return (now === 'retrying' || now === 'pending') && !isOnline() ? 'offline' : now;
    },
    /** An answer has changed: the draft is sent soon. */
    touch() {
      revision += 1;
      if (kind === 'none' || kind === 'saved') kind = 'pending';
      if (errors > 0 && kind !== 'login' && kind !== 'refused') return;
      const now = Date.now();
      waitingSince = waitingSince || now;
      if (running === 0) schedule(Math.max(0, Math.min(REST, waitingSince + AT_LATEST - now)));
    },
    /** Sends unsent answers at once, because the page is left or the network is back. */
    flush() {
      // The same draft is on its way already.
      if (running > 0 && sent === revision) return;
      void run();
    },
    start() {
      stopped = false;
      schedule(REST);
    },
    /** Stops trying: the page was left, the device has the answers, and the next page sends them. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Brings drafts to the server. */
export type Saver = ReturnType<typeof createSaver>;
