import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@suite/kernel/registry';
import type { Metadata, TargetFile, Targets } from '@tufjs/models';
import { isRefusal, ReleaseError } from '../release-error';
import type { Reads } from '../store/store';
import { readManifest } from './check-manifest';
import { readTarget } from './client';
import type { KnownManifest } from './state';

/** The three targets of a release: its manifest, what pages load, and the source maps. */
export const releaseTargets = ['release.json', 'files.tar', 'maps.tar'] as const;
export type ReleaseTarget = (typeof releaseTargets)[number];

/** The path of one of a release's targets. */
export const targetPath = (app: string, version: string, target: ReleaseTarget) =>
  `${app}/${version}/${target}`;

/** The roles that sign releases, by app. */
export type Roles = ReadonlyMap<string, Metadata<Targets>>;

/** The metadata of one of a release's targets; undefined when the app's role does not list it. */
export const listedTarget = (
  roles: Roles,
  app: string,
  version: string,
  target: ReleaseTarget = 'release.json',
): TargetFile | undefined => roles.get(app)?.signed.targets[targetPath(app, version, target)];

/** The versions that an app's role lists. */
export const listedVersions = (roles: Roles, app: string): string[] =>
  Object.keys(roles.get(app)?.signed.targets ?? {}).flatMap((path) => {
    const [name, version = '', target, ...more] = path.split('/');
    return name === app && target === 'release.json' && more.length === 0 ? [version] : [];
  });

/** Refuses a version that an app's role does not list. */
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

/** The text of a manifest as it is signed. */
export const manifestBody = (manifest: unknown): Buffer => Buffer.from(`${JSON.stringify(manifest)}\n`);

/** A manifest with the hash of its text. */
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
  private readonly added: ReadonlyMap<string, KnownManifest>;

  constructor(
    private readonly store: Reads,
    private readonly roles: Roles,
    added: readonly ReleaseManifest[] = [],
  ) {
    this.added = new Map(
      added.map((manifest) => [
        `${manifest.name}/${manifest.version}`,
        knownManifest(manifestBody(manifest), 'release.json'),
      ]),
    );
  }

  /** The manifest of a release; undefined when the store does not have the release. */
  async find(app: string, version: string): Promise<ReleaseManifest | undefined> {
    return (await this.get(app, version))?.manifest;
  }

  /**
   * The same for a release that a change only meets: if its manifest is damaged, it is as if the store lacked it, so that
   * it does not hold up the other apps.
   */
  findWhole(app: string, version: string): Promise<ReleaseManifest | undefined> {
    return this.find(app, version).catch(() => undefined);
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

  /** sha384 of the text of a release's manifest. */
  async hash(app: string, version: string): Promise<string | undefined> {
    return (await this.get(app, version).catch(() => undefined))?.hash;
  }

  private async get(app: string, version: string): Promise<KnownManifest | undefined> {
    return this.added.get(`${app}/${version}`) ?? readListed(this.store, this.roles, app, version);
  }
}
