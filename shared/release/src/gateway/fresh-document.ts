import { brotli, gzipped } from '../publish/compress';
import type { Stored } from '../store/store';
import type { Resource } from './resource';
import { within } from './within';

/** How a document of the store is kept up to date. */
export interface FreshOptions {
  read: () => Promise<Stored | undefined>;
  /** The headers of a content. It throws when the content is damaged; then the last good one is served. */
  describe: (body: Buffer) => Record<string, string>;
  /** For how many ms a content counts as current; with 0 the store is read at each request. */
  maxAge: number;
  /** For how many ms a request waits for the store before it gets the last content. */
  patience?: number;
}

/** A document of the store that is kept up to date. */
export interface FreshDocument {
  get: () => Promise<Resource | undefined>;
  /** Whether the last content is served because the store failed, lost the document or damaged it. */
  readonly stale: boolean;
}

interface Made {
  tag: string;
  resource: Promise<Resource>;
}

/** A document in all its forms, which visitors ask for anew each time. */
export async function resourceOf({ body, tag }: Stored, headers: Record<string, string>): Promise<Resource> {
  const [br, gzip] = await Promise.all([brotli(body), gzipped(body)]);
  return { tag, forms: { identity: body, br, gzip }, headers: { 'cache-control': 'no-cache', ...headers } };
}

/**
 * Keeps a document up to date. It reads the store again when the content is older than `maxAge`, or in the
 * background from half that age on, and serves the last good content while the store fails. While it is
 * silent one request waits for it, and all others get the last content at once.
 */
export function freshDocument({ read, describe, maxAge, patience = 500 }: FreshOptions): FreshDocument {
  let made: Made | undefined;
  let checked = -Infinity;
  let refreshing: Promise<void> | undefined;
  let stale = false;
  /** Whether a read has outlasted the patience of a request and still has no answer. */
  let late = false;

  async function refresh(): Promise<void> {
    const begun = performance.now();
    try {
      const stored = await read();
      if (begun < checked) return;
      if (stored && made?.tag !== stored.tag) {
        made = { tag: stored.tag, resource: resourceOf(stored, describe(stored.body)) };
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

  async function waitFor(asked: Promise<void>): Promise<void> {
    if (await within(patience, asked)) return;
    late = true;
    const ended = () => (late = false);
    asked.then(ended, ended);
  }

  return {
    async get() {
      if (made && late) return made.resource;
      const age = performance.now() - checked;
      if (age >= maxAge) {
        const asked = maxAge === 0 ? refresh() : refreshOnce();
        // Without any content the request has to wait.
        await (made ? waitFor(asked) : asked);
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
