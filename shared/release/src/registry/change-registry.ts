import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { REGISTRY_SCHEMA, type Registry } from '@suite/kernel/registry';
import { signRegistry } from '../keys/sign-registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { noteChange } from './audit';
import { currentRegistry, readDocument, REGISTRY_PATH } from './current-registry';
import { userName } from './user-name';

const ATTEMPTS = 60;

/** The registry of an empty store. */
export const noRegistry: Registry = { schema: REGISTRY_SCHEMA, revision: 0, apps: {} };

/** Who wants a change, and how it is to be made. */
export interface By {
  /** The user of this process when absent. */
  who?: string;
  why?: string;
  /** Files of private keys; those at hand when absent. */
  keys?: readonly string[];
  /** Only find out what would come of it. */
  dryRun?: boolean;
}

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
  { who = userName(), why, keys, dryRun = false }: By,
  compute: (current: Registry) => Wanted | Promise<Wanted>,
): Promise<Changed> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = await currentRegistry(store);
    const before = current?.registry ?? noRegistry;
    const { registry: wanted, what } = await compute(before);
    if (isDeepStrictEqual(wanted, before)) return { registry: before, changed: false };

    const next = { ...wanted, revision: before.revision + 1 };
    const text = await signRegistry(next, before, keys);
    if (!readDocument(text)) throw new ReleaseError('REGISTRY_WRONG');
    if (dryRun) return { registry: next, changed: true };
    await noteChange(store, { who, what, ...(why && { why }) }, { registry: next, text }, current);
    try {
      await store.replace(REGISTRY_PATH, text, current?.tag);
      return { registry: next, changed: true };
    } catch (error) {
      if (!isRefusal(error, 'CONFLICT')) throw error;
      await pause(Math.random() * 20 * (attempt + 1));
    }
  }
  throw new ReleaseError('REGISTRY_BUSY');
}
