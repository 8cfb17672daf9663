import type { QueryClient } from '@suite/kernel';
import type { SuiteRouter } from '@suite/kernel/router';
import type { Freshness, PageLoader } from '@suite/loader';
import { createLinksAhead, prefetchNext, watchTouches } from '@suite/loader/ahead';
import { tellDevtools } from '@suite/loader/devtools';
import type { OwnedRoute } from '@suite/loader/registry';
import { drawn, idle } from '../platform/idle';
import type { VitalsDeps } from '../report/vitals';
import type { SuiteSession } from '../session/create-session';
import { allRead } from './create-queries';

/** What the work needs that goes on behind the pages. */
export interface QuietParts extends VitalsDeps {
  rows: readonly OwnedRoute[];
  pages: Pick<PageLoader, 'fetchAhead' | 'versionOf'>;
  session: SuiteSession;
  router: SuiteRouter;
  queries: QueryClient;
  freshness: () => Promise<Freshness>;
}

/** Looks for newer releases from time to time. */
function stayFresh(freshness: Freshness, { session, router }: QuietParts): void {
  document.addEventListener('visibilitychange', () => freshness.seen(document.visibilityState === 'visible'));
  let from = session.currentRow();
  router.subscribe(() => {
    const to = session.currentRow();
    if (to === from) return;
    freshness.moved(from, to);
    from = to;
  });
}

/** Fetches the pages that the visitor is about to open, from now on and on each page. */
function fetchAhead({ rows, pages, router, queries }: QuietParts): void {
  const links = createLinksAhead({ routes: rows, fetch: (row) => pages.fetchAhead(row) });
  const whenIdle = () =>
    idle()
      .then(() => allRead(queries))
      .then(drawn)
      .then(idle)
      .then(links.nextStep);
  watchTouches(links);
  links.nextStep();
  router.subscribe(() => void whenIdle());
}

/** One visit in so many is measured, and each of a canary, which few have. */
const MEASURED = 0.1;

/** Looks for newer releases from now on, and starts what needs the network once the page needs it no more. */
export async function startWhenQuiet(parts: QuietParts): Promise<void> {
  const { registry, session, queries, freshness } = parts;
  stayFresh(await freshness(), parts);
  // A page that still waits for its data, or draws them, needs the network for itself.
  await allRead(queries);
  await drawn();
  await idle();
  const row = session.currentRow();
  if (row) prefetchNext(registry, row.app);
  fetchAhead(parts);
  tellDevtools(registry);
  const isCanary = Object.values(registry.apps).some(({ stable }) => stable);
  if (!isCanary && Math.random() >= MEASURED) return;
  // A visit whose measuring does not load, as without a network, is not measured.
  const measuring = await import(/* webpackChunkName: "vitals" */ '../report/vitals').catch(() => undefined);
  measuring?.measureVisit(parts);
}
