import { publishedApp, publishedView } from '../repository/change-suite';
import { readListed, readWhole, versionMissing } from '../repository/releases';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { packRelease, type Archives, type Package } from './package';
import { publishAll, type Published, type PublishAllOptions } from './publish';

/** What to bring from one environment to another. */
export interface PromoteOptions extends Omit<PublishAllOptions, 'dists' | 'stored' | 'packages' | 'upload'> {
  /** The store of the environment in which the releases were tried out. */
  from: Store;
  /** The apps, each in the version that is given or else in the one that is live there. */
  apps: readonly { app: string; version?: string }[];
}

/** A release as a store holds it, after its content was compared with what was signed there. */
async function packageIn(store: Store, { roles }: View, app: string, version: string): Promise<Package> {
  const known = await readListed(store, roles, app, version);
  if (!known) throw versionMissing(roles, app, version);
  const archive = (target: keyof Archives) => readWhole(store, roles, app, version, target);
  return packRelease(known.manifest, {
    'files.tar': await archive('files.tar'),
    'maps.tar': await archive('maps.tar'),
  });
}

/**
 * Publishes releases of one store in another: the very files that were tried out there, through the gate of
 * the store that they go to. The store that they come from is only read.
 */
export async function promote({ from, apps, ...options }: PromoteOptions): Promise<Published> {
  const view = await publishedView(from);
  const packages: Package[] = [];
  for (const { app, version } of apps) {
    packages.push(await packageIn(from, view, app, version ?? publishedApp(view, app).stable));
  }
  return publishAll({ ...options, dists: [], packages });
}
