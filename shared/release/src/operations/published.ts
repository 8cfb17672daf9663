import type { Registry, RegistryApp } from '@suite/kernel/registry';
import { hasReleases, noRegistry, registryOrNone } from '../registry/change-registry';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';

const notPublished = () => new ReleaseError('NOT_PUBLISHED', { store: 'the store' });

/** An app of a registry; throws NOT_PUBLISHED if the store was empty, APP_UNKNOWN if the app was never published. */
export function publishedApp({ apps, revision }: Registry, app: string): RegistryApp {
  if (revision === 0) throw notPublished();
  const found = Object.hasOwn(apps, app) ? apps[app] : undefined;
  if (!found) throw new ReleaseError('APP_UNKNOWN', { app, known: Object.keys(apps).sort().join(', ') });
  return found;
}

/** The registry of a store; throws NOT_PUBLISHED if the store is empty, NOT_LIVE if it has releases only. */
export async function publishedRegistry(store: Store): Promise<Registry> {
  const registry = await registryOrNone(store);
  if (registry !== noRegistry) return registry;
  if (await hasReleases(store)) throw new ReleaseError('NOT_LIVE', { store: 'the store' });
  throw notPublished();
}
