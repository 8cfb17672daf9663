import type { Registry, RegistryApp, ReleaseManifest } from '@suite/loader/registry';
import { liveOf } from '@suite/loader/registry';
import { isLoaded } from '../../repository/releases';
import type { Suite, SuiteReader } from '../../repository/view';
import { makeArchives, readDist, withCompressed } from '../../publish/package';

/** A store of which tests say what it has, and how it fails. */
export class SuiteInMemory implements SuiteReader {
  /** Says what reading the store does, until it is cleared. */
  failing: (() => Promise<never>) | undefined;
  reads = 0;
  /** The archives that were asked for, as `app/version`. */
  fetched: string[] = [];
  /** What has to happen before the archive of a release is given, by `app/version`. */
  readonly held = new Map<string, Promise<unknown>>();
  /** The files in the archives of releases, which may be changed as in a store that is damaged. */
  readonly archives = new Map<string, Map<string, Buffer>>();
  private readonly manifests = new Map<string, ReleaseManifest>();
  private suite: Suite | undefined;

  /** Publishes builds all at once, as one revision; `canary` makes them canaries for a share of the buckets. */
  async put(folders: readonly string[], canary?: number): Promise<void> {
    const apps: Registry['apps'] = { ...this.suite?.registry.apps };
    for (const folder of folders) {
      const dist = await readDist(folder);
      const { name, version } = dist.manifest;
      this.manifests.set(`${name}/${version}`, dist.manifest);
      const files = [...(await withCompressed(dist.files))];
      this.archives.set(`${name}/${version}`, new Map(files.filter(([path]) => isLoaded(path))));
      const release = liveOf(dist.manifest);
      const before = apps[name];
      apps[name] =
        canary && before
          ? { ...before, canary: { release, below: canary } }
          : { live: release, previous: before?.live.version ?? null };
    }
    this.change(apps);
  }

  /** Makes another release of an app the live one. */
  roll(app: string, version: string): void {
    const live = liveOf(this.manifests.get(`${app}/${version}`) as ReleaseManifest);
    const entry: RegistryApp = { live, previous: null };
    this.change({ ...this.suite?.registry.apps, [app]: entry });
  }

  /** Takes a release out of the metadata. */
  unlist(name: string): void {
    this.manifests.delete(name);
    this.change({ ...this.suite?.registry.apps });
  }

  /** Changes a file in the archive of a release. */
  damage(name: string, path: string, body: Buffer | string): void {
    this.archives.get(name)?.set(path, Buffer.from(body));
  }

  async read(): Promise<Suite | undefined> {
    this.reads++;
    return this.failing ? this.failing() : this.suite;
  }

  async manifest(app: string, version: string): Promise<ReleaseManifest | undefined> {
    return this.manifests.get(`${app}/${version}`);
  }

  async archive(app: string, version: string): Promise<Buffer> {
    const name = `${app}/${version}`;
    this.fetched.push(name);
    await this.held.get(name);
    return (await makeArchives(this.archives.get(name) ?? new Map()))['files.tar'];
  }

  private change(apps: Registry['apps']): void {
    const revision = (this.suite?.revision ?? 0) + 1;
    const made = new Date().toISOString();
    this.suite = {
      revision,
      registry: { schema: 1, revision, apps, made },
      releases: new Set(this.manifests.keys()),
      broken: {},
      flags: new Map(),
      expires: Date.now() + 2 * 86_400_000,
      keysExpire: Date.now() + 90 * 86_400_000,
    };
  }
}
