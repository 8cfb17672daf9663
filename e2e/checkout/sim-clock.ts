import type { Clock } from '../../shared/features/src/checkout/run/types';

interface Timer {
  at: number;
  callback: () => void;
}

/** Noon in Shanghai. */
export const START = Date.UTC(2026, 2, 11, 4);

/** Lets everything that is waiting for a promise go on; the database answers without a turn of the event loop. */
export const settle = (): Promise<void> => new Promise((done) => void setImmediate(done));

/** Time that passes only when it is told to. */
export class SimClock implements Clock {
  private time = START;
  private timers: Timer[] = [];

  now = () => this.time;

  after = (ms: number, callback: () => void) => {
    const timer = { at: this.time + ms, callback };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      this.timers = this.timers.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.callback();
      await settle();
    }
    this.time = end;
  }

  private nextUntil(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}
