import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Registry, ReleaseManifest } from '@suite/kernel/registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Reads } from '../store/store';
import { readManifest } from './check-manifest';
import { folderOf, SEAL } from './places';

/** The text of a manifest in a store. */
export const sealOf = (manifest: ReleaseManifest) => `${JSON.stringify(manifest)}\n`;

const hashOf = (seal: string | Buffer) => createHash('sha384').update(seal).digest('base64');

/** Reads the manifest of a release in a store, or refuses the release as damaged. */
export function readSeal(text: string, app: string, version: string): ReleaseManifest {
  const path = `${folderOf(app, version)}/${SEAL}`;
  try {
    return readManifest(text, path);
  } catch (cause) {
    throw new ReleaseError('RELEASE_BROKEN', { app, version, path: SEAL }, { cause });
  }
}

/** A release's manifest, and the sha384 of the `release.json` that it was read from. */
interface Known {
  manifest: ReleaseManifest;
  hash: string;
}

/** Reads the manifests of a store's releases, each once, because they never change. */
export class ReleaseBook {
  private readonly known = new Map<string, Promise<Known | undefined>>();

  constructor(readonly store: Reads) {}

  /** Begins to read the manifests that the checks of a change ask for, all at once instead of one after another. */
  prepare({ apps }: Registry): void {
    for (const [app, { live, canary, previous }] of Object.entries(apps)) {
      for (const version of [live.version, canary?.release.version, previous]) {
        // If it cannot be read, the check that needs it says so.
        if (version) this.get(app, version).catch(() => undefined);
      }
    }
  }

  /** The manifest of a release; undefined when the store does not have the release. */
  async find(app: string, version: string): Promise<ReleaseManifest | undefined> {
    return (await this.get(app, version))?.manifest;
  }

  /**
   * The same for a release that a change only meets: if its manifest is damaged, it is as if the store lacked it, so that
   * it does not hold up the other apps.
   */
  async findWhole(app: string, version: string): Promise<ReleaseManifest | undefined> {
    return this.find(app, version).catch((error: unknown) => {
      if (isRefusal(error, 'RELEASE_BROKEN')) return undefined;
      throw error;
    });
  }

  /**
   * Whether the store has the release now, which is not remembered. From then on the hash is that of the text in the
   * store: an equal manifest may have been written in another order.
   */
  async has(app: string, version: string): Promise<boolean> {
    const folder = folderOf(app, version);
    const [known, stored] = [await this.known.get(folder), await this.read(app, version)];
    if (!stored) return false;
    if (known && !isDeepStrictEqual(known.manifest, stored.manifest)) {
      throw new ReleaseError('RELEASE_BROKEN', { app, version, path: SEAL });
    }
    this.known.set(folder, Promise.resolve(stored));
    return true;
  }

  /** Adds the manifest of a release that is about to be put into the store. */
  expect(manifest: ReleaseManifest): void {
    const known = { manifest, hash: hashOf(sealOf(manifest)) };
    this.known.set(folderOf(manifest.name, manifest.version), Promise.resolve(known));
  }

  /** sha384 of the `release.json` that the manifest was read from. */
  async hash(app: string, version: string): Promise<string | undefined> {
    return (await this.get(app, version))?.hash;
  }

  private get(app: string, version: string): Promise<Known | undefined> {
    const folder = folderOf(app, version);
    const known = this.known.get(folder) ?? this.read(app, version);
    this.known.set(folder, known);
    return known;
  }

  private async read(app: string, version: string): Promise<Known | undefined> {
    const stored = await this.store.read(`${folderOf(app, version)}/${SEAL}`);
    if (!stored) return undefined;
    return { manifest: readSeal(stored.body.toString(), app, version), hash: hashOf(stored.body) };
  }
}
