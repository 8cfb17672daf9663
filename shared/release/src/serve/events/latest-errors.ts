import type { LoadEvent } from '@suite/loader/registry';
import { LRUCache } from 'lru-cache';
import { MOST_PLACES, type KnownError } from '../../ops/error-list';

const MOST = 200;
const DAY = 24 * 3_600_000;

/** Kinds that one place can add in a day: forged ones cannot push out those of others. */
const KINDS_OF_PLACE = 10;

/**
 * The errors that pages reported in the last day, for ops. Forged events could name any code, so the number of kinds
 * is bounded, in all and of each place: the longest unseen is forgotten first.
 */
export class LatestErrors {
  private readonly known: LRUCache<string, Omit<KnownError, 'places'> & { from: Set<string> }>;
  /** How many kinds each place added. */
  private readonly added: LRUCache<string, number>;

  constructor(private readonly now: () => number = Date.now) {
    this.known = new LRUCache({ max: MOST, ttl: DAY, perf: { now } });
    this.added = new LRUCache({ max: 10_000, ttl: DAY, perf: { now } });
  }

  /** Adds an error that was reported from a place, which is known by a hash. */
  add({ app, version, page = '', code = 'unknown' }: LoadEvent, place: string): void {
    const key = `${app} ${version} ${page} ${code}`;
    const { times = 0, from = new Set<string>() } = this.known.get(key) ?? {};
    if (times === 0) {
      const kinds = this.added.get(place) ?? 0;
      if (kinds >= KINDS_OF_PLACE) return;
      this.added.set(place, kinds + 1, { noUpdateTTL: true });
    }
    if (from.size < MOST_PLACES) from.add(place);
    this.known.set(key, { app, version, page, code, times: times + 1, from, last: this.now() });
  }

  /** All of them, or those of an app: the last one first, and those that only one place reports behind the others. */
  list(app?: string): KnownError[] {
    const all = [...this.known.values()].filter((one) => app === undefined || one.app === app);
    return all
      .map(({ from, ...one }) => ({ ...one, places: from.size }))
      .sort((a, b) => Number(b.places > 1) - Number(a.places > 1) || b.last - a.last);
  }
}
