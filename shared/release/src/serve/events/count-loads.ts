import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { LoadEvent, VitalEvent } from '@suite/loader/registry';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { COUNTERS, DAY } from '../../judge/counts';
import type { Sign } from '../../judge/judge';
import { Quota, visitorNetwork } from '../../ops/limits';
import { MOST_PLACES, type KnownError } from '../../ops/pages';

/** The reasons of failed loads that the host names. Others can only be forged. */
const CODES = ['missing', 'timeout', 'throw', 'render', 'hang', 'route-table', 'start'];

/** What a page tells of a release. */
export type PageEvent = LoadEvent | VitalEvent;

/** A page whose content comes later than this, in ms, is slow: web vitals call it poor. */
const SLOW = 4000;

/** What an event tells of a release that runs: whether its content was late, if it tells when that came. */
function signOf(event: PageEvent): Sign | undefined {
  if (event.kind === 'fault' || event.kind === 'call') return event.kind;
  if (event.kind !== 'vital' || (event.metric !== 'lcp' && event.metric !== 'load')) return undefined;
  return event.value > SLOW ? 'slow' : 'quick';
}

/** More releases than a suite has in months: a gateway that runs on forgets them all, as if it had begun anew. */
const MOST_RELEASES = 1000;

export function countLoads(metrics: Registry) {
  const counter = <Label extends string>(
    about: { name: string; labelNames?: readonly Label[] },
    help: string,
  ) => new Counter({ ...about, help, registers: [metrics] });
  const loads = counter(COUNTERS.loads, 'Loads of releases in pages by result and part of the network.');
  const errors = counter(COUNTERS.errors, 'Failed loads of releases in pages by reason.');
  const signs = counter(
    COUNTERS.signs,
    'Visits with a fault or a failed call, and slow and quick pages, of releases that run.',
  );
  const dropped = counter(
    { name: 'suite_events_dropped_total' },
    'Events of pages that do not count, because their place told enough in the last hour.',
  );
  const seen = new Set<string>();

  /** Makes room for a release that is new. */
  function note({ app, version }: PageEvent): void {
    if (seen.size >= MOST_RELEASES && !seen.has(`${app} ${version}`)) {
      for (const counter of [loads, errors, signs]) counter.reset();
      seen.clear();
    }
    seen.add(`${app} ${version}`);
  }

  return {
    /** Counts a load that worked or failed, or what was seen of a release that runs, which is no load. */
    add(event: PageEvent, part: string): void {
      const { app, version, kind } = event;
      const common = { app, version, track: event.canary ? 'canary' : 'stable' };
      const sign = signOf(event);
      if (kind === 'vital' && !sign) return;
      note(event);
      if (sign) return signs.inc({ ...common, sign, part });
      loads.inc({ ...common, result: kind === 'error' ? 'error' : 'ok', part });
      if (kind !== 'error') return;
      const { code = 'unknown' } = event;
      errors.inc({ app, version, code: CODES.includes(code) ? code : 'other' });
    },
    drop: () => dropped.inc(),
  };
}

const HOUR = DAY / 24;

const PARTS = 32;

/** How many events about one thing count in an hour. */
export interface Caps {
  /** From one subscriber: an address of IPv4, a /64 of IPv6. */
  subscriber: number;
  /** From one place: a /24 of IPv4, a /48 of IPv6. */
  place: number;
}

/** Where an event came from, without the address. */
export interface Place {
  /** A hash by which this process knows the place again, and nobody else. */
  hash: string;
  /** The part of the network that it is in, the same at every gateway: an attacker with one place is in one part. */
  part: string;
}

const wider = (subscriber: string): string =>
  (subscriber.includes(':') ? subscriber.split(':') : subscriber.split('.')).slice(0, 3).join(':');

/** Decides which events count: few of one place. Places are kept as hashes, in memory, for an hour. */
export class Places {
  private readonly counted: Quota;
  private readonly salt = randomBytes(16);

  constructor(
    // Enough to judge by, and too few for a script: a school of three hundred behind one address is a sample of ten.
    private readonly caps: Caps = { subscriber: 10, place: 30 },
    now: () => number = Date.now,
  ) {
    this.counted = new Quota(50_000, HOUR, now);
  }

  /** The place of an event that counts; undefined when its place or subscriber told enough about this in the last hour. */
  take(about: string, address: string): Place | undefined {
    const subscriber = visitorNetwork(address);
    const place = wider(subscriber);
    const hash = this.hash(place);
    const most = {
      [`${about} of ${hash}`]: this.caps.place,
      [`${about} by ${this.hash(subscriber)}`]: this.caps.subscriber,
    };
    if (!this.counted.take(most)) return undefined;
    const part = (createHash('sha256').update(place).digest()[0] as number) % PARTS;
    return { hash, part: String(part) };
  }

  private hash(text: string): string {
    return createHmac('sha256', this.salt).update(text).digest('base64url').slice(0, 12);
  }
}

const MOST_KINDS = 200;

/** Kinds that one place can add in a day: forged ones cannot push out those of others. */
const KINDS_OF_PLACE = 10;

/**
 * The errors that pages reported in the last day, for ops. Forged events could name any code, so the number of kinds
 * is bounded, in all and of each place: the longest unseen is forgotten first.
 */
export class LatestErrors {
  private readonly known: LRUCache<string, Omit<KnownError, 'places'> & { from: Set<string> }>;
  private readonly added: Quota;

  constructor(private readonly now: () => number = Date.now) {
    this.known = new LRUCache({ max: MOST_KINDS, ttl: DAY, perf: { now } });
    this.added = new Quota(10_000, DAY, now);
  }

  /** Adds an error that was reported from a place, which is known by a hash. */
  add({ app, version, page = '', code = 'unknown' }: LoadEvent, place: string): void {
    const key = `${app} ${version} ${page} ${code}`;
    const { times = 0, from = new Set<string>() } = this.known.get(key) ?? {};
    if (times === 0 && !this.added.take({ [place]: KINDS_OF_PLACE })) return;
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
