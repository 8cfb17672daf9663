import type { ReleaseManifest } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';

const KB = 1024;

/** The most that a visitor may have to download, compressed, in bytes. */
export interface Budgets {
  /** The host's script and styles. */
  host: number;
  /** A remote's container with its styles: every visitor of any of its pages waits for it. */
  entry: number;
  /** One page with its container and route table. */
  page: number;
  /** All scripts and styles of a release. */
  release: number;
}

/** The budgets of every release. */
export const BUDGETS: Budgets = { host: 140 * KB, entry: 16 * KB, page: 200 * KB, release: 6 * KB * KB };

/** A part of a release with its size and budget. */
export interface Part {
  what: string;
  bytes: number;
  limit: number;
}

/** Every part of a release that has a budget; `wire` gives the compressed size of a file. */
export function partsOf(
  { name, live, files }: ReleaseManifest,
  wire: (path: string) => number,
  budgets: Budgets = BUDGETS,
): Part[] {
  const sum = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((total, path) => total + wire(path), 0);
  const start = [live.entry, ...(live.libraries ?? []), ...live.styles];
  const loaded = Object.keys(files).filter((path) => /\.(?:js|css)$/.test(path));
  return [
    {
      what: 'the entry',
      bytes: sum(start),
      limit: name === 'host' ? budgets.host : budgets.entry,
    },
    ...live.routes.map((route) => ({
      what: `the page ${route.name}`,
      bytes: sum([...start, ...(live.tableFiles ?? []), ...route.files]),
      limit: budgets.page,
    })),
    { what: 'the release', bytes: sum(loaded), limit: budgets.release },
  ];
}

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/** Refuses a release if a part is over its budget. `all` holds the files and their compressed forms. */
export function checkBudgets(
  manifest: ReleaseManifest,
  all: ReadonlyMap<string, Buffer>,
  budgets: Budgets = BUDGETS,
): void {
  const wire = (path: string) => (all.get(`${path}.br`) ?? all.get(path) ?? Buffer.alloc(0)).length;
  const over = partsOf(manifest, wire, budgets).find(({ bytes, limit }) => bytes > limit);
  if (!over) return;
  const { what, bytes, limit } = over;
  throw new ReleaseError('SIZE_OVER', {
    app: manifest.name,
    what,
    size: kilobytes(bytes),
    limit: kilobytes(limit),
  });
}
