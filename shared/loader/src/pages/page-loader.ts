import {
  ownBase,
  type LiveRelease,
  type LoadEvent,
  type OwnedRoute,
  type Registry,
  type RegistryApp,
} from '../registry';
import type { PageModule } from '@suite/kernel/routes';
import type { ComponentType } from 'react';
import type { Hangs } from './hangs';
import { knowHashes } from './integrity';
import { codeOf } from './load-events';
import { preloadPage } from './preload';
import { RouteTables, type LoadTable } from './route-tables';
import { runNoted } from './run-noted';
import { Titles } from './titles';
import { within } from './within';

/** What loading pages needs of the host. */
export interface PageLoaderParts {
  loadTable: LoadTable;
  /** The release to take when an app's own fails. */
  previousOf: (app: string, state: RegistryApp) => Promise<LiveRelease | undefined>;
  /** Time after which a file that has not arrived counts as failed, in milliseconds. */
  limit: number;
  tell: (event: LoadEvent) => void;
  hangs: Hangs;
  /** Called when a file did not come from the CDN: from now on the host loads its own from the page's origin. */
  leaveCdn?: () => void;
  /** Looks for newer releases before a failed one is tried again. */
  renew?: () => Promise<unknown>;
}

/** Longest wait for what may help: newer releases before a retry, and the previous version after a long wait. */
const HELP_LIMIT = 5000;

/** A page that could not be loaded, with app, version and page for operations. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly app: string;
  readonly version: string;
  readonly page: string;
  /** The code of the event about it. */
  readonly code: string;

  constructor(row: OwnedRoute, version: string, cause: unknown) {
    super(
      `${row.app}@${version} did not load ${row.name}: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.app = row.app;
    this.version = version;
    this.page = row.name;
    this.code = codeOf(cause);
  }
}

/** Loads pages of remotes: each once, again after a failure, and from the previous version if the retry fails. */
export class PageLoader {
  readonly titles = new Titles();
  private readonly pages = new Map<string, ComponentType>();
  /** The version that each page came from. */
  private readonly versions = new Map<string, string>();
  private readonly loading = new Map<string, Promise<ComponentType>>();
  private readonly tables: RouteTables;
  /** Apps whose release has failed: they take a newer one even when a part of theirs was loaded. */
  private readonly failed = new Set<string>();
  private registry: Registry;
  private readonly parts: PageLoaderParts;

  constructor(registry: Registry, parts: PageLoaderParts) {
    this.registry = registry;
    this.parts = parts;
    this.tables = new RouteTables(parts.loadTable, parts.limit);
    for (const { live } of Object.values(registry.apps)) knowHashes(live);
  }

  /** The page if it has been loaded: then it renders at once. */
  loaded(row: OwnedRoute): ComponentType | undefined {
    return this.pages.get(row.name);
  }

  /** Versions of the apps that this page has loaded from, by app. */
  versionsInUse(): Record<string, string> {
    const used = Object.entries(this.registry.apps).filter(([app]) => this.isUsed(app));
    return Object.fromEntries(used.map(([app, { live }]) => [app, live.version]));
  }

  /** The version that a page runs in, or would. */
  versionOf({ app, name }: OwnedRoute): string {
    return this.versions.get(name) ?? this.stateOf(app).live.version;
  }

  /** Takes newer releases for apps that are not loaded or have failed; the others keep theirs. */
  adopt(newer: Registry): void {
    const apps = { ...this.registry.apps };
    for (const [app, state] of Object.entries(newer.apps)) {
      if (app === 'host' || (this.isUsed(app) && !this.failed.has(app))) continue;
      apps[app] = state;
      knowHashes(state.live);
    }
    this.registry = { ...this.registry, apps };
  }

  /** Loads a page; concurrent calls share one attempt, and a failed one is not kept. */
  load(row: OwnedRoute): Promise<ComponentType> {
    const running = this.loading.get(row.name);
    if (running) return running;
    const attempt = this.fetch(row).finally(() => this.loading.delete(row.name));
    this.loading.set(row.name, attempt);
    return attempt;
  }

  /** Fetches the files of a page that may be asked for soon; nothing of it runs. */
  fetchAhead(row: OwnedRoute): void {
    if (this.pages.has(row.name) || this.loading.has(row.name) || this.failed.has(row.app)) return;
    const { live } = this.stateOf(row.app);
    preloadPage(live, this.filesOf(live, row));
  }

  /** Notes that a page is about to be drawn: its code has run, maybe long ago. */
  drawing(row: OwnedRoute): void {
    this.noteRun(row, this.versionOf(row));
  }

  /** Tells of a load: a page that came and threw as it was drawn is a failure alone. */
  drawn(row: OwnedRoute): void {
    const { live } = this.stateOf(row.app);
    if (this.versions.get(row.name) === live.version) this.tell(row, 'load');
  }

  /** The previous version's page, in the place of one that throws or hangs when it is drawn. */
  async instead(row: OwnedRoute, code: 'render' | 'hang' = 'render'): Promise<ComponentType | undefined> {
    this.failedWith(row, code);
    this.pages.delete(row.name);
    return this.fromPrevious(row).catch(() => undefined);
  }

  /** Notes that code of a page is about to run, for the next visit if it hangs. */
  private noteRun({ app, name }: OwnedRoute, version: string): void {
    if (app !== 'host') this.parts.hangs.begin(name, version);
  }

  private stateOf(app: string): RegistryApp {
    return this.registry.apps[app] as RegistryApp;
  }

  private isUsed(app: string): boolean {
    return app === 'host' || this.tables.has(app, this.stateOf(app)?.live);
  }

  private tell({ app, name: page }: OwnedRoute, kind: LoadEvent['kind'], code?: string): void {
    const { live, stable } = this.stateOf(app);
    this.parts.tell({ app, version: live.version, canary: !!stable, kind, ...(code && { code, page }) });
  }

  private failedWith(row: OwnedRoute, code: string): void {
    this.failed.add(row.app);
    this.tell(row, 'error', code);
  }

  private async fetch(row: OwnedRoute): Promise<ComponentType> {
    if (this.failed.has(row.app) && this.parts.renew) {
      await within(HELP_LIMIT, this.parts.renew()).catch(() => undefined);
    }
    const { live } = this.stateOf(row.app);
    if (this.parts.hangs.has(row.name, live.version)) {
      const older = await this.instead(row, 'hang');
      if (older) return older;
    }
    try {
      const page = await this.fromLive(row, live);
      this.failed.delete(row.app);
      return page;
    } catch (cause) {
      const code = codeOf(cause);
      this.failedWith(row, code);
      const limit = code === 'timeout' ? HELP_LIMIT : this.parts.limit;
      const older = await within(limit, this.fromPrevious(row)).catch(() => undefined);
      if (older) return older;
      throw new LoadError(row, live.version, cause);
    }
  }

  /**
   * Tries a load that failed quickly once more, from the page's own origin; one that hung has taken too long. After a
   * failure the next load begins there: a CDN that hung would be waited for each time.
   */
  private async fromLive(row: OwnedRoute, live: LiveRelease): Promise<ComponentType> {
    try {
      return await this.from(this.tables.failures(row.app) > 0 ? this.nearby(live) : live, row);
    } catch (cause) {
      this.tables.noteFailure(row.app, live);
      if (codeOf(cause) === 'timeout' || this.tables.failures(row.app) > 1) throw cause;
    }
    try {
      return await this.from(this.nearby(live), row);
    } catch (cause) {
      this.tables.noteFailure(row.app, live);
      throw cause;
    }
  }

  /** The release on the page's own origin, for which the CDN is left. */
  private nearby(live: LiveRelease): LiveRelease {
    const base = ownBase(live.base);
    if (base === live.base) return live;
    this.parts.leaveCdn?.();
    return { ...live, base };
  }

  private async fromPrevious(row: OwnedRoute): Promise<ComponentType | undefined> {
    const release = await this.parts.previousOf(row.app, this.stateOf(row.app));
    if (!release) return undefined;
    knowHashes(release);
    return this.from(release, row);
  }

  private async from(release: LiveRelease, row: OwnedRoute): Promise<ComponentType> {
    // The document's loader has preloaded the first page.
    if (this.tables.failures(row.app) === 0 && this.pages.size > 0)
      preloadPage(release, this.filesOf(release, row));
    const table = await this.tables.of(row.app, release);
    this.titles.learn(table);
    const route = table.routes.find(({ name }) => name === row.name);
    if (!route) throw new Error(`the route table has no ${row.name}`);
    const note = () => this.noteRun(row, release.version);
    const module: PageModule = await within(this.parts.limit, runNoted(route.page, release.container, note));
    const { default: component } = module ?? {};
    if (!component || (typeof component !== 'function' && typeof component !== 'object')) {
      throw new Error('the page has no default export');
    }
    this.pages.set(row.name, component);
    this.versions.set(row.name, release.version);
    return component;
  }

  private filesOf({ routes }: LiveRelease, row: OwnedRoute): OwnedRoute {
    return { ...row, files: routes.find(({ name }) => name === row.name)?.files ?? [] };
  }
}
