import type { ReleaseManifest } from '@suite/loader/registry';
import type { Suite, SuiteReader } from '../../repository/suite';
import { MirroredReleases, type Wanted } from './releases';
import { sweepStaging } from './release-folder';
import { servableSuite, usedVersions, type Presence } from './servable';
import { PATIENCE, SuiteWatch, within } from './suite-watch';

/** How often the store is looked at without visitors, in ms. */
const LOOK = 1500;

/** For how many ms the first visitors wait for the first releases. */
const FIRST = 5000;

/** Names of releases, as `app/version`. */
const usedReleases = (suite: Suite | undefined): string[] =>
  Object.entries(suite?.registry.apps ?? {}).flatMap(([app, entry]) =>
    usedVersions(entry).map((version) => `${app}/${version}`),
  );

/**
 * Keeps a folder equal to what the verified metadata of a store lists, and knows the last suite of which the folder has
 * every release that visitors get. Files are served from the folder alone, so that requests for them never ask the store.
 */
export class Mirror {
  /** The suite that was served last. */
  served: Suite | undefined;

  private readonly watch: SuiteWatch;
  private readonly releases: MirroredReleases;
  private newestSince = 0;
  private waiters: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: {
      reader: SuiteReader;
      /** The folder that it keeps, and of which everything else is removed. */
      folder: string;
      /** For how many ms a suite counts as current; with 0 the store is asked at each request. */
      maxAge: number;
      onError: (error: unknown) => void;
    },
  ) {
    const { reader, folder, maxAge, onError } = options;
    this.watch = new SuiteWatch({ reader, maxAge, onSuite: (suite) => this.follow(suite) });
    this.releases = new MirroredReleases({ reader, folder, onError, onSettled: () => this.update() });
  }

  start(): void {
    const look = () => {
      this.releases.goOn();
      void this.watch.read();
    };
    sweepStaging(this.options.folder).catch(this.options.onError);
    look();
    this.timer = setInterval(look, LOOK);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.releases.close();
  }

  /** The suite to serve now: that of the store, if the store answers soon and the folder has the releases. */
  async current(): Promise<Suite | undefined> {
    const isFirst = !this.served;
    await this.watch.freshen();
    const left = this.newestSince + (isFirst ? FIRST : PATIENCE) - performance.now();
    const isBehind = this.watch.suite !== undefined && this.served !== this.watch.suite;
    if (isBehind && left > 0) await within(left, this.settled());
    return this.served;
  }

  /** Why the store was not read the last time. */
  get failure(): unknown {
    return this.watch.failure;
  }

  /** Whether an older suite is served because the store fails, is not to be trusted, or has lost its own. */
  get isStale(): boolean {
    return this.served !== undefined && (this.watch.failure !== undefined || this.watch.isLost);
  }

  /** Releases that visitors are to get and that the folder lacks, with the reason if they could not be fetched. */
  get lacking(): { name: string; error?: unknown }[] {
    return usedReleases(this.watch.suite)
      .filter((name) => !this.releases.whole.has(name))
      .map((name) => ({ name, error: this.releases.failures.get(name)?.error }));
  }

  get size(): number {
    return this.releases.whole.size;
  }

  manifest(app: string, version: string): ReleaseManifest | undefined {
    return this.releases.whole.get(`${app}/${version}`);
  }

  /** Waits until every release that visitors are to get was fetched or could not be. */
  private settled(): Promise<void> {
    if (this.lacking.every(({ error }) => error !== undefined)) return Promise.resolve();
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  private follow(suite: Suite): void {
    if (suite.revision !== this.served?.revision) this.newestSince = performance.now();
    this.releases.want(this.wanted(suite));
    this.update();
  }

  /** What the folder is to have: also what is still served, and what an app has that cannot be read now. */
  private wanted(suite: Suite): Wanted {
    const used = new Set([...usedReleases(suite), ...usedReleases(this.served)]);
    const isUnread = (name: string) => (name.split('/')[0] as string) in suite.broken;
    const others = new Set([...suite.releases, ...[...this.releases.whole.keys()].filter(isUnread)]);
    return { used: [...used], others: [...others].filter((name) => !used.has(name)) };
  }

  private update(): void {
    const { suite } = this.watch;
    if (!suite) return;
    const last = this.served;
    this.served = servableSuite(suite, last, (app, version) => this.presence(`${app}/${version}`));
    // What was served until now is needed no longer.
    if (this.served !== last) this.releases.want(this.wanted(suite));
    if (this.lacking.some(({ error }) => error === undefined)) return;
    for (const resolve of this.waiters.splice(0)) resolve();
  }

  private presence(name: string): Presence {
    if (this.releases.whole.has(name)) return 'whole';
    return this.releases.failures.has(name) ? 'failed' : 'lacking';
  }
}
