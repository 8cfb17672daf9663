import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;

/** All visitors behind one proxy may fail this many times as often as one visitor. */
const ALL = 10;

/**
 * The visitor who sends a request. Behind a proxy that was not declared all come from one address: then what the
 * proxy says tells them apart. A visitor may have written it, so it alone is no limit.
 */
function visitorOf({ ip, ips, headers }: FastifyRequest): string {
  if (ips) return ip;
  const said = [headers['x-forwarded-for'] ?? ''].flat().join().split(',').at(-1)?.trim() ?? '';
  return said ? `${ip} ${said.slice(0, 45)}` : ip;
}

/** Whether a request came through a proxy that this gateway was not told of. */
export const isProxyUnknown = ({ ips, headers }: FastifyRequest): boolean =>
  !ips && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined);

/**
 * Limits how often a token may be guessed in a minute: by each visitor, and by all who come from one address. Only
 * wrong tokens count, so nobody is kept out by working.
 */
export class LoginLimits {
  private readonly failures: LRUCache<string, { count: number }>;

  constructor(
    private readonly max: number,
    now: () => number = Date.now,
  ) {
    this.failures = new LRUCache({ max: 10_000, ttl: MINUTE, perf: { now } });
  }

  /** Whether a visitor may try now. */
  allows(request: FastifyRequest): boolean {
    return this.keysOf(request).every(([key, most]) => (this.failures.get(key)?.count ?? 0) < most);
  }

  /** Notes a wrong token. */
  failed(request: FastifyRequest): void {
    for (const [key] of this.keysOf(request)) {
      const known = this.failures.get(key);
      if (known) known.count++;
      else this.failures.set(key, { count: 1 });
    }
  }

  private keysOf(request: FastifyRequest): [string, number][] {
    const visitor = visitorOf(request);
    const own: [string, number] = [visitor, this.max];
    return visitor === request.ip ? [own] : [own, [`all ${request.ip}`, this.max * ALL]];
  }
}
