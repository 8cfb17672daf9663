import type { Registry } from '@suite/kernel/registry';
import { readDocument } from '../keys/trust';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';

/** The path of the registry, in a store and in its address. */
export const REGISTRY_PATH = 'registry.json';

/** The registry as a store holds it. */
export interface CurrentRegistry {
  registry: Registry;
  /** The whole document, signatures included. */
  text: string;
  /** Tag of the stored document. */
  tag: string;
}

/**
 * Reads the registry of a store; undefined when nothing was published yet. It throws when the store's trust does
 * not accept what is there.
 */
export async function currentRegistry(store: Store): Promise<CurrentRegistry | undefined> {
  try {
    return await readOnce(store);
  } catch (error) {
    // While it was being read, a later one may have been accepted.
    if (isRefusal(error, 'REGISTRY_OLD')) return readOnce(store);
    throw error;
  }
}

async function readOnce(store: Store): Promise<CurrentRegistry | undefined> {
  const stored = await store.read(REGISTRY_PATH);
  if (!stored) return undefined;
  const text = stored.body.toString();
  const registry = store.trust ? store.trust.accept(text) : readDocument(text);
  if (!registry) throw new ReleaseError('REGISTRY_BROKEN', { path: REGISTRY_PATH });
  return { registry, text, tag: stored.tag };
}
