import type { QueryClient } from '@suite/kernel';
import type { SuiteRouter } from '@suite/kernel/router';
import type { PageLoader } from '@suite/loader';
import { createLinksAhead, prefetchNext, watchTouches } from '@suite/loader/ahead';
import type { OwnedRoute } from '@suite/loader/registry';
import { drawn, idle } from '../platform/idle';
import type { VitalsDeps } from '../report/vitals';
import type { SuiteSession } from '../session/create-session';
import { allRead } from './create-queries';

/** What the work needs that waits until the page has its data. */
export interface QuietParts extends VitalsDeps {
  rows: readonly OwnedRoute[];
  pages: Pick<PageLoader, 'fetchAhead' | 'versionOf'>;
  session: SuiteSession;
  router: SuiteRouter;
  queries: QueryClient;
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

/** Starts the work that needs the network while the page needs it no more. */
export async function startWhenQuiet(parts: QuietParts): Promise<void> {
  const { registry, session } = parts;
  const row = session.currentRow();
  if (row) prefetchNext(registry, row.app);
  fetchAhead(parts);
  const isCanary = Object.values(registry.apps).some(({ stable }) => stable);
  if (!isCanary && Math.random() >= MEASURED) return;
  const { measureVisit } = await import(/* webpackChunkName: "vitals" */ '../report/vitals');
  measureVisit(parts);
}
