import type { ReleaseManifest } from '@suite/kernel/registry';
import { nameOf } from '../registry/app-state';
import type { Store } from '../store/store';

/** The file that makes a folder a release: it is written last and removed first. */
export const SEAL = 'release.json';

/** The folder, beside the versions of an app, of the files that they share. */
const SHARED = 'files';

/** The folder of a release in a store. */
export const folderOf = (app: string, version: string) => `releases/${app}/${version}`;

/** The folder of the files that the releases of an app share. */
export const sharedFolderOf = (app: string) => `releases/${app}/${SHARED}`;

/** The name of a shared file in a store, of the form in which a release has one. */
export const sharedNameOf = (app: string, path: string) => nameOf(app, `${SHARED}/${path}`);

/** Whether the name of something in a store is that of a shared file. */
export const isSharedName = (name: string) => name.split('/')[1] === SHARED;

/** The versions of an app in a store, whole or not. */
export const versionsOf = async (store: Store, app: string): Promise<string[]> =>
  (await store.list(`releases/${app}`)).filter((name) => name !== SHARED);

/** Whether pages load a file: source maps are for developers only. */
export const isLoaded = (path: string) => !path.endsWith('.map');

/** A file without the ending of its compressed form. */
export const plainOf = (path: string) => path.replace(/\.(?:br|gz)$/, '');

/** Whether releases share a file. The document's template and source maps have no hash of their own in their name. */
export const isShared = ({ byContent, document, files }: ReleaseManifest, path: string): boolean =>
  !!byContent && isLoaded(path) && path !== document && Object.hasOwn(files, path);

/** The names of all files that a release shares with others. */
export const sharedFiles = (manifest: ReleaseManifest): string[] =>
  Object.keys(manifest.files).filter((path) => isShared(manifest, path));

/** Where a store has a file of a release. */
export function placeOf(manifest: ReleaseManifest, path: string): string {
  const { name, version } = manifest;
  return `${isShared(manifest, plainOf(path)) ? sharedFolderOf(name) : folderOf(name, version)}/${path}`;
}

/** The files of a release that a store has, compressed forms included. */
export async function storedFiles(store: Store, manifest: ReleaseManifest): Promise<Set<string>> {
  const { name, version, files } = manifest;
  const own = (await store.entries(folderOf(name, version))).map(({ path }) => path);
  const shared = manifest.byContent ? await store.entries(sharedFolderOf(name)) : [];
  const isPart = (path: string) => path === SEAL || Object.hasOwn(files, plainOf(path));
  return new Set([
    ...own.filter((path) => isPart(path) && !isShared(manifest, plainOf(path))),
    ...shared.map(({ path }) => path).filter((path) => isShared(manifest, plainOf(path))),
  ]);
}
