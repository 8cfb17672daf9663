import type { Registry } from '@suite/kernel/registry';
import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import { publishAll, type Published, type PublishAllOptions } from '../publish/publish';
import type { Package } from '../publish/upload';
import { damageOf } from '../releases/damage';
import { checkProof } from '../releases/proof';
import { placeOf, SEAL, storedFiles, versionsOf } from '../releases/places';
import { ReleaseBook } from '../releases/release-book';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { publishedApp, publishedRegistry } from './published';

/** What to bring from one environment to another. */
export interface PromoteOptions extends Omit<PublishAllOptions, 'dists' | 'stored' | 'packages' | 'upload'> {
  /** The store of the environment in which the releases were tried out. */
  from: Store;
  /** The apps, each in the version that is given or else in the one that is live there. */
  apps: readonly { app: string; version?: string }[];
}

/** A release as a store holds it, after every file was compared with its hash. */
async function packageIn(store: Store, registry: Registry, app: string, version: string): Promise<Package> {
  const book = new ReleaseBook(store);
  const manifest = await book.find(app, version);
  if (!manifest) {
    const known = (await versionsOf(store, app)).join(', ');
    throw new ReleaseError('VERSION_MISSING', { app, version, known });
  }
  await checkProof(registry, book, { app, version });
  const [damaged] = await damageOf(store, manifest);
  if (damaged) throw new ReleaseError('RELEASE_BROKEN', { app, version, path: damaged });
  const names = [...(await storedFiles(store, manifest))].filter((path) => path !== SEAL);
  const bodyOf = async (path: string) => {
    const stored = await store.read(placeOf(manifest, path));
    if (!stored) throw new ReleaseError('RELEASE_BROKEN', { app, version, path });
    return [path, stored.body] as const;
  };
  const files = new Map(await pMap([...names, SEAL], bodyOf, FILES_AT_ONCE));
  const own = [...files].filter(([path]) => Object.hasOwn(manifest.files, path));
  return { dist: { manifest, files: new Map(own) }, files };
}

/**
 * Publishes releases of one store in another: the very files that were tried out there, through the gate of
 * the store that they go to. The store that they come from is only read.
 */
export async function promote({ from, apps, ...options }: PromoteOptions): Promise<Published> {
  const registry = await publishedRegistry(from);
  const packages: Package[] = [];
  for (const { app, version } of apps) {
    packages.push(await packageIn(from, registry, app, version ?? publishedApp(registry, app).live.version));
  }
  return publishAll({ ...options, dists: [], packages });
}
