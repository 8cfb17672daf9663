import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@suite/kernel/registry';
import type { Store } from '../store/store';
import { readManifest } from './check-manifest';

/** The file that makes a folder a release: it is written last and removed first. */
export const SEAL = 'release.json';

/** The folder of a release in a store. */
export const folderOf = (app: string, version: string) => `releases/${app}/${version}`;

/** The text of a manifest in a store. */
export const sealOf = (manifest: ReleaseManifest) => `${JSON.stringify(manifest)}\n`;

const hashOf = (seal: string | Buffer) => createHash('sha384').update(seal).digest('base64');

/** Reads the manifests of a store's releases, each once, because they never change. */
export class ReleaseBook {
  private readonly known = new Map<string, Promise<ReleaseManifest | undefined>>();

  constructor(private readonly store: Store) {}

  /** The manifest of a release; undefined when the store does not have the release. */
  find(app: string, version: string): Promise<ReleaseManifest | undefined> {
    const folder = folderOf(app, version);
    const known = this.known.get(folder) ?? this.readSeal(folder);
    this.known.set(folder, known);
    return known;
  }

  /** Whether the store has the release now. This is not remembered. */
  async has(app: string, version: string): Promise<boolean> {
    return (await this.store.read(`${folderOf(app, version)}/${SEAL}`)) !== undefined;
  }

  /** Adds the manifest of a release that is about to be put into the store. */
  expect(manifest: ReleaseManifest): void {
    this.known.set(folderOf(manifest.name, manifest.version), Promise.resolve(manifest));
  }

  /** sha384 of a release's `release.json`. */
  async hash(app: string, version: string): Promise<string | undefined> {
    const stored = await this.store.read(`${folderOf(app, version)}/${SEAL}`);
    if (stored) return hashOf(stored.body);
    const manifest = await this.find(app, version);
    return manifest && hashOf(sealOf(manifest));
  }

  private async readSeal(folder: string): Promise<ReleaseManifest | undefined> {
    const path = `${folder}/${SEAL}`;
    const stored = await this.store.read(path);
    return stored && readManifest(stored.body.toString(), path);
  }
}
