import type { Clock } from '../run/types';

interface Timer {
  at: number;
  callback: () => void;
}

/** Lets everything that is waiting for a promise go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}

/** Time that passes only when it is told to. */
export class SimClock implements Clock {
  private time: number;
  private timers: Timer[] = [];

  constructor(start: number) {
    this.time = start;
  }

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
