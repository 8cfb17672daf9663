import type { Registry } from '@suite/kernel/registry';
import { namesIn, statesOf } from '../registry/app-state';
import { history, type AuditLine } from '../registry/audit';
import type { Store } from '../store/store';

/** Pages that were opened on one of this many last revisions still find their files. */
export const PINNED = 20;

/** The last revisions, and all that were current after a time; undefined when the log does not reach back that far. */
async function linesSince(store: Store, time: number): Promise<AuditLine[] | undefined> {
  for (let limit = PINNED; ; limit *= 4) {
    const lines = await history(store, limit);
    // The first line before that time was current when it began.
    const first = lines.findIndex(({ when }, at) => at >= PINNED - 1 && Date.parse(when) < time);
    if (first >= 0) return lines.slice(0, first + 1);
    if (lines.length < limit) return lines.at(-1)?.after === null ? lines : undefined;
  }
}

/**
 * Every release that a page may ask for: those of the current registry, of the last revisions, and of all
 * revisions that were current after `since`, because pages from then are still open. Undefined when the log
 * does not say what a revision named.
 */
export async function reachOf(
  store: Store,
  registry: Registry,
  since = Infinity,
): Promise<Set<string> | undefined> {
  const lines = since === Infinity ? await history(store, PINNED) : await linesSince(store, since);
  if (!lines || lines.some(({ state }) => !state)) return undefined;
  return new Set([...namesIn(statesOf(registry)), ...lines.flatMap(({ state }) => namesIn(state))]);
}
