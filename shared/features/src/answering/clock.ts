import type { DateTime } from '@suite/api';
import { momentOf } from '@suite/kernel/time';

/** The provider's clock, as well as a device can estimate it. */
export interface Clock {
  now(): number;
  /** The latest time that it may be: after a sleep the device's own clock has gone on. */
  latest(): number;
  /** Takes over a time that has just arrived from the provider. */
  set(time: DateTime): void;
  /** Whether the device slept, or its clock was moved: then the time has to be asked for again. */
  isDoubtful(): boolean;
}

/** A time that arrives is too early by its journey and by part of a second, so the later of two estimates is better. */
const TOLERANCE = 5000;

const DOUBT = 3000;

/**
 * Counts on from the provider's time by the browser's own counter. It does not follow the device's
 * clock: setting that clock changes nothing.
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
  /** By how much the device's clock has run ahead of the counter. */
  const ahead = () => wall() - date - (ticks() - tick);
  return {
    now,
    latest: () => (ahead() > DOUBT ? now() + ahead() : now()),
    set,
    isDoubtful: () => Math.abs(ahead()) > DOUBT,
  };
}
