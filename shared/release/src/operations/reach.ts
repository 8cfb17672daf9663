import type { Registry } from '@suite/kernel/registry';
import { namesIn, statesOf } from '../registry/app-state';
import { history } from '../registry/audit';
import type { Store } from '../store/store';

/** Pages that were opened on one of this many last revisions still find their files. */
export const PINNED = 20;

/**
 * Every release that a page may ask for: those of the current registry and of the last revisions, because
 * pages from then are still open. Undefined when the log does not say what a revision named.
 */
export async function reachOf(store: Store, registry: Registry): Promise<Set<string> | undefined> {
  const lines = await history(store, PINNED);
  if (lines.some(({ state }) => !state)) return undefined;
  return new Set([...namesIn(statesOf(registry)), ...lines.flatMap(({ state }) => namesIn(state))]);
}
