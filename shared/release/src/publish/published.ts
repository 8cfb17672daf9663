import type { Registry, RegistryApp } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import { currentView, type By, changeRegistry } from '../repository/change-registry';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { sendNotice } from './send-notice';

const notPublished = () => new ReleaseError('NOT_PUBLISHED', { store: 'the store' });

/** An app of a registry; throws NOT_PUBLISHED if the store was empty, APP_UNKNOWN if the app was never published. */
export function publishedApp({ apps, revision }: Registry, app: string): RegistryApp {
  if (revision === 0) throw notPublished();
  const found = Object.hasOwn(apps, app) ? apps[app] : undefined;
  if (!found) throw new ReleaseError('APP_UNKNOWN', { app, known: Object.keys(apps).sort().join(', ') });
  return found;
}

/** What a store says; throws NOT_PUBLISHED if the store is empty, NOT_LIVE if it has releases only. */
export async function publishedView(store: Store, keys?: By['keys']): Promise<View> {
  const view = await currentView(store, keys);
  if (!view) throw notPublished();
  if (Object.keys(view.states).length === 0) throw new ReleaseError('NOT_LIVE', { store: 'the store' });
  return view;
}

/** Changes what a store says, and tells the team's chat of it. */
export const changeSuite: typeof changeRegistry = (store, by, compute) =>
  changeRegistry(store, { ...by, notice: (record) => void sendNotice(record) }, compute);
