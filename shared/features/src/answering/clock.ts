import type { DateTime } from '@suite/api';
import { momentOf } from '@suite/kernel/time';

/** The provider's clock, as far as a device can know it. */
export interface Clock {
  now(): number;
  /** Takes the provider's time, which has just arrived. */
  set(time: DateTime): void;
  /** Whether the device slept, or its clock was moved: then the time has to be asked for again. */
  isDoubtful(): boolean;
}

/** Estimates are too early by a journey and part of a second; so of two the later one is the better. */
const TOLERANCE = 5000;

const DOUBT = 3000;

/**
 * Counts on from the provider's time by the engine's own counter: it does not follow a device's clock
 * that is set anew, and so nobody gains or loses time by it.
 */
export function createClock(
  time: DateTime,
  ticks: () => number = () => performance.now(),
  wall: () => number = () => Date.now(),
): Clock {
  let [base, tick, date] = [NaN, 0, 0];
  const now = () => base + ticks() - tick;
  const set = (text: DateTime) => {
    const told = momentOf(text);
    if (Number.isNaN(told)) {
      if (Number.isNaN(base)) [base, tick, date] = [wall(), ticks(), wall()];
      return;
    }
    const counted = now();
    base = counted > told && counted - told < TOLERANCE ? counted : told;
    [tick, date] = [ticks(), wall()];
  };
  set(time);
  return {
    now,
    set,
    isDoubtful: () => Math.abs(wall() - date - (ticks() - tick)) > DOUBT,
  };
}
