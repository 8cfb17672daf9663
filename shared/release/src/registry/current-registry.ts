import { readRegistry, type Registry } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';

/** The registry's place in a store, and its address. */
export const REGISTRY_PATH = 'registry.json';

/** The registry as a store holds it. */
export interface CurrentRegistry {
  registry: Registry;
  text: string;
  /** Tag of the stored document. */
  tag: string;
}

/** Reads the registry of a store; nothing when nothing was published yet. */
export async function currentRegistry(store: Store): Promise<CurrentRegistry | undefined> {
  const stored = await store.read(REGISTRY_PATH);
  if (!stored) return undefined;
  const text = stored.body.toString();
  const registry = readRegistry(text);
  if (!registry) {
    throw new ReleaseError(
      'REGISTRY_BROKEN',
      `${REGISTRY_PATH} in the store is damaged: put its last good copy back, nothing was changed`,
    );
  }
  return { registry, text, tag: stored.tag };
}
