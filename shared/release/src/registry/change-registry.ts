import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { REGISTRY_SCHEMA, type Registry } from '@suite/kernel/registry';
import { signRegistry } from '../keys/sign-registry';
import { sendNotice } from '../notices/send-notice';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { changedApps, noteChange } from './audit';
import { currentRegistry, readDocument, REGISTRY_PATH } from './current-registry';
import { userName } from './user-name';

const ATTEMPTS = 60;

/** The registry of an empty store. */
export const noRegistry: Registry = { schema: REGISTRY_SCHEMA, revision: 0, apps: {} };

/** Who makes a change, why and how. */
export interface By {
  /** The user of this process by default. */
  who?: string;
  why?: string;
  /** Files of private keys to sign with, beside those that are found by themselves. */
  keys?: readonly string[];
  /** Check the change without making it. */
  dryRun?: boolean;
}

/** The next registry that a change wants. */
export interface Wanted {
  registry: Registry;
  /** The change in words, for the audit log. */
  what: string;
}

const noticeOf = (next: Registry, before: Registry) => ({
  revision: next.revision,
  when: new Date().toISOString(),
  apps: changedApps(next, before),
});

/** The result of a change. */
export interface Changed {
  registry: Registry;
  /** False when the registry was as wanted already. */
  changed: boolean;
}

/**
 * The only way to change the registry: it computes the next one from the current one and swaps them, and
 * starts again when another process was faster. If `compute` throws a refusal, nothing is written.
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
      void sendNotice({ ...noticeOf(next, before), who, what, ...(why && { why }) });
      return { registry: next, changed: true };
    } catch (error) {
      if (!isRefusal(error, 'CONFLICT')) throw error;
      await pause(Math.random() * 20 * (attempt + 1));
    }
  }
  throw new ReleaseError('REGISTRY_BUSY');
}
