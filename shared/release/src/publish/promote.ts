import { isRefusal, ReleaseError } from '../release-error';
import { readTarget } from '../repository/client';
import { listedTarget, listedVersions, readListed } from '../repository/releases';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { publishAll, type Published, type PublishAllOptions } from './publish';
import { publishedApp, publishedView } from './published';
import { packRelease, type Package } from './upload';

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
  if (!known) {
    throw new ReleaseError('VERSION_MISSING', { app, version, known: listedVersions(roles, app).join(', ') });
  }
  const archive = async (target: 'files.tar' | 'maps.tar') => {
    const file = listedTarget(roles, app, version, target);
    if (!file) throw new ReleaseError('RELEASE_BROKEN', { app, version, path: target });
    return readTarget(store, file).catch((cause: unknown) => {
      if (!isRefusal(cause, 'TARGET_BROKEN')) throw cause;
      throw new ReleaseError('RELEASE_BROKEN', { app, version, path: target }, { cause });
    });
  };
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
    packages.push(
      await packageIn(from, view, app, version ?? publishedApp(view.suite.registry, app).live.version),
    );
  }
  return publishAll({ ...options, dists: [], packages });
}
