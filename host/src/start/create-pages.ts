import type { RouteTable } from '@suite/kernel/routes';
import {
  PageLoader,
  previousOf,
  watchHangs,
  type BootState,
  type Freshness,
  type LoadTable,
} from '@suite/loader';
import { ownBase, type LoadEvent } from '@suite/loader/registry';
import { client as connection } from '../http/http';
import ownTable from '../routes';

/** Where this build's own chunks are fetched from. */
declare let __webpack_public_path__: string;

/**
 * A little more than what scripts and styles are given (120 s): their own limits come first, because
 * they leave the chunk loading in a state from which a retry works.
 */
const PAGE_TIME_LIMIT = 125_000;

/** The suite's pages, and what keeps them up to date. */
export interface Pages {
  pages: PageLoader;
  /** Fetched when it is first needed; a failed fetch is tried again at the next call. */
  freshness: () => Promise<Freshness>;
}

const fetchText = async (address: string) =>
  (await connection.get<string>(address, { baseURL: '', responseType: 'text', transformResponse: String }))
    .data;

async function freshnessOf({ registry, bucket, line }: BootState, pages: PageLoader): Promise<Freshness> {
  const { createFreshness } = await import(/* webpackChunkName: "freshness" */ '@suite/loader/freshness');
  return createFreshness({ registry, bucket, line, pages, fetchText, reload: () => location.reload() });
}

/** Pages of the remotes come through `loadTable`, the host's own screens from this build. */
export function createPages(state: BootState, loadTable: LoadTable, tell: (event: LoadEvent) => void): Pages {
  let known: Promise<Freshness> | undefined;
  const freshness = () => {
    known ??= freshnessOf(state, pages);
    known.catch(() => (known = undefined));
    return known;
  };
  const pages: PageLoader = new PageLoader(state.registry, {
    loadTable: (release) =>
      release.container ? loadTable(release) : Promise.resolve(ownTable as RouteTable),
    previousOf: (app, row) => previousOf(app, row, fetchText),
    limit: PAGE_TIME_LIMIT,
    tell,
    hangs: watchHangs(),
    renew: async () => (await freshness()).look(),
    leaveCdn: () => (__webpack_public_path__ = ownBase(__webpack_public_path__)),
  });
  return { pages, freshness };
}
