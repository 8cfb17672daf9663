import type { LiveRelease, OwnedRoute, Registry, RegistryApp } from '@suite/kernel/registry';
import type { PageModule, RouteTable } from '@suite/kernel/routes';
import type { ComponentType } from 'react';
import { preloadPage } from './preload';
import { within } from './within';

/** Gives the route table of a release; `attempt` counts the failures before. */
export type LoadTable = (release: LiveRelease, attempt: number) => Promise<RouteTable>;

/** A page that could not be loaded, with what ops need to know. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly app: string;
  readonly version: string;
  readonly page: string;

  constructor(row: OwnedRoute, version: string, cause: unknown) {
    super(
      `${row.app}@${version} did not load ${row.name}: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.app = row.app;
    this.version = version;
    this.page = row.name;
  }
}

declare global {
  interface Window {
    /** Suffix for the addresses of a container's chunks, set before a retry. */
    __suiteRetry?: Record<string, string>;
  }
}

/** Loads pages of remotes: each once, and again after a failure. */
export class PageLoader {
  private readonly pages = new Map<string, ComponentType>();
  private readonly loading = new Map<string, Promise<ComponentType>>();
  private readonly tables = new Map<string, Promise<RouteTable>>();
  private readonly attempts = new Map<string, number>();
  private readonly registry: Registry;
  private readonly loadTable: LoadTable;
  private readonly limit: number;

  constructor(registry: Registry, loadTable: LoadTable, limit: number) {
    this.registry = registry;
    this.loadTable = loadTable;
    this.limit = limit;
  }

  /** The page, if it is there already: then it renders at once. */
  loaded(row: OwnedRoute): ComponentType | undefined {
    return this.pages.get(row.name);
  }

  /** Loads a page; concurrent calls share one attempt, and a failed one is not kept. */
  load(row: OwnedRoute): Promise<ComponentType> {
    const running = this.loading.get(row.name);
    if (running) return running;
    const attempt = this.fetch(row).finally(() => this.loading.delete(row.name));
    this.loading.set(row.name, attempt);
    return attempt;
  }

  private async fetch(row: OwnedRoute): Promise<ComponentType> {
    const { live } = this.registry.apps[row.app] as RegistryApp;
    try {
      const module = await this.modulePage(row, live);
      if (typeof module?.default !== 'function' && typeof module?.default !== 'object') {
        throw new Error('the page has no default export');
      }
      this.pages.set(row.name, module.default);
      return module.default;
    } catch (cause) {
      this.prepareRetry(row.app, live);
      throw new LoadError(row, live.version, cause);
    }
  }

  private async modulePage(row: OwnedRoute, live: LiveRelease): Promise<PageModule> {
    // On the first page the document's loader has done it.
    if (!this.attempts.has(row.app) && this.pages.size > 0) preloadPage(live, row);
    const table = await this.table(row.app, live);
    const route = table.routes.find(({ name }) => name === row.name);
    if (!route) throw new Error(`the route table has no ${row.name}`);
    return within(this.limit, route.page());
  }

  private table(app: string, live: LiveRelease): Promise<RouteTable> {
    const known = this.tables.get(app);
    if (known) return known;
    const table = within(this.limit, this.loadTable(live, this.attempts.get(app) ?? 0));
    this.tables.set(app, table);
    table.catch(() => this.tables.delete(app));
    return table;
  }

  private prepareRetry(app: string, { container }: LiveRelease): void {
    const attempt = (this.attempts.get(app) ?? 0) + 1;
    this.attempts.set(app, attempt);
    window.__suiteRetry = { ...window.__suiteRetry, [container ?? app]: `?r=${attempt}` };
  }
}
