import { createHash } from 'node:crypto';
import { TargetFile } from '@tufjs/models';
import type { ReleaseManifest } from '@suite/kernel/registry';
import { addObject } from '../repository/commit';
import { objectPath, sha256, targetFile } from '../repository/metadata';
import { plainOf } from '../repository/places';
import {
  listedTarget,
  manifestBody,
  readWhole,
  releaseTargets,
  targetPath,
  type ReleaseTarget,
  type Roles,
} from '../repository/releases';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { makeArchives, readArchive, type Archives } from './archive';
import { withCompressed } from './compress';
import { checkBudgets, checkScripts, checkStyles } from './gate/check-files';
import type { Dist } from './read-dist';

/** Reports the progress of long work. */
export type Tell = (step: {
  what: 'check' | 'upload' | 'verify' | 'remove';
  name: string;
  done?: number;
  of?: number;
}) => void;

/** A release that is ready for a store: its manifest, and its targets with their content. */
export interface Package {
  manifest: ReleaseManifest;
  targets: readonly { file: TargetFile; body: Buffer }[];
}

/** A target that says since when it is listed: clearing out keeps the newest. */
function listedNow(path: string, body: Buffer): TargetFile {
  const { length, hashes } = targetFile(path, body);
  const custom = { added: new Date().toISOString() };
  return new TargetFile({ path, length, hashes, unrecognizedFields: { custom } });
}

/** A release with its targets, ready for a store. */
export function packageWith(manifest: ReleaseManifest, archives: Archives): Package {
  const { name, version } = manifest;
  const bodies = { 'release.json': manifestBody(manifest), ...archives };
  const targets = releaseTargets.map((target) => {
    const body = bodies[target];
    return { file: listedNow(targetPath(name, version, target), body), body };
  });
  return { manifest, targets };
}

/** Checks the content of a build, compresses it and puts it into archives. */
export async function packBuild({ manifest, files }: Dist): Promise<Package> {
  checkStyles(manifest, files);
  checkScripts(manifest, files);
  const all = await withCompressed(files);
  checkBudgets(manifest, all);
  return packageWith(manifest, await makeArchives(all));
}

/** Checks the content of a release that another store has, to be published here just as it is. */
export async function packRelease(manifest: ReleaseManifest, archives: Archives): Promise<Package> {
  const all = new Map([
    ...(await readArchive(archives['files.tar'])),
    ...(await readArchive(archives['maps.tar'])),
  ]);
  const { name: app, version } = manifest;
  for (const [path, { sha384 }] of Object.entries(manifest.files)) {
    const body = all.get(path);
    if (body && createHash('sha384').update(body).digest('base64') === sha384) continue;
    throw new ReleaseError('RELEASE_BROKEN', { app, version, path });
  }
  const files = new Map([...all].filter(([path]) => Object.hasOwn(manifest.files, path)));
  const stranger = [...all.keys()].find((path) => !Object.hasOwn(manifest.files, plainOf(path)));
  if (stranger !== undefined) throw new ReleaseError('RELEASE_BROKEN', { app, version, path: stranger });
  checkStyles(manifest, files);
  checkScripts(manifest, files);
  checkBudgets(manifest, all);
  return packageWith(manifest, archives);
}

/** Whether a store lists a release; refused if it lists the version with other content. */
export function isListed(roles: Roles, manifest: ReleaseManifest): boolean {
  const { name: app, version } = manifest;
  const file = listedTarget(roles, app, version);
  if (file && file.hashes.sha256 !== sha256(manifestBody(manifest)))
    throw new ReleaseError('VERSION_EXISTS', { app, version });
  return file !== undefined;
}

/** The targets of a listed release that are missing or changed in the store. */
export async function damagedTargets(
  store: Store,
  roles: Roles,
  app: string,
  version: string,
): Promise<ReleaseTarget[]> {
  const damaged: ReleaseTarget[] = [];
  for (const target of releaseTargets) {
    try {
      await readWhole(store, roles, app, version, target);
    } catch (error) {
      if (!isRefusal(error, 'RELEASE_BROKEN')) throw error;
      damaged.push(target);
    }
  }
  return damaged;
}

/** Puts a release's content into the store. Nobody sees it until metadata lists it. */
export async function upload(store: Store, { targets }: Package): Promise<void> {
  for (const { file, body } of targets) await addObject(store, file, body);
}

/** Puts back what a clearing out has removed while the release was being listed. */
export async function uploadLost(store: Store, { manifest, targets }: Package): Promise<void> {
  const folder = `targets/${manifest.name}/${manifest.version}`;
  const there = new Set((await store.list(folder)).map((name) => `${folder}/${name}`));
  for (const { file, body } of targets) if (!there.has(objectPath(file))) await addObject(store, file, body);
}
