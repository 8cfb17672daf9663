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

const MINUTE = 60_000;

/** The attempts of all networks together, of which so many times more may fail than from one. */
export const ALL = 'all';
const MORE = 10;

/** The network of a visitor: an IPv4 address, or the /64 that one customer gets. */
export function visitorNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/**
 * Limits how often passwords and tokens may be guessed in a minute: from one network, and of everything else that an
 * attempt counts for, such as a name. An attempt counts before the password is checked, and is given back when it was
 * right: many at once are no way around it, and nobody is kept out by working.
 */
export class LoginLimits {
  private readonly attempts: LRUCache<string, { count: number }>;

  constructor(
    private readonly max: number,
    now: () => number = Date.now,
  ) {
    this.attempts = new LRUCache({ max: 10_000, ttl: MINUTE, ttlResolution: 0, perf: { now } });
  }

  /** Counts an attempt; undefined if there were too many. The result gives it back. */
  take(ip: string, counted: readonly string[] = [ALL]): (() => void) | undefined {
    const keys = [`from ${visitorNetwork(ip)}`, ...counted];
    const most = (key: string) => (key === ALL ? this.max * MORE : this.max);
    if (keys.some((key) => (this.attempts.get(key)?.count ?? 0) >= most(key))) return undefined;
    const entries = keys.map((key) => {
      const known = this.attempts.get(key) ?? { count: 0 };
      if (known.count === 0) this.attempts.set(key, known);
      return known;
    });
    for (const entry of entries) entry.count++;
    return () => entries.forEach((entry) => entry.count--);
  }
}
