import { isIPv6 } from 'node:net';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Requests of one IP address in a minute. Many learners may share one, behind a carrier or in a school. */
export const LIMITS = {
  apiWrites: 6000,
  events: 600,
  ops: 240,
  /** Changes by ops, logins among them. */
  opsWrites: 20,
};

/** Prepares the limits of routes in a minute. Only routes that ask for one get one: those that serve files do not. */
export function registerLimits(gateway: FastifyInstance): void {
  void gateway.register(rateLimit, { global: false, timeWindow: 60_000, cache: 10_000 });
}

const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

export const limitWrites = (max: number): RateLimitOptions => ({ max, allowList: reads });

/** The network of a visitor: an IPv4 address, or the /64 that one customer gets. */
export function visitorNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** Counts what may happen only so often in a time, which begins with the first of it. */
export class Quota {
  private readonly counted: LRUCache<string, { count: number }>;

  /** Of so many keys, for so many ms each. */
  constructor(max: number, ttl: number, now: () => number) {
    this.counted = new LRUCache({ max, ttl, ttlResolution: 0, perf: { now } });
  }

  /** Counts one of each key, unless one of them has had as many as it may. The result takes it back. */
  take(most: Readonly<Record<string, number>>): (() => void) | undefined {
    const all = Object.entries(most);
    if (all.some(([key, many]) => (this.counted.get(key)?.count ?? 0) >= many)) return undefined;
    const entries = all.map(([key]) => {
      const known = this.counted.get(key) ?? { count: 0 };
      if (known.count === 0) this.counted.set(key, known);
      known.count++;
      return known;
    });
    return () => entries.forEach((entry) => entry.count--);
  }
}

/** The attempts of all networks together, of which so many times more may fail than from one. */
export const ALL = 'all';
const MORE = 10;

/**
 * Limits how often passwords and tokens may be guessed in a minute: from one network, and of everything else that an
 * attempt counts for, such as a name. An attempt counts before the password is checked, and is given back when it was
 * right: many at once are no way around it, and nobody is kept out by working.
 */
export function loginLimits(max: number, now: () => number = Date.now) {
  const attempts = new Quota(10_000, 60_000, now);
  return (ip: string, counted: readonly string[] = [ALL]) => {
    const keys = [`from ${visitorNetwork(ip)}`, ...counted];
    return attempts.take(Object.fromEntries(keys.map((key) => [key, key === ALL ? max * MORE : max])));
  };
}
