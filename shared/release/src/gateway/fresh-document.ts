import { brotli, gzipped } from '../publish/compress';
import type { Stored } from '../store/store';
import type { Resource } from './resource';
import { within } from './within';

/** How a document that may change at any time is kept up to date. */
export interface FreshOptions {
  read: () => Promise<Stored | undefined>;
  /** Headers of a content; it throws when the content is damaged, and the last good one stays. */
  describe: (body: Buffer) => Record<string, string>;
  /** For how many ms a content counts as current; 0 asks the store at each request. */
  maxAge: number;
  /** For how many ms a request waits for the store when an older content is at hand. */
  patience?: number;
}

/** A document of the store. */
export interface FreshDocument {
  get: () => Promise<Resource | undefined>;
  /** Whether the last answer of the store could not be used. */
  readonly stale: boolean;
}

interface Made {
  tag: string;
  resource: Promise<Resource>;
}

/**
 * Keeps a document current: asks the store anew when the content has aged, a little before it has when
 * there is traffic, and goes on with the last good content while the store fails or has lost it.
 */
export function freshDocument({ read, describe, maxAge, patience = 2000 }: FreshOptions): FreshDocument {
  let made: Made | undefined;
  let checked = -Infinity;
  let refreshing: Promise<void> | undefined;
  let stale = false;

  async function make({ body, tag }: Stored, headers: Record<string, string>): Promise<Resource> {
    const [br, gzip] = await Promise.all([brotli(body), gzipped(body)]);
    return { tag, forms: { identity: body, br, gzip }, headers: { 'cache-control': 'no-cache', ...headers } };
  }

  async function refresh(): Promise<void> {
    const begun = performance.now();
    try {
      const stored = await read();
      if (begun < checked) return;
      if (stored && made?.tag !== stored.tag) {
        made = { tag: stored.tag, resource: make(stored, describe(stored.body)) };
      }
      checked = begun;
      stale = !stored && made !== undefined;
    } catch (error) {
      stale = true;
      if (!made) throw error;
    }
  }

  function refreshOnce(): Promise<void> {
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    return refreshing;
  }

  return {
    async get() {
      const age = performance.now() - checked;
      if (age >= maxAge) {
        const asked = maxAge === 0 ? refresh() : refreshOnce();
        // With no content at hand there is nothing better than to wait.
        await (made ? within(patience, asked) : asked);
      } else if (age > maxAge / 2) {
        refreshOnce().catch(() => undefined);
      }
      return made?.resource;
    },
    get stale() {
      return stale;
    },
  };
}
