import type { PageModule, Route } from '@suite/kernel/routes';
import { createElement, type ComponentType } from 'react';
import { assetOf, fetchEarly, knowHashes, retried } from './assets';
import { RouteTables, runNoted, type LoadTable } from './containers';
import { within, type Hangs } from './fallback';
import { codeOf } from './load-events';
import {
  ownBase,
  startFiles,
  type LiveRelease,
  type LoadEvent,
  type OwnedRoute,
  type Registry,
  type RegistryApp,
} from './registry';
import { createTitles } from './titles';

/** What loading pages needs of the host. */
export interface PageLoaderDeps {
  loadTable: LoadTable;
  /** The release to take when an app's own fails. */
  previousOf: (app: string, state: RegistryApp) => Promise<LiveRelease | undefined>;
  /** Time after which a file that has not arrived counts as failed, in milliseconds. */
  limit: number;
  tell: (event: LoadEvent) => void;
  hangs: Hangs;
  /** Called when a file did not come from the CDN: from now on the host loads its own from the page's origin. */
  leaveCdn?: () => void;
  /** Looks for newer releases when one has failed. */
  renew?: () => Promise<unknown>;
}

/** Longest wait for what may help: newer releases, and the previous version after a long wait. */
const HELP_LIMIT = 5000;

/** A page that could not be loaded, with app, version and page for operations. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly app: string;
  readonly version: string;
  readonly page: string;
  /** The code of the event about it. */
  readonly code: string;

  constructor(route: OwnedRoute, version: string, cause: unknown) {
    super(
      `${route.app}@${version} did not load ${route.name}: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.app = route.app;
    this.version = version;
    this.page = route.name;
    this.code = codeOf(cause);
  }
}

/** The component of a page's module, given the edition that the route names. */
function pageOf(module: PageModule | undefined, { edition }: Route): ComponentType {
  const page = module?.default as ComponentType<{ edition?: string }> | undefined;
  if (!page || (typeof page !== 'function' && typeof page !== 'object')) {
    throw new Error('the page has no default export');
  }
  return edition === undefined ? page : () => createElement(page, { edition });
}

/** A page that was loaded, and the version that it came from. */
interface LoadedPage {
  component: ComponentType;
  version: string;
}

/** Loads pages of remotes: each once, again after a failure, and from another release if the retry fails. */
export class PageLoader {
  readonly titles = createTitles();
  private readonly pages = new Map<string, LoadedPage>();
  private readonly loading = new Map<string, Promise<ComponentType>>();
  private readonly tables: RouteTables;
  /** Apps whose release has failed: they take a newer one even when a part of theirs was loaded. */
  private readonly failed = new Set<string>();
  private registry: Registry;
  private readonly deps: PageLoaderDeps;

  constructor(registry: Registry, deps: PageLoaderDeps) {
    this.registry = registry;
    this.deps = deps;
    this.tables = new RouteTables(deps.loadTable, deps.limit);
    for (const { live } of Object.values(registry.apps)) knowHashes(live);
  }

  /** The page if it has been loaded: then it renders at once. */
  loaded(route: OwnedRoute): ComponentType | undefined {
    return this.pages.get(route.name)?.component;
  }

  /** Versions of the apps that this page has loaded from, by app. */
  versionsInUse(): Record<string, string> {
    const used = Object.entries(this.registry.apps).filter(([app]) => this.isUsed(app));
    return Object.fromEntries(used.map(([app, { live }]) => [app, live.version]));
  }

  /** The version that a page runs in, or would. */
  versionOf({ app, name }: OwnedRoute): string {
    return this.pages.get(name)?.version ?? this.stateOf(app).live.version;
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
  load(route: OwnedRoute): Promise<ComponentType> {
    const running = this.loading.get(route.name);
    if (running) return running;
    const attempt = this.fetch(route).finally(() => this.loading.delete(route.name));
    this.loading.set(route.name, attempt);
    return attempt;
  }

  /** Fetches the files of a page that may be asked for soon; nothing of it runs. */
  fetchAhead(route: OwnedRoute): void {
    if (this.pages.has(route.name) || this.loading.has(route.name) || this.failed.has(route.app)) return;
    this.fetchFiles(this.stateOf(route.app).live, route);
  }

  /** Notes that a page is about to be drawn: its code has run, maybe long ago. */
  drawing(route: OwnedRoute): void {
    this.noteRun(route, this.versionOf(route));
  }

  /** Tells of a load: a page that came and threw as it was drawn is a failure alone. */
  drawn(route: OwnedRoute): void {
    const { live } = this.stateOf(route.app);
    if (this.pages.get(route.name)?.version === live.version) this.tell(route, 'load');
  }

  /** Another release's page, in the place of one that throws or hangs when it is drawn. */
  async instead(route: OwnedRoute, code: 'render' | 'hang' = 'render'): Promise<ComponentType | undefined> {
    this.failedWith(route, code);
    this.pages.delete(route.name);
    return this.fromOther(route).catch(() => undefined);
  }

  /** Notes that code of a page is about to run, for the next visit if it hangs. */
  private noteRun({ app, name }: OwnedRoute, version: string): void {
    if (app !== 'host') this.deps.hangs.begin(name, version);
  }

  private stateOf(app: string): RegistryApp {
    return this.registry.apps[app] as RegistryApp;
  }

  private isUsed(app: string): boolean {
    return app === 'host' || this.tables.has(app, this.stateOf(app)?.live);
  }

  private tell({ app, name: page }: OwnedRoute, kind: LoadEvent['kind'], code?: string): void {
    const { live, stable } = this.stateOf(app);
    this.deps.tell({ app, version: live.version, canary: !!stable, kind, ...(code && { code, page }) });
  }

  private failedWith(route: OwnedRoute, code: string): void {
    this.failed.add(route.app);
    this.tell(route, 'error', code);
  }

  private async renew(): Promise<void> {
    if (this.deps.renew) await within(HELP_LIMIT, this.deps.renew()).catch(() => undefined);
  }

  private async fetch(route: OwnedRoute): Promise<ComponentType> {
    if (this.failed.has(route.app)) await this.renew();
    const { live } = this.stateOf(route.app);
    if (this.deps.hangs.has(route.name, live.version)) {
      const older = await this.instead(route, 'hang');
      if (older) return older;
    }
    try {
      const page = await this.fromLive(route, live);
      this.failed.delete(route.app);
      return page;
    } catch (cause) {
      const code = codeOf(cause);
      this.failedWith(route, code);
      const limit = code === 'timeout' ? HELP_LIMIT : this.deps.limit;
      const older = await within(limit, this.fromOther(route)).catch(() => undefined);
      if (older) return older;
      throw new LoadError(route, live.version, cause);
    }
  }

  /**
   * Repeats a load that failed quickly, from the page's own origin; one that hung has taken too long. After a failure
   * the next load begins there: a CDN that hung would be waited for each time.
   */
  private fromLive(route: OwnedRoute, live: LiveRelease): Promise<ComponentType> {
    const attempt = () => this.from(this.tables.failures(route.app) > 0 ? this.nearby(live) : live, route);
    return retried(attempt, (cause) => {
      this.tables.noteFailure(route.app, live);
      return codeOf(cause) !== 'timeout' && this.tables.failures(route.app) === 1;
    });
  }

  /** The release on the page's own origin, for which the CDN is left. */
  private nearby(live: LiveRelease): LiveRelease {
    const base = ownBase(live.base);
    if (base === live.base) return live;
    this.deps.leaveCdn?.();
    return { ...live, base };
  }

  /** The page of what has become live since the failed release, by a repair or a rollback, or else of the previous version. */
  private async fromOther(route: OwnedRoute): Promise<ComponentType | undefined> {
    const failed = this.stateOf(route.app).live.version;
    await this.renew();
    const state = this.stateOf(route.app);
    const isOver = state.live.version !== failed;
    const release = isOver ? state.live : await this.deps.previousOf(route.app, state);
    if (!release) return undefined;
    knowHashes(release);
    return this.from(release, route);
  }

  private async from(release: LiveRelease, route: OwnedRoute): Promise<ComponentType> {
    // The document has preloaded the first page.
    if (this.tables.failures(route.app) === 0 && this.pages.size > 0) this.fetchFiles(release, route);
    const table = await this.tables.of(route.app, release);
    this.titles.learn(table);
    const own = table.routes.find(({ name }) => name === route.name);
    if (!own) throw new Error(`the route table has no ${route.name}`);
    const note = () => this.noteRun(route, release.version);
    const module = await within(this.deps.limit, runNoted(own.page, release.container, note));
    const component = pageOf(module, own);
    this.pages.set(route.name, { component, version: release.version });
    return component;
  }

  /** Fetches all files of a page at once: otherwise container, table and page would wait for each other. */
  private fetchFiles(release: LiveRelease, { app, name }: OwnedRoute): void {
    if (app === 'host') return;
    const own = release.routes.find((route) => route.name === name)?.files ?? [];
    for (const file of startFiles(release).concat(own)) fetchEarly(assetOf(release, file));
  }
}
