import type { Registry, ReleaseManifest } from '@suite/kernel/registry';
import { nameOf } from '../registry/app-state';
import { ReleaseError } from '../release-error';
import { sharedFiles, sharedNameOf, storedFiles } from '../releases/places';
import type { ReleaseBook } from '../releases/release-book';
import type { Store } from '../store/store';

/** Refuses releases of which `gc` removes or has removed something. */
export async function checkThere(
  store: Store,
  { condemned = [] }: Registry,
  manifests: readonly ReleaseManifest[],
  book: ReleaseBook,
): Promise<void> {
  for (const manifest of manifests) {
    const { name, version } = manifest;
    const shared = sharedFiles(manifest);
    const isGoing = [nameOf(name, version), ...shared.map((path) => sharedNameOf(name, path))].some((one) =>
      condemned.includes(one),
    );
    const stored = isGoing || shared.length === 0 ? undefined : await storedFiles(store, manifest);
    const isThere = !isGoing && (await book.has(name, version));
    if (!isThere || shared.some((path) => !stored?.has(path)))
      throw new ReleaseError('RELEASE_CONDEMNED', { app: name, version });
  }
}
