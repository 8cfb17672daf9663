import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { LoadEvent } from '@suite/kernel/registry';
import { LRUCache } from 'lru-cache';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Which reports count when a canary is judged. */
export interface VoiceRules {
  /** Loads of a release that count from one address in an hour: enough for a school, too few for a script. */
  visits: number;
  /** From how many addresses failures have to come before a canary is stopped. */
  addresses: number;
}

export const VOICE_RULES: VoiceRules = { visits: 10, addresses: 3 };

/** From how many addresses failures of a canary came, and how many it takes to stop it. */
export interface Witnesses {
  seen: number;
  needed: number;
}

/** Where an event comes from. */
export interface Source {
  address: string;
  /** The visit of the page that sent it. */
  visit: string;
}

/** The part of an address that one subscriber has: of IPv6 the first half. */
function placeOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const [front, back] = [head, tail].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const zeros = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/**
 * Decides which events count when canaries are judged: one of each kind for a visit and a release, and few of one
 * address. Addresses are kept as hashes, in memory, for a day at most.
 */
export class Voices {
  private readonly heard = new LRUCache<string, Set<string>>({ max: 20_000, ttl: HOUR });
  private readonly failing = new LRUCache<string, LRUCache<string, true>>({ max: 200, ttl: DAY });

  /** Gateways that share a salt know each other's places. */
  constructor(
    private readonly rules: VoiceRules = VOICE_RULES,
    private readonly salt: string | Buffer = randomBytes(16),
  ) {}

  /** Whether an event counts. */
  take({ app, version, canary, kind }: LoadEvent, { address, visit }: Source): boolean {
    const place = createHmac('sha256', this.salt).update(placeOf(address)).digest('base64url').slice(0, 12);
    const release = `${app} ${version} ${canary}`;
    const key = `${release} ${place}`;
    const visits = this.heard.get(key) ?? new Set();
    const one = `${kind} ${visit}`;
    if (visits.has(one) || visits.size >= this.rules.visits) return false;
    if (visits.size === 0) this.heard.set(key, visits);
    visits.add(one);
    if (kind === 'error') this.noteFailing(release, place);
    return true;
  }

  /** The places, as hashes, in which a canary failed. */
  places(app: string, version: string): string[] {
    return [...(this.failing.get(`${app} ${version} true`)?.keys() ?? [])];
  }

  /** From how many addresses a canary was seen to fail, here or at other gateways. */
  witnesses(app: string, version: string, elsewhere: readonly string[] = []): Witnesses {
    const seen = new Set([...this.places(app, version), ...elsewhere]).size;
    return { seen, needed: this.rules.addresses };
  }

  private noteFailing(release: string, place: string): void {
    const places = this.failing.get(release) ?? new LRUCache({ max: 100, ttl: DAY });
    places.set(place, true);
    this.failing.set(release, places);
  }
}
