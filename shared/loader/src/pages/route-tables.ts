import { pageRelease, type LiveRelease } from '../registry';
import type { RouteTable } from '@suite/kernel/routes';
import { within } from './within';

/** Loads the route table of a release; `attempt` is the number of failures so far. */
export type LoadTable = (release: LiveRelease, attempt: number) => Promise<RouteTable>;

const containerOf = (app: string, release: LiveRelease | undefined) => release?.container ?? app;

/** Route tables by container, each loaded once; after a failure files are asked for under other addresses. */
export class RouteTables {
  private readonly tables = new Map<string, Promise<RouteTable>>();
  private readonly failed = new Map<string, number>();
  private readonly loadTable: LoadTable;
  private readonly limit: number;

  constructor(loadTable: LoadTable, limit: number) {
    this.loadTable = loadTable;
    this.limit = limit;
  }

  /** Whether a release's table is there or on its way. */
  has(app: string, release: LiveRelease | undefined): boolean {
    return this.tables.has(containerOf(app, release));
  }

  /** Failed loads of an app so far. */
  failures(app: string): number {
    return this.failed.get(app) ?? 0;
  }

  /** A release's table; a failed load is not kept. */
  of(app: string, release: LiveRelease): Promise<RouteTable> {
    const container = containerOf(app, release);
    const known = this.tables.get(container);
    if (known) return known;
    // Releases share files: the one that failed may still wait for a file of this one.
    if (this.failures(app) > 0) this.changeAddresses(app, container);
    const table = within(this.limit, this.loadTable(release, this.failures(app)));
    this.tables.set(container, table);
    table.catch(() => this.tables.delete(container));
    return table;
  }

  /** Counts a failed load: the next one asks for the files under other addresses. */
  noteFailure(app: string, release: LiveRelease): void {
    this.failed.set(app, this.failures(app) + 1);
    this.changeAddresses(app, containerOf(app, release));
  }

  private changeAddresses(app: string, container: string): void {
    pageRelease(container).retry = `?r=${this.failures(app)}`;
  }
}
