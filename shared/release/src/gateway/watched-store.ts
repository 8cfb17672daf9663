import type { Store, Stored } from '../store/store';

/** The store failed: the visitor gets a 503, which is temporary. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}

/** A store's reads, and whether the last one worked. */
export interface WatchedStore {
  read: (path: string) => Promise<Stored | undefined>;
  readonly reachable: boolean;
}

/** Notes whether reads of a store work, for health and metrics. */
export function watchStore(store: Store): WatchedStore {
  let reachable = true;
  return {
    async read(path) {
      try {
        const stored = await store.read(path);
        reachable = true;
        return stored;
      } catch (cause) {
        reachable = false;
        throw new Unavailable(`the store failed at ${path}`, { cause });
      }
    },
    get reachable() {
      return reachable;
    },
  };
}
