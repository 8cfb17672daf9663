import type { Provider, Reading } from './types';

/** After so long without an action the learner may have gone on with another device. */
const IDLE = 60_000;

/** Asks the provider what it holds, and knows whether another device may have saved something since. */
export interface Asking {
  /** Asks; a question that is under way is shared. */
  ask(): Promise<void>;
  /** Waits for a question that is under way, then asks again: the first answer may be too old. */
  askAnew(): Promise<void>;
  /** The learner does something; after a long rest this makes the attempt stale. */
  act(): void;
  /** From now on another device may have saved something. */
  doubt(): void;
  /** Whether the provider has to be asked before anything is sent. */
  isStale(): boolean;
  /** Milliseconds since the provider was last asked. */
  age(): number;
}

/** Whether a question was answered; its failure needs no other handling. */
export const isAnswered = (question: Promise<void>): Promise<boolean> =>
  question.then(
    () => true,
    () => false,
  );

/** Asks `provider`, and gives each answer to `take`. */
export function createAsking(provider: Provider, take: (reading: Reading) => void): Asking {
  const now = () => performance.now();
  let [lastAction, lastAsked, staleSince] = [now(), now(), -1];
  let asking: Promise<void> | undefined;

  async function read(from: number) {
    const reading = await provider.read();
    // A doubt that came up while the answer was on its way stays.
    if (from >= staleSince) staleSince = -1;
    take(reading);
  }

  function ask() {
    lastAsked = now();
    asking =
      asking ??
      read(lastAsked).finally(() => {
        asking = undefined;
      });
    return asking;
  }

  return {
    ask,
    askAnew: () => (asking ? asking.then(ask, ask) : ask()),
    act() {
      if (now() - lastAction > IDLE) staleSince = now();
      lastAction = now();
    },
    doubt() {
      staleSince = now();
    },
    isStale: () => staleSince >= 0,
    age: () => now() - lastAsked,
  };
}
