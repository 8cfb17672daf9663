import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readRegistry, REGISTRY_SCHEMA, type Registry } from '@suite/kernel/registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { noteChange, type Change } from './audit';
import { currentRegistry, REGISTRY_PATH } from './current-registry';

const ATTEMPTS = 60;

/** The registry of an empty store. */
export const noRegistry: Registry = { schema: REGISTRY_SCHEMA, revision: 0, apps: {} };

/** A registry as somebody wants it next. */
export interface Wanted {
  registry: Registry;
  /** The change in words, for the audit log. */
  what: string;
}

/** What came of a change. */
export interface Changed {
  registry: Registry;
  /** False when the registry was already as wanted, and was left alone. */
  changed: boolean;
}

/**
 * The one way to change the registry: computes the next one from the current one and swaps them, and
 * computes anew when somebody else was faster. `compute` may throw a refusal; then nothing is written.
 */
export async function changeRegistry(
  store: Store,
  by: Omit<Change, 'what'>,
  compute: (current: Registry) => Wanted,
): Promise<Changed> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = await currentRegistry(store);
    const before = current?.registry ?? noRegistry;
    const { registry: wanted, what } = compute(before);
    if (isDeepStrictEqual(wanted, before)) return { registry: before, changed: false };

    const next = { ...wanted, revision: before.revision + 1 };
    const text = `${JSON.stringify(next)}\n`;
    if (!readRegistry(text)) {
      throw new ReleaseError('REGISTRY_WRONG', 'the change would make a registry that no page accepts');
    }
    await noteChange(store, { ...by, what }, { revision: next.revision, text }, current?.text);
    try {
      await store.replace(REGISTRY_PATH, text, current?.tag);
      return { registry: next, changed: true };
    } catch (error) {
      if (!isRefusal(error, 'CONFLICT')) throw error;
      await pause(Math.random() * 20 * (attempt + 1));
    }
  }
  throw new ReleaseError('REGISTRY_BUSY', 'others kept changing the registry; try again');
}
