import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import { nameOf } from '../registry/app-state';
import { plainOf, sharedFiles, sharedFolderOf, sharedNameOf, versionsOf } from '../releases/places';
import { ReleaseBook } from '../releases/release-book';
import type { Store } from '../store/store';

/** A file that no release refers to any more, with its compressed forms. */
export interface LooseFile {
  /** As `app/files/path`. */
  name: string;
  bytes: number;
  /** When the last of its forms was written. */
  touched: number;
  /** The paths of its forms in the store, the plain file last: without it the others are of no use. */
  paths: string[];
}

async function sharedIn(store: Store, app: string): Promise<LooseFile[]> {
  const folder = sharedFolderOf(app);
  const byName = new Map<string, LooseFile>();
  for (const { path, bytes, time } of await store.entries(folder)) {
    const name = sharedNameOf(app, plainOf(path));
    const file = byName.get(name) ?? { name, bytes: 0, touched: 0, paths: [] };
    file.bytes += bytes;
    file.touched = Math.max(file.touched, time);
    file.paths = [...file.paths, `${folder}/${path}`].sort((a, b) => b.length - a.length);
    byName.set(name, file);
  }
  return [...byName.values()];
}

/**
 * The shared files of an app that no release needs once the versions `going` are removed. If the manifest of a staying
 * release cannot be read, nothing is known to be loose, and the list is empty.
 */
export async function looseFiles(store: Store, app: string, going: readonly string[]): Promise<LooseFile[]> {
  const shared = await sharedIn(store, app);
  if (shared.length === 0) return [];
  const book = new ReleaseBook(store);
  const staying = (await versionsOf(store, app)).filter((version) => !going.includes(nameOf(app, version)));
  const manifests = await pMap(staying, (version) => book.find(app, version), FILES_AT_ONCE).catch(
    () => undefined,
  );
  if (!manifests) return [];
  const needed = new Set(
    manifests.flatMap((manifest) =>
      manifest ? sharedFiles(manifest).map((path) => sharedNameOf(app, path)) : [],
    ),
  );
  return shared.filter(({ name }) => !needed.has(name));
}
