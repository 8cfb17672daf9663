import { writeFile } from 'node:fs/promises';
import type { Registry, ReleaseManifest } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { readTarget } from './client';
import { listedTarget, readListed } from './releases';
import { readView, type Suite } from './view';

/** Reads a store as its root of trust allows: nothing unsigned, expired or older than before is returned. */
export interface SuiteReader {
  /** The suite as it is now; undefined when nothing was ever published. Throws a ReleaseError if the store cannot be trusted or read. */
  read: () => Promise<Suite | undefined>;
  /** The manifest of a listed release; undefined when the metadata does not list it. */
  manifest: (app: string, version: string) => Promise<ReleaseManifest | undefined>;
  /**
   * Writes the tar archive of a listed release into a file: what pages load, with the compressed forms `.br` and `.gz`
   * beside the files. Its hash and length were verified; throws if the store has another content.
   */
  archive: (app: string, version: string, file: string) => Promise<void>;
}

/** Reads a store as its root of trust allows. */
export const suiteReader = (store: Store): SuiteReader => ({
  read: async () => (await readView(store))?.suite,
  async manifest(app, version) {
    const view = await readView(store);
    return view && (await readListed(store, view.roles, app, version))?.manifest;
  },
  async archive(app, version, file) {
    const view = await readView(store);
    const target = view && listedTarget(view.roles, app, version, 'files.tar');
    if (!target) throw new ReleaseError('VERSION_MISSING', { app, version, known: '-' });
    await writeFile(file, await readTarget(store, target));
  },
});

/** The registry of a store; undefined when nothing was published yet. Throws if what is there cannot be trusted. */
export async function currentRegistry(store: Store): Promise<{ registry: Registry } | undefined> {
  const view = await readView(store);
  return view && { registry: view.suite.registry };
}
