import { isDeepStrictEqual } from 'node:util';
import type { Registry, RegistryApp, ReleaseManifest } from '@suite/loader/registry';
import { isRefusal } from '../../release-error';
import type { Suite, SuiteReader } from '../../repository/view';
import { within, answered } from '../../store/store';
import { sweepStaging } from './release-folder';
import { MirroredReleases, type Wanted } from './releases';

/** Whether the folder has a release: `lacking` while it is being fetched, `failed` when it could not be. */
export type Presence = 'whole' | 'lacking' | 'failed';

const usedVersions = ({ live, canary }: RegistryApp): string[] =>
  canary ? [live.version, canary.release.version] : [live.version];

/** Whether visitors of an app get nothing in `next` that was not checked beside the apps of `last`. */
const isStepBack = (next: RegistryApp, last: RegistryApp) =>
  usedVersions(next).every((version) => [...usedVersions(last), last.previous].includes(version));

/** A suite with other apps; without a host there is no suite. */
const withApps = (suite: Suite, apps: Registry['apps']): Suite | undefined =>
  apps.host && { ...suite, registry: { ...suite.registry, apps } };

/** What pages see of a suite beside its revision. */
const content = ({ registry: { apps, site, overrides } }: Suite) => ({ apps, site, overrides });

/**
 * The suite to serve while the folder lacks releases of the newest one. An app whose releases are there moves on; the
 * others stay where they are. Remotes do not wait for each other, but none moves to a release that was checked beside
 * a host which is still on its way. Undefined while nothing can be served.
 */
export function servableSuite(
  next: Suite,
  last: Suite | undefined,
  presence: (app: string, version: string) => Presence,
): Suite | undefined {
  const states = ([app, entry]: [string, RegistryApp]) =>
    usedVersions(entry).map((version) => presence(app, version));
  const isThere = (one: [string, RegistryApp]) => states(one).every((state) => state === 'whole');
  const entries = Object.entries(next.registry.apps);
  const lastApps = last?.registry.apps ?? {};
  const unread = Object.entries(lastApps).filter(
    ([app]) => app in next.broken && !(app in next.registry.apps),
  );
  if (unread.length === 0 && entries.every(isThere)) return next;

  if (!last) {
    // A release that is being fetched is waited for; one that is broken holds up no other app.
    const isWaiting = entries.flatMap(states).includes('lacking');
    return isWaiting ? undefined : withApps(next, Object.fromEntries(entries.filter(isThere)));
  }

  const isSameHost = isDeepStrictEqual(next.registry.apps.host, lastApps.host);
  const apps: Registry['apps'] = Object.fromEntries(unread);
  for (const [app, entry] of entries) {
    const before = lastApps[app];
    const isSafe = isSameHost || (before && isStepBack(entry, before));
    const chosen = isSafe && isThere([app, entry]) ? entry : before;
    if (chosen) apps[app] = chosen;
  }
  const made = withApps(next, apps);
  // Pages take a revision that they have for current, so it is not given to what they have already.
  return made && isDeepStrictEqual(content(made), content(last)) ? last : made;
}

/** How often the store is looked at without visitors, in ms. */
export const LOOK = 1500;

/** For how many ms the first visitors wait for the first releases. */
const FIRST = 5000;

/** For how many ms a request waits for the store, if there is a suite that can be served without it. */
const PATIENCE = 500;

/** A read that has no answer after this time, in ms, has failed. */
const ANSWER = 5000;

const usedReleases = (suite: Suite | undefined): string[] =>
  Object.entries(suite?.registry.apps ?? {}).flatMap(([app, entry]) =>
    usedVersions(entry).map((version) => `${app}/${version}`),
  );

/**
 * Keeps a folder equal to what the verified metadata of a store lists, and knows the last suite of which the folder has
 * every release that visitors get. Files are served from the folder alone, so that requests for them never ask the store.
 */
export class Mirror {
  served: Suite | undefined;
  /** The last suite that was read. It is served once the folder has its files. */
  newest: Suite | undefined;
  /** Why the store could not be read last. */
  failure: unknown;

  private newestSince = 0;
  private checked = -Infinity;
  /** Whether the store lacks the suite that it had, as a drive that is not mounted does. */
  private isLost = false;
  private isSilent = false;
  private reading: Promise<void> | undefined;
  private nextReading: Promise<void> | undefined;
  private waiters: (() => void)[] = [];
  private readonly releases: MirroredReleases;

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
    const { reader, folder, onError } = options;
    this.releases = new MirroredReleases({ reader, folder, onError, onSettled: () => this.update() });
  }

  start(): void {
    sweepStaging(this.options.folder).catch(this.options.onError);
    this.look();
  }

  /** Looks whether there is something new; called again and again. */
  look(): void {
    this.releases.goOn();
    void this.read();
  }

  close(): Promise<void> {
    return this.releases.close();
  }

  /** The suite to serve now: that of the store, if the store answers soon and the folder has the releases. */
  async current(): Promise<Suite | undefined> {
    const isFirst = !this.served;
    await this.freshen();
    const left = this.newestSince + (isFirst ? FIRST : PATIENCE) - performance.now();
    const isBehind = this.newest !== undefined && this.served !== this.newest;
    if (isBehind && left > 0) await within(left, this.settled());
    return this.served;
  }

  /** Whether an older suite is served because the store fails, is not to be trusted, or has lost its own. */
  get isStale(): boolean {
    return this.served !== undefined && (this.failure !== undefined || this.isLost);
  }

  /** Releases that visitors are to get and that the folder lacks, with the reason if they could not be fetched. */
  get lacking(): { name: string; error?: unknown }[] {
    return usedReleases(this.newest)
      .filter((name) => !this.releases.whole.has(name))
      .map((name) => ({ name, error: this.releases.failures.get(name)?.error }));
  }

  get size(): number {
    return this.releases.whole.size;
  }

  manifest(app: string, version: string): ReleaseManifest | undefined {
    return this.releases.whole.get(`${app}/${version}`);
  }

  /** Brings the suite up to date for a request. While the store is silent one request waits for it, and no other. */
  private async freshen(): Promise<void> {
    if (performance.now() - this.checked < this.options.maxAge) return;
    if (!this.newest) return this.read();
    if (this.isSilent) return;
    this.isSilent = !(await within(PATIENCE, this.read()));
  }

  /** Reads the suite. A read under way may have begun before the change that the caller wants to see, so another follows. */
  private read(): Promise<void> {
    if (!this.reading) {
      this.reading = this.readOnce().finally(() => (this.reading = undefined));
      return this.reading;
    }
    this.nextReading ??= this.reading.then(() => {
      this.nextReading = undefined;
      return this.read();
    });
    return this.nextReading;
  }

  private async readOnce(): Promise<void> {
    const begun = performance.now();
    try {
      const suite = await answered(ANSWER, this.options.reader.read());
      this.isSilent = false;
      this.isLost = !suite && this.newest !== undefined;
      this.failure = undefined;
      this.checked = begun;
      if (!suite || suite === this.newest) return;
      this.newest = suite;
      if (suite.revision !== this.served?.revision) this.newestSince = performance.now();
      this.releases.want(this.wanted(suite));
      this.update();
    } catch (error) {
      this.failure = error;
      this.isSilent = isRefusal(error, 'STORE_SILENT');
    }
  }

  /** Waits until every release that visitors are to get was fetched or could not be. */
  private settled(): Promise<void> {
    if (this.lacking.every(({ error }) => error !== undefined)) return Promise.resolve();
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  /** What the folder is to have: also what is still served, and what an app has that cannot be read now. */
  private wanted(suite: Suite): Wanted {
    const used = new Set([...usedReleases(suite), ...usedReleases(this.served)]);
    const isUnread = (name: string) => (name.split('/')[0] as string) in suite.broken;
    const others = new Set([...suite.releases, ...[...this.releases.whole.keys()].filter(isUnread)]);
    return { used: [...used], others: [...others].filter((name) => !used.has(name)) };
  }

  private update(): void {
    if (!this.newest) return;
    const last = this.served;
    this.served = servableSuite(this.newest, last, (app, version) => this.presence(`${app}/${version}`));
    // What was served until now is needed no longer.
    if (this.served !== last) this.releases.want(this.wanted(this.newest));
    if (this.lacking.some(({ error }) => error === undefined)) return;
    for (const resolve of this.waiters.splice(0)) resolve();
  }

  private presence(name: string): Presence {
    if (this.releases.whole.has(name)) return 'whole';
    return this.releases.failures.has(name) ? 'failed' : 'lacking';
  }
}
