import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@suite/loader/registry';
import type { Metadata, TargetFile, Targets } from '@tufjs/models';
import { isOfStore, isRefusal, ReleaseError } from '../release-error';
import type { Reads } from '../store/store';
import { readManifest } from './check-manifest';
import { readTarget } from './client';
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
export const isShared = ({ byContent, document, files }: ReleaseManifest, path: string): boolean =>
  !!byContent &&
  isLoaded(path) &&
  path !== document &&
  path !== FEDERATION_MANIFEST &&
  Object.hasOwn(files, path);

export const sharedFiles = (manifest: ReleaseManifest): string[] =>
  Object.keys(manifest.files).filter((path) => isShared(manifest, path));

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

/** The metadata of one of a release's targets; undefined when the app's role does not list it. */
export const listedTarget = (
  roles: Roles,
  app: string,
  version: string,
  target: ReleaseTarget = 'release.json',
): TargetFile | undefined => roles.get(app)?.signed.targets[targetPath(app, version, target)];

export const listedVersions = (roles: Roles, app: string): string[] =>
  Object.keys(roles.get(app)?.signed.targets ?? {}).flatMap((path) => {
    const [name, version = '', target, ...more] = path.split('/');
    return name === app && target === 'release.json' && more.length === 0 ? [version] : [];
  });

export const versionMissing = (roles: Roles, app: string, version: string) =>
  new ReleaseError('VERSION_MISSING', { app, version, known: listedVersions(roles, app).join(', ') });

/** Reads one of a release's targets, or refuses the release if the target is missing or changed in the store. */
export async function readWhole(
  store: Reads,
  roles: Roles,
  app: string,
  version: string,
  target: ReleaseTarget,
): Promise<Buffer> {
  const broken = (options?: ErrorOptions) =>
    new ReleaseError('RELEASE_BROKEN', { app, version, path: target }, options);
  const file = listedTarget(roles, app, version, target);
  if (!file) throw broken();
  return readTarget(store, file).catch((cause: unknown) => {
    throw isRefusal(cause, 'TARGET_BROKEN') ? broken({ cause }) : cause;
  });
}

export const manifestBody = (manifest: unknown): Buffer => Buffer.from(`${JSON.stringify(manifest)}\n`);

const knownManifest = (body: Buffer, where: string): KnownManifest => ({
  manifest: readManifest(body.toString(), where),
  hash: createHash('sha384').update(body).digest('base64'),
});

/** Manifests by hash, for as long as a process needs few of them. */
const manifests = new Map<string, KnownManifest>();
const MOST = 1000;

/** The manifest of a listed release; undefined when the app's role does not list it. */
export async function readListed(
  store: Reads,
  roles: Roles,
  app: string,
  version: string,
): Promise<KnownManifest | undefined> {
  const file = listedTarget(roles, app, version);
  if (!file) return undefined;
  const id = `${file.path} ${file.hashes.sha256}`;
  const known = manifests.get(id);
  if (known) return known;
  const read = knownManifest(await readTarget(store, file), file.path);
  if (read.manifest.name !== app || read.manifest.version !== version)
    throw new ReleaseError('TARGET_BROKEN', {
      path: file.path,
      fault: 'it is the manifest of another release',
    });
  if (manifests.size >= MOST) manifests.clear();
  manifests.set(id, read);
  return read;
}

/** The manifests of a store's listed releases, and of those that are about to be added. */
export class ReleaseBook {
  constructor(
    private readonly store: Reads,
    private readonly roles: Roles,
    private readonly added: readonly ReleaseManifest[] = [],
  ) {}

  /** The manifest of a release; undefined when the store does not have the release. */
  async find(app: string, version: string): Promise<ReleaseManifest | undefined> {
    const added = this.added.find((one) => one.name === app && one.version === version);
    return added ?? (await readListed(this.store, this.roles, app, version))?.manifest;
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

  /** The manifest of a release that is to go live; refused if the store lacks it, or one of these targets is not whole. */
  async need(
    app: string,
    version: string,
    targets: readonly ReleaseTarget[] = releaseTargets,
  ): Promise<ReleaseManifest> {
    const manifest = await this.find(app, version);
    if (!manifest) throw versionMissing(this.roles, app, version);
    for (const target of targets) await readWhole(this.store, this.roles, app, version, target);
    return manifest;
  }
}
