import type { Store, Stored } from '../store/store';

/** What cannot be served, as a visitor hears of it: for now, not for ever. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}

/** Reading from a store, and whether the store let itself be read the last time. */
export interface WatchedStore {
  read: (path: string) => Promise<Stored | undefined>;
  readonly reachable: boolean;
}

/** Watches the reads of a store, for health and metrics. */
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
