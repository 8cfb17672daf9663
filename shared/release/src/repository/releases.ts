import type { ReleaseManifest } from '@suite/loader/registry';
import type { Metadata, TargetFile, Targets } from '@tufjs/models';
import { LRUCache } from 'lru-cache';
import { isOfStore, isRefusal, ReleaseError } from '../release-error';
import type { Reads } from '../store/store';
import { readManifest } from './check-manifest';
import { readTarget } from './client';
import { sha384 } from './metadata';
import type { KnownManifest } from './state';

/** The manifest of a release, beside its files. */
export const SEAL = 'release.json';

/** The folder, beside the versions of an app, of the files that they share. */
export const SHARED = 'files';

/** The folder of a release's files, as pages address them. */
export const folderOf = (app: string, version: string) => `releases/${app}/${version}`;

/** Whether pages load a file: source maps are for developers only. */
export const isLoaded = (path: string) => !path.endsWith('.map');

export const plainOf = (path: string) => path.replace(/\.(?:br|gz)$/, '');

/** Whether a container has the name of its app alone, as stock plugins give it: a page takes one release of such an app. */
export const isOrdinary = (app: string, container?: string) => container === app.replace(/\W/g, '_');

/** What ordinary federation hosts read of a remote; it leads them to the shared files. */
const FEDERATION_MANIFEST = 'mf-manifest.json';

/** Whether releases share a file. Documents for readers and source maps have no hash of their own in their name. */
const isShared = ({ byContent, document, files }: ReleaseManifest, path: string): boolean =>
  !!byContent &&
  isLoaded(path) &&
  path !== document &&
  path !== FEDERATION_MANIFEST &&
  Object.hasOwn(files, path);

/** Whether this is the content of a release's file. */
export const hasContent = ({ files }: ReleaseManifest, path: string, body: Buffer | undefined): boolean =>
  body !== undefined && sha384(body) === files[path]?.sha384;

/** A file that two releases share by its name, and of which they have other contents: caches keep one for that name. */
export const takenFile = (one: ReleaseManifest, other: ReleaseManifest): string | undefined =>
  Object.keys(one.files).find(
    (path) =>
      isShared(one, path) && isShared(other, path) && one.files[path]?.sha384 !== other.files[path]?.sha384,
  );

export function placeOf(manifest: ReleaseManifest, path: string): string {
  const { name, version } = manifest;
  return `${folderOf(name, isShared(manifest, plainOf(path)) ? SHARED : version)}/${path}`;
}

/** The three targets of a release: its manifest, what pages load, and the source maps. */
export const releaseTargets = ['release.json', 'files.tar', 'maps.tar'] as const;
export type ReleaseTarget = (typeof releaseTargets)[number];

export const targetPath = (app: string, version: string, target: ReleaseTarget) =>
  `${app}/${version}/${target}`;

export type Roles = ReadonlyMap<string, Metadata<Targets>>;

export const manifestBody = (manifest: unknown): Buffer => Buffer.from(`${JSON.stringify(manifest)}\n`);

/** Manifests by hash, those that this process has used last. */
const manifests = new LRUCache<string, KnownManifest>({ max: 1000 });

/** The releases that a store lists, and those that are about to be added. */
export class Releases {
  constructor(
    private readonly store: Reads,
    private readonly roles: Roles,
    private readonly added: readonly ReleaseManifest[] = [],
  ) {}

  with(added: readonly ReleaseManifest[]): Releases {
    return new Releases(this.store, this.roles, added);
  }

  /** The metadata of one of a release's targets; undefined when the app's role does not list it. */
  target(app: string, version: string, target: ReleaseTarget = 'release.json'): TargetFile | undefined {
    return this.roles.get(app)?.signed.targets[targetPath(app, version, target)];
  }

  /** The listed versions of an app. A role lists those of its own app: what else it signs does not exist. */
  versions(app: string): string[] {
    return Object.keys(this.roles.get(app)?.signed.targets ?? {}).flatMap((path) => {
      const [name, version = '', target, ...more] = path.split('/');
      return name === app && target === 'release.json' && more.length === 0 ? [version] : [];
    });
  }

  /** The manifest of a listed release, with its hash; undefined when the app's role does not list it. */
  async known(app: string, version: string): Promise<KnownManifest | undefined> {
    const file = this.target(app, version);
    if (!file) return undefined;
    const { path } = file;
    const id = `${path} ${file.hashes.sha256}`;
    const known = manifests.get(id);
    if (known) return known;
    const body = await readTarget(this.store, file);
    const manifest = readManifest(body.toString(), path);
    if (manifest.name !== app || manifest.version !== version)
      throw new ReleaseError('TARGET_BROKEN', { path, fault: 'it is the manifest of another release' });
    const read = { manifest, hash: sha384(body) };
    manifests.set(id, read);
    return read;
  }

  /** The manifest of a release; undefined when the store does not have the release. */
  async find(app: string, version: string): Promise<ReleaseManifest | undefined> {
    const added = this.added.find((one) => one.name === app && one.version === version);
    return added ?? (await this.known(app, version))?.manifest;
  }

  /**
   * The same for a release that a change only meets: if its manifest is damaged, it is as if the store lacked it, so that
   * it does not hold up the other apps. If the store does not answer, nobody knows what the change would break.
   */
  findWhole(app: string, version: string): Promise<ReleaseManifest | undefined> {
    return this.find(app, version).catch((error: unknown) => {
      if (isOfStore(error)) throw error;
      return undefined;
    });
  }

  /** Reads one of a release's targets, or refuses the release if the target is missing or changed in the store. */
  async read(app: string, version: string, target: ReleaseTarget): Promise<Buffer> {
    const broken = (options?: ErrorOptions) =>
      new ReleaseError('RELEASE_BROKEN', { app, version, path: target }, options);
    const file = this.target(app, version, target);
    if (!file) throw broken();
    return readTarget(this.store, file).catch((cause: unknown) => {
      throw isRefusal(cause, 'TARGET_BROKEN') ? broken({ cause }) : cause;
    });
  }

  /** The targets of a listed release that are missing or changed in the store. */
  async damaged(app: string, version: string): Promise<ReleaseTarget[]> {
    const damaged: ReleaseTarget[] = [];
    for (const target of releaseTargets) {
      await this.read(app, version, target).catch((error: unknown) => {
        if (!isRefusal(error, 'RELEASE_BROKEN')) throw error;
        damaged.push(target);
      });
    }
    return damaged;
  }

  /** The manifest of a release that is to go live; refused if the store lacks it, or one of these targets is not whole. */
  async need(
    app: string,
    version: string,
    targets: readonly ReleaseTarget[] = releaseTargets,
  ): Promise<ReleaseManifest> {
    const manifest = await this.find(app, version);
    const known = this.versions(app).join(', ');
    if (!manifest) throw new ReleaseError('VERSION_MISSING', { app, version, known });
    for (const target of targets) await this.read(app, version, target);
    return manifest;
  }
}
