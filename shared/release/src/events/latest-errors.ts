import type { LoadEvent } from '@suite/kernel/registry';
import { LRUCache } from 'lru-cache';

/** Errors of one kind: the same app, version, page and code. */
export interface KnownError {
  app: string;
  version: string;
  /** Name of the page's route; empty when no page was there yet. */
  page: string;
  code: string;
  times: number;
  /** When the last one was told, in ms. */
  last: number;
}

const MOST = 200;
const DAY = 24 * 3_600_000;

/**
 * The errors that pages told of in the last day, for ops. Forged events could name any code, so the number of kinds
 * is bounded: the longest unseen is forgotten first.
 */
export class LatestErrors {
  private readonly known: LRUCache<string, KnownError>;

  constructor(private readonly now: () => number = Date.now) {
    this.known = new LRUCache({ max: MOST, ttl: DAY, perf: { now } });
  }

  add({ app, version, page = '', code = 'unknown' }: LoadEvent): void {
    const key = `${app} ${version} ${page} ${code}`;
    const times = (this.known.get(key)?.times ?? 0) + 1;
    this.known.set(key, { app, version, page, code, times, last: this.now() });
  }

  /** All of them, or those of an app; the last one first. */
  list(app?: string): KnownError[] {
    const all = [...this.known.values()].filter((one) => app === undefined || one.app === app);
    return all.sort((a, b) => b.last - a.last);
  }
}
