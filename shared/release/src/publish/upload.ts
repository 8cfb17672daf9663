import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import type { ReleaseFile } from '@suite/kernel/registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { checkBudgets } from '../gate/budgets';
import { checkScripts } from '../gate/check-scripts';
import { checkStyles } from '../gate/check-styles';
import { withCompressed } from './compress';
import { damageOf } from '../releases/damage';
import type { Dist } from './read-dist';
import { folderOf, isShared, placeOf, plainOf, SEAL, sharedFolderOf } from '../releases/places';
import { readSeal, sealOf } from '../releases/release-book';

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
  const { name, version } = manifest;
  const stored = await store.read(`${folderOf(name, version)}/${SEAL}`);
  if (!stored) return 'missing';
  const isSame = isDeepStrictEqual(readSeal(stored.body.toString(), name, version), manifest);
  return isSame ? 'same' : 'other content';
}

/** Whether the store has this very build. */
const isStored = async (store: Store, dist: Dist): Promise<boolean> =>
  (await stateIn(store, dist)) === 'same';

/** Refuses a build if the store has its version with other content. */
export async function checkVersion(store: Store, dist: Dist): Promise<void> {
  const { name: app, version } = dist.manifest;
  if ((await stateIn(store, dist)) === 'other content')
    throw new ReleaseError('VERSION_EXISTS', { app, version });
}

/** Checks the content of a build and compresses it. */
async function pack(dist: Dist): Promise<Package> {
  checkScripts(dist.manifest, dist.files);
  const files = await withCompressed(dist.files);
  checkBudgets(dist.manifest, files);
  files.set(SEAL, Buffer.from(sealOf(dist.manifest)));
  return { dist, files };
}

/** Checks the content of a build that is compressed already. */
function checkContent(whole: Package): Package {
  checkScripts(whole.dist.manifest, whole.dist.files);
  checkBudgets(whole.dist.manifest, whole.files);
  return whole;
}

const isSame = (body: Buffer, { sha384 }: ReleaseFile) =>
  createHash('sha384').update(body).digest('base64') === sha384;

/** Adds the shared files that the store lacks. Other releases need those that it has, so they must be the same. */
async function addShared(store: Store, { dist: { manifest }, files }: Package): Promise<void> {
  const folder = sharedFolderOf(manifest.name);
  const shared = [...files].filter(([path]) => isShared(manifest, plainOf(path)));
  if (shared.length === 0) return;
  const there = new Set((await store.entries(folder)).map(({ path }) => path));
  const check = async ([path]: [string, Buffer]) => {
    const file = manifest.files[path];
    const stored = file && there.has(path) ? await store.read(`${folder}/${path}`) : undefined;
    if (stored && !isSame(stored.body, file as ReleaseFile))
      throw new ReleaseError('FILE_TAKEN', { app: manifest.name, path });
  };
  await pMap(shared, check, FILES_AT_ONCE);
  const missing = shared.filter(([path]) => !there.has(path));
  if (missing.length === 0) return;
  try {
    await store.addFiles(folder, new Map(missing));
  } catch (error) {
    if (!isRefusal(error, 'EXISTS')) throw error;
    throw new ReleaseError('FILE_TAKEN', { app: manifest.name, path: folder }, { cause: error });
  }
}

/** Puts a release into the store: first the files that it shares with others, then its own. */
export async function upload(store: Store, whole: Package): Promise<void> {
  const { dist, files } = whole;
  const { name: app, version } = dist.manifest;
  const folder = folderOf(app, version);
  await addShared(store, whole);
  try {
    await store.add(folder, new Map([...files].filter(([path]) => !isShared(dist.manifest, plainOf(path)))));
  } catch (error) {
    if (!isRefusal(error, 'EXISTS')) throw error;
    // Another publisher was faster. That is fine if it was with the same content.
    if (!(await isStored(store, dist)))
      throw new ReleaseError('VERSION_EXISTS', { app, version }, { cause: error });
  }
}

/** Replaces the damaged files of a release in the store. */
async function mend(store: Store, dist: Dist): Promise<string[]> {
  const damaged = await damageOf(store, dist.manifest);
  if (damaged.length === 0) return [];
  const whole = await pack(dist);
  for (const path of damaged) {
    const at = placeOf(dist.manifest, path);
    const body = whole.files.get(path);
    const stored = await store.read(at);
    if (body) await store.replace(at, body, stored?.tag);
  }
  await addShared(store, whole);
  return damaged;
}

/** Checks and compresses the builds that the store lacks, and mends those that it has. */
export async function packMissing(
  store: Store,
  dists: readonly Dist[],
  { tell, dryRun, packages = [] }: { tell?: Tell; dryRun?: boolean; packages?: readonly Package[] },
): Promise<Package[]> {
  const missing: Package[] = [];
  for (const dist of dists) {
    const name = `${dist.manifest.name} ${dist.manifest.version}`;
    if (!(await isStored(store, dist))) {
      tell?.({ what: 'check', name });
      checkStyles(dist.manifest, dist.files);
      const whole = packages.find((one) => one.dist === dist);
      missing.push(whole ? checkContent(whole) : await pack(dist));
    } else if (!dryRun) await mend(store, dist);
  }
  return missing;
}
