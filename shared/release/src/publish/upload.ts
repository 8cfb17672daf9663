import { isDeepStrictEqual } from 'node:util';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { checkBudgets } from '../gate/budgets';
import { checkScripts } from '../gate/check-scripts';
import { readManifest } from '../releases/check-manifest';
import { withCompressed } from './compress';
import { damageOf } from '../releases/damage';
import type { Dist } from './read-dist';
import { folderOf, SEAL, sealOf } from '../releases/release-book';

/** Reports the progress of long work. */
export type Tell = (step: {
  what: 'check' | 'upload' | 'verify' | 'remove';
  name: string;
  done?: number;
  of?: number;
}) => void;

/** A build with the files for the store. */
export interface Package {
  dist: Dist;
  files: Map<string, Buffer>;
}

async function stateIn(store: Store, { manifest }: Dist): Promise<'missing' | 'same' | 'other content'> {
  const path = `${folderOf(manifest.name, manifest.version)}/${SEAL}`;
  const stored = await store.read(path);
  if (!stored) return 'missing';
  const isSame = isDeepStrictEqual(readManifest(stored.body.toString(), path), manifest);
  return isSame ? 'same' : 'other content';
}

/** Whether the store has this very build. */
export const isStored = async (store: Store, dist: Dist): Promise<boolean> =>
  (await stateIn(store, dist)) === 'same';

/** Refuses a build if the store has its version with other content. */
export async function checkVersion(store: Store, dist: Dist): Promise<void> {
  const { name: app, version } = dist.manifest;
  if ((await stateIn(store, dist)) === 'other content')
    throw new ReleaseError('VERSION_EXISTS', { app, version });
}

/** Checks the content of a build and compresses it. */
export async function pack(dist: Dist): Promise<Package> {
  checkScripts(dist.manifest, dist.files);
  const files = await withCompressed(dist.files);
  checkBudgets(dist.manifest, files);
  files.set(SEAL, Buffer.from(sealOf(dist.manifest)));
  return { dist, files };
}

/** Checks the content of a build that is compressed already. */
export function checkContent(whole: Package): Package {
  checkScripts(whole.dist.manifest, whole.dist.files);
  checkBudgets(whole.dist.manifest, whole.files);
  return whole;
}

/** Puts a release into the store. */
export async function upload(store: Store, { dist, files }: Package): Promise<void> {
  const { name: app, version } = dist.manifest;
  const folder = folderOf(app, version);
  try {
    await store.add(folder, files);
  } catch (error) {
    if (!isRefusal(error, 'EXISTS')) throw error;
    // Another publisher was faster. That is fine if it was with the same content.
    if (!(await isStored(store, dist)))
      throw new ReleaseError('VERSION_EXISTS', { app, version }, { cause: error });
  }
}

/** Replaces the damaged files of a release in the store. */
export async function mend(store: Store, dist: Dist): Promise<string[]> {
  const { name: app, version } = dist.manifest;
  const damaged = await damageOf(store, dist.manifest);
  if (damaged.length === 0) return [];
  const { files } = await pack(dist);
  for (const path of damaged) {
    const at = `${folderOf(app, version)}/${path}`;
    const body = files.get(path);
    const stored = await store.read(at);
    if (body) await store.replace(at, body, stored?.tag);
  }
  return damaged;
}
