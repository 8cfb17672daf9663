import type { Provider, Reading } from './types';

/** After so long without an action the learner may have gone on with another device. */
const IDLE = 60_000;

/** Asks the provider what it holds, and knows whether another device may have saved something since. */
export interface Asking {
  /** Reads the attempt; callers share a read that is under way. */
  ask(): Promise<void>;
  /** Waits for a read that is under way, then reads again: the first answer may be too old. */
  askAnew(): Promise<void>;
  /** Notes that the learner does something; after a long rest the attempt becomes stale. */
  act(): void;
  /** Makes the attempt stale: another device may have saved something. */
  doubt(): void;
  /** Whether the provider has to be asked before answers are sent. */
  isStale(): boolean;
  /** Milliseconds since the provider was last asked. */
  age(): number;
}

/** True when a read succeeded; for callers that only need to know whether it did. */
export const hasSucceeded = (reading: Promise<void>): Promise<boolean> =>
  reading.then(
    () => true,
    () => false,
  );

/** Reads through `provider` and gives each reading to `take`. */
export function createAsking(provider: Provider, take: (reading: Reading) => void): Asking {
  const now = () => performance.now();
  let [lastAction, lastAsked, staleSince] = [now(), now(), -1];
  let asking: Promise<void> | undefined;

  async function read(from: number) {
    const reading = await provider.read();
    // If the attempt became stale while the answer was on its way, it stays stale.
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
