import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRY_PATH } from '../registry/current-registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store, Stored } from '../store/store';

/** The store failed: the visitor gets a 503, which is temporary. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}

/** A store's reads, and whether the last one worked. */
export interface WatchedStore {
  read: (path: string) => Promise<Stored | undefined>;
  readonly reachable: boolean;
  /** Why the last one did not. */
  readonly failure: unknown;
}

/** Limits of a watched store, in ms. */
export interface WatchLimits {
  /** How long a read may take. */
  answer?: number;
  /** How often a silent store is tried again. */
  again?: number;
}

async function answered<Result>(limit: number, reading: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const silence = pause(limit, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new ReleaseError('STORE_SILENT');
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    silence.catch(() => undefined);
    ended.abort();
  }
}

/**
 * Notes whether reads of a store work, for health and metrics. After a read that got no answer, reads fail
 * at once until the store answers again, so that visitors get what is in memory without waiting. An answer
 * that is an error keeps no other read from the store: one file may be refused, and the rest be well.
 */
export function watchStore(
  store: Pick<Store, 'read'>,
  { answer = 5000, again = 1000 }: WatchLimits = {},
): WatchedStore {
  let failure: unknown;
  let silent = false;

  async function tryAgain(): Promise<void> {
    while (silent) {
      await pause(again, undefined, { ref: false });
      silent = await answered(answer, store.read(REGISTRY_PATH)).then(
        () => false,
        (error: unknown) => isRefusal(error, 'STORE_SILENT'),
      );
    }
  }

  return {
    async read(path) {
      if (silent) throw new Unavailable(`the store is silent: ${path} was not asked for`);
      try {
        const stored = await answered(answer, store.read(path));
        failure = undefined;
        return stored;
      } catch (cause) {
        failure = cause ?? 'unknown';
        if (!silent && isRefusal(cause, 'STORE_SILENT')) {
          silent = true;
          void tryAgain();
        }
        throw new Unavailable(`the store failed at ${path}`, { cause });
      }
    },
    get reachable() {
      return failure === undefined;
    },
    get failure() {
      return failure;
    },
  };
}
