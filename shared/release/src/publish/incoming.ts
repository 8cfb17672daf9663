import type { ReleaseManifest } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import { isShared, sharedFiles } from '../repository/places';
import { type ReleaseBook, listedVersions, type Roles } from '../repository/releases';
import type { Store } from '../store/store';
import type { Dist } from './read-dist';
import { damagedTargets, isListed, packBuild, upload, type Package, type Tell } from './upload';

/** The releases that come from outside of a store. Each is packed and uploaded once, and only if that is needed. */
export class Incoming {
  readonly all: (Dist | Package)[] = [];
  private readonly packed = new Map<Dist | Package, Package>();
  private readonly whole = new Set<Dist | Package>();
  readonly uploaded = new Set<Package>();

  constructor(
    private readonly store: Store,
    private readonly tell: Tell | undefined,
  ) {}

  /** Those that the store does not list, or not whole. Refused if what it lists does not go with one of them. */
  async missing(roles: Roles, book: ReleaseBook): Promise<(Dist | Package)[]> {
    const missing: (Dist | Package)[] = [];
    for (const one of this.all) {
      if (isListed(roles, one.manifest) && (await this.isWhole(roles, one))) continue;
      await checkSharedFiles(one.manifest, listedVersions(roles, one.manifest.name), book);
      missing.push(one);
    }
    return missing;
  }

  private async isWhole(roles: Roles, one: Dist | Package): Promise<boolean> {
    const { name, version } = one.manifest;
    if (!this.whole.has(one) && (await damagedTargets(this.store, roles, name, version)).length === 0)
      this.whole.add(one);
    return this.whole.has(one);
  }

  async pack(one: Dist | Package): Promise<Package> {
    const known = this.packed.get(one);
    if (known) return known;
    if (!('targets' in one)) this.say('check', one);
    const made = 'targets' in one ? one : await packBuild(one);
    this.packed.set(one, made);
    return made;
  }

  async upload(one: Dist | Package): Promise<Package> {
    const made = await this.pack(one);
    if (!this.uploaded.has(made)) {
      this.say('upload', one);
      await upload(this.store, made);
      this.uploaded.add(made);
    }
    return made;
  }

  private say(what: 'check' | 'upload', { manifest: { name, version } }: Dist | Package): void {
    this.tell?.({ what, name: `${name} ${version}` });
  }
}

/**
 * Refuses a release that has another content under a name which it shares with other releases of its app: pages and
 * caches keep one file for that name.
 */
async function checkSharedFiles(
  manifest: ReleaseManifest,
  versions: readonly string[],
  book: ReleaseBook,
): Promise<void> {
  const app = manifest.name;
  const paths = sharedFiles(manifest);
  for (const version of paths.length > 0 ? versions : []) {
    const other = version === manifest.version ? undefined : await book.findWhole(app, version);
    const path = other && paths.find((one) => isShared(other, one) && !hasSame(manifest, other, one));
    if (path !== undefined) throw new ReleaseError('FILE_TAKEN', { app, path, version });
  }
}

const hasSame = (one: ReleaseManifest, other: ReleaseManifest, path: string) =>
  one.files[path]?.sha384 === other.files[path]?.sha384;
