import type { DateTime } from '@suite/api';
import { momentOf } from '@suite/kernel/time';
import { createClock } from './clock';
import type { Reading } from './types';

const deadlineOf = (text: DateTime | null | undefined) => (text ? momentOf(text) || null : null);

/** Starts from the reading with which the attempt was opened. */
export function createTimeLimit(reading: Reading) {
  const clock = createClock(reading.serverTime, reading.receivedAt);
  let deadline = deadlineOf(reading.deadline);
  return {
    clock,
    /** When the time is over, in milliseconds; null without a limit. */
    deadline: () => deadline,
    /**
     * Milliseconds that are left for certain; null without a limit. After a sleep, or when the device's clock was set
     * forward, none may be certain although the time is not over.
     */
    remaining: () => (deadline === null ? null : deadline - clock.latest()),
    /** Whether the time is over by the counter, which no clock of the device moves. */
    isOver: () => deadline !== null && clock.now() >= deadline,
    /** Takes over the server's time, and the deadline if the reading names one. */
    take(next: Reading) {
      clock.set(next.serverTime, next.receivedAt);
      if (next.deadline !== undefined) deadline = deadlineOf(next.deadline);
    },
  };
}
