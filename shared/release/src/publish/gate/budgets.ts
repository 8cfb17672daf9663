import type { ReleaseManifest } from '@suite/loader/registry';
import { ReleaseError } from '../../release-error';
import { isOrdinary } from './check-neighbours';

const KB = 1024;

/**
 * The most that a visitor may have to download, compressed, in bytes: of the host its script and styles, of a remote
 * its container with styles, for which every page waits; one page with both; all scripts and styles of a release. An
 * ordinary remote may bring the federation runtime along, which takes 20 to 26 KB of its container.
 */
const BUDGETS = { host: 140 * KB, entry: 16 * KB, ordinary: 32 * KB, page: 200 * KB, release: 6 * KB * KB };

/** Every part of a release that has a budget; `wire` gives the compressed size of a file. */
export function partsOf(
  { name, live, files }: ReleaseManifest,
  wire: (path: string) => number,
  budgets = BUDGETS,
) {
  const sum = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((total, path) => total + wire(path), 0);
  const start = [live.entry, ...(live.libraries ?? []), ...live.styles];
  const kind = isOrdinary(name, live.container) ? 'ordinary' : 'entry';
  const loaded = Object.keys(files).filter((path) => /\.(?:js|css)$/.test(path));
  return [
    { what: 'the entry', bytes: sum(start), limit: budgets[name === 'host' ? 'host' : kind] },
    ...live.routes.map((route) => ({
      what: `the page ${route.name}`,
      bytes: sum([...start, ...(live.tableFiles ?? []), ...route.files]),
      limit: budgets.page,
    })),
    { what: 'the release', bytes: sum(loaded), limit: budgets.release },
  ];
}

/** Refuses a release if a part is over its budget. `all` holds the files and their compressed forms. */
export function checkBudgets(
  manifest: ReleaseManifest,
  all: ReadonlyMap<string, Buffer>,
  budgets = BUDGETS,
): void {
  const wire = (path: string) => (all.get(`${path}.br`) ?? all.get(path) ?? Buffer.alloc(0)).length;
  const over = partsOf(manifest, wire, budgets).find(({ bytes, limit }) => bytes > limit);
  if (!over) return;
  const [size, limit] = [over.bytes, over.limit].map((bytes) => (bytes / KB).toFixed(1)) as [string, string];
  throw new ReleaseError('SIZE_OVER', { app: manifest.name, what: over.what, size, limit });
}
