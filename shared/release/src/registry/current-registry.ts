import { readRegistry, splitSigned, type Registry } from '@suite/kernel/registry';
import { isSigned } from '../keys/key-pair';
import { ReleaseError } from '../release-error';
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

/** Reads a registry from its document; undefined when it is malformed or its signature is wrong. */
export function readDocument(document: string): Registry | undefined {
  const { text, signatures } = splitSigned(document);
  const registry = readRegistry(text);
  if (registry?.keys?.length && !isSigned(text, signatures, registry.keys)) return undefined;
  return registry;
}

/** Reads the registry of a store; undefined when nothing was published yet. */
export async function currentRegistry(store: Store): Promise<CurrentRegistry | undefined> {
  const stored = await store.read(REGISTRY_PATH);
  if (!stored) return undefined;
  const text = stored.body.toString();
  const registry = readDocument(text);
  if (!registry) throw new ReleaseError('REGISTRY_BROKEN', { path: REGISTRY_PATH });
  return { registry, text, tag: stored.tag };
}
