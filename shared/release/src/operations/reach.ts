import type { Registry } from '@suite/kernel/registry';
import { nameOf, statesOf, versionsIn, type AppState } from '../registry/app-state';
import { history } from '../registry/audit';
import type { Store } from '../store/store';

/** Pages that were opened on one of so many last revisions still find their files. */
export const PINNED = 20;

/** Names of the releases that an app state or several name. */
export function namesIn(states: Record<string, AppState>): string[] {
  return Object.entries(states).flatMap(([app, state]) =>
    versionsIn(state).map((version) => nameOf(app, version)),
  );
}

/**
 * Names of every release that a page may ask for: of the current registry, and of the last revisions,
 * on which pages are still open. Nothing when a revision does not say what it named.
 */
export async function reachOf(store: Store, registry: Registry): Promise<Set<string> | undefined> {
  const lines = await history(store, PINNED);
  if (lines.some(({ state }) => !state)) return undefined;
  return new Set([...namesIn(statesOf(registry)), ...lines.flatMap(({ state }) => namesIn(state))]);
}
