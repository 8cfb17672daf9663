import type { DateTime } from '@suite/api';
import { momentOf } from '@suite/kernel/time';

/** A moment by both clocks of the device. */
export interface Instant {
  /** By the browser's counter. Setting the clock does not change it, but on some phones it stands still in their sleep. */
  counter: number;
  /** By the clock that the phone shows. */
  wall: number;
}

export const instant = (): Instant => ({ counter: performance.now(), wall: Date.now() });

/** What the server answered, and when that arrived. */
export type Received<Data> = Data & { receivedAt: Instant };

/** Notes when an answer arrives: its time counts from then on. */
export const received = async <Data extends object>(answer: Promise<Data>): Promise<Received<Data>> => ({
  ...(await answer),
  receivedAt: instant(),
});

/** A time that arrives is too early by its journey and by part of a second, so the later of two estimates is better. */
const TOLERANCE = 5000;

const DRIFT = 3000;

/** Counts on by the browser's counter from the server's time, which arrived at the moment `from`. */
export function createClock(time: DateTime, from: Instant, here: () => Instant = instant) {
  let [base, since] = [NaN, from];
  const now = () => base + here().counter - since.counter;
  const set = (text: DateTime, at: Instant) => {
    const told = momentOf(text);
    if (Number.isNaN(told)) {
      if (Number.isNaN(base)) [base, since] = [at.wall, at];
      return;
    }
    const counted = base + at.counter - since.counter;
    base = counted > told && counted - told < TOLERANCE ? counted : told;
    since = at;
  };
  set(time, from);
  /** By how much the device's clock has run ahead of the counter. */
  const ahead = () => {
    const { wall, counter } = here();
    return wall - since.wall - (counter - since.counter);
  };
  return {
    now,
    /** The latest time that it may be: after a sleep the device's own clock has gone on. */
    latest: () => (ahead() > DRIFT ? now() + ahead() : now()),
    /** Takes over a time that arrived from the server at that moment. */
    set,
    /** Whether the device slept, or its clock was moved: then the time has to be asked for again. */
    isUncertain: () => Math.abs(ahead()) > DRIFT,
  };
}
