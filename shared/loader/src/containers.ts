import type { RouteTable } from '@suite/kernel/routes';
import { changeAddresses, pageRelease } from './assets';
import { within } from './fallback';
import type { LiveRelease } from './registry';
import type { SharedScope } from './runtime';

/** The global that a remote's entry defines. */
interface Container {
  init(scope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

const present = (name: string) => (window as unknown as Record<string, Container | undefined>)[name];

/** Releases share files, so a script of this address may run for another release. */
const begunScript = (address: string, container: string) =>
  Array.from(document.scripts).find(
    (script) => script.getAttribute('src') === address && script.getAttribute('data-for') === container,
  );

const ended = (script: HTMLScriptElement) =>
  new Promise<unknown>((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });

/**
 * The container whose script the document has started, as soon as it has run. Undefined when there is no such script or
 * when it failed: then the federation runtime loads it.
 */
export async function begunContainer(release: LiveRelease): Promise<Container | undefined> {
  const { base, entry, tableFiles = [] } = release;
  const container = release.container as string;
  // The document starts the entry when the table's script has brought the entry's hash.
  for (const file of [...tableFiles, entry]) {
    const script = present(container) ? undefined : begunScript(base + file, container);
    if (script) await ended(script);
  }
  return present(container);
}

/** Versions of the releases whose tables were asked for, by the name of their container. */
const asked = new Map<string, string>();

/** Refuses another version of a remote whose container has one name in all versions: what has run would answer for it. */
function refuseOther({ container, version }: LiveRelease): void {
  const name = container as string;
  const other = asked.get(name) ?? version;
  if (other !== version && name in window)
    throw new Error(`${name} ${version} cannot run beside ${other}: only another document can load it`);
  asked.set(name, version);
}

/**
 * Loads a release's route table. The document has started the first page's container before the host runs, so it is
 * asked directly; all others go through the federation runtime, whose 12 KB the first page need not wait for.
 */
export async function loadTable(release: LiveRelease, sharedScope: SharedScope): Promise<RouteTable> {
  refuseOther(release);
  const isRetry = pageRelease(release.container as string).retry !== '';
  const begun = isRetry ? undefined : await begunContainer(release);
  if (!begun) {
    const runtime = await import(/* webpackChunkName: "federation-runtime" */ './runtime');
    return runtime.loadTable(release, sharedScope);
  }
  await begun.init(sharedScope);
  const module = (await begun.get('./routes'))() as { default?: RouteTable };
  if (!module.default?.routes) throw new Error(`${release.container} exposes no route table`);
  return module.default;
}

/** Loads the route table of a release. */
export type LoadTable = (release: LiveRelease) => Promise<RouteTable>;

const nameOf = (app: string, release: LiveRelease | undefined) => release?.container ?? app;

/** Route tables by container, each loaded once; after a failure files are asked for under other addresses. */
export class RouteTables {
  private readonly tables = new Map<string, Promise<RouteTable>>();
  /** Failed loads by app, and what the addresses of its files got since. */
  private readonly failed = new Map<string, { times: number; retry: string }>();
  private readonly loadTable: LoadTable;
  private readonly limit: number;

  constructor(loadTable: LoadTable, limit: number) {
    this.loadTable = loadTable;
    this.limit = limit;
  }

  /** Whether a release's table is there or on its way. */
  has(app: string, release: LiveRelease | undefined): boolean {
    return this.tables.has(nameOf(app, release));
  }

  /** Failed loads of an app so far. */
  failures(app: string): number {
    return this.failed.get(app)?.times ?? 0;
  }

  /** A release's table; a failed load is not kept. */
  of(app: string, release: LiveRelease): Promise<RouteTable> {
    const container = nameOf(app, release);
    const known = this.tables.get(container);
    if (known) return known;
    // Releases of an app share files: another one that failed may still wait for a file of this one.
    const failure = this.failed.get(app);
    if (failure) pageRelease(container).retry = failure.retry;
    const table = within(this.limit, this.loadTable(release));
    this.tables.set(container, table);
    table.catch(() => this.tables.delete(container));
    return table;
  }

  /** Counts a failed load: the next one asks for the files under other addresses. */
  noteFailure(app: string, release: LiveRelease): void {
    const running = pageRelease(nameOf(app, release));
    changeAddresses(running);
    this.failed.set(app, { times: this.failures(app) + 1, retry: running.retry });
  }
}

/**
 * Loads code of a container, and calls `note` when its files are there and it is about to run: it may never end. A
 * download that is slow, or given up, is not noted.
 */
export async function runNoted<Code>(
  load: () => Promise<Code>,
  container: string | undefined,
  note: () => void,
): Promise<Code> {
  // The document hears of a script that has loaded before the code that waits for it goes on, and before its element
  // is removed.
  const look = (event?: Event) => {
    const awaited = Array.from(document.querySelectorAll(`script[data-for="${container}"]`));
    if (awaited.every((script) => script === event?.target)) note();
  };
  document.addEventListener('load', look, true);
  try {
    const code = load();
    look();
    return await code;
  } finally {
    document.removeEventListener('load', look, true);
  }
}
