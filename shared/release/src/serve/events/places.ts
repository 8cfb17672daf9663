import { createHash, createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { visitorNetwork } from '../../ops/login-limits';

const HOUR = 3_600_000;

/** How many parts the network is counted in. */
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

/** The place of a subscriber. */
const wider = (subscriber: string): string =>
  (subscriber.includes(':') ? subscriber.split(':') : subscriber.split('.')).slice(0, 3).join(':');

/** Decides which events count: few of one place. Places are kept as hashes, in memory, for an hour. */
export class Places {
  private readonly counted: LRUCache<string, number>;
  private readonly salt = randomBytes(16);

  constructor(
    // Enough to judge by, and too few for a script: a school of three hundred behind one address is a sample of ten.
    private readonly caps: Caps = { subscriber: 10, place: 30 },
    now: () => number = Date.now,
  ) {
    this.counted = new LRUCache({ max: 50_000, ttl: HOUR, ttlResolution: 0, perf: { now } });
  }

  /** The place of an event that counts; undefined when its place or subscriber told enough about this in the last hour. */
  take(about: string, address: string): Place | undefined {
    const subscriber = visitorNetwork(address);
    const place = wider(subscriber);
    const keys = [place, subscriber].map((one) => `${about} ${this.hash(one)}`) as [string, string];
    const [all, own] = keys.map((key) => this.counted.get(key) ?? 0) as [number, number];
    if (all >= this.caps.place || own >= this.caps.subscriber) return undefined;
    // The hour begins with the first event.
    keys.forEach((key) => this.counted.set(key, (this.counted.get(key) ?? 0) + 1, { noUpdateTTL: true }));
    const part = (createHash('sha256').update(place).digest()[0] as number) % PARTS;
    return { hash: this.hash(place), part: String(part) };
  }

  private hash(text: string): string {
    return createHmac('sha256', this.salt).update(text).digest('base64url').slice(0, 12);
  }
}
