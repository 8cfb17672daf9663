import type { ReleaseManifest } from '@suite/loader/registry';

/** The manifest of a release, beside its files. */
export const SEAL = 'release.json';

/** The folder, beside the versions of an app, of the files that they share. */
export const SHARED = 'files';

/** The folder of a release's files, as pages address them. */
export const folderOf = (app: string, version: string) => `releases/${app}/${version}`;

/** Whether pages load a file: source maps are for developers only. */
export const isLoaded = (path: string) => !path.endsWith('.map');

/** A file without the ending of its compressed form. */
export const plainOf = (path: string) => path.replace(/\.(?:br|gz)$/, '');

/** What ordinary federation hosts read of a remote; it leads them to the shared files. */
const FEDERATION_MANIFEST = 'mf-manifest.json';

/** Whether releases share a file. Documents for readers and source maps have no hash of their own in their name. */
export const isShared = ({ byContent, document, files }: ReleaseManifest, path: string): boolean =>
  !!byContent &&
  isLoaded(path) &&
  path !== document &&
  path !== FEDERATION_MANIFEST &&
  Object.hasOwn(files, path);

/** The names of all files that a release shares with others. */
export const sharedFiles = (manifest: ReleaseManifest): string[] =>
  Object.keys(manifest.files).filter((path) => isShared(manifest, path));

/** Where pages find a file of a release. */
export function placeOf(manifest: ReleaseManifest, path: string): string {
  const { name, version } = manifest;
  return `${folderOf(name, isShared(manifest, plainOf(path)) ? SHARED : version)}/${path}`;
}
