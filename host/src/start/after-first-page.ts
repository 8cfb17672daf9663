import type { Platform } from '@suite/kernel';
import type { SuiteRouter } from '@suite/kernel/router';
import { within, type Freshness } from '@suite/loader';
import { drawn, idle } from '../platform/idle';
import { reportIfStaying } from '../report/reporter';
import type { SuiteSession } from '../session/create-session';
import { allRead } from './create-queries';
import { readAnewAtMidnight, readAnewOnReturn } from './read-anew';
import type { QuietParts } from './when-quiet';

/** Idle work starts after this time even if the first page has not arrived. */
const ARRIVAL_LIMIT = 10_000;

/** What the work after the first page needs. */
export interface AfterParts extends QuietParts {
  freshness: () => Promise<Freshness>;
  /** Tells operations that this host runs. */
  tellLoaded: () => void;
  report: Platform['report'];
}

/** Looks for newer releases from time to time. */
function stayFresh(freshness: Freshness, session: SuiteSession, router: SuiteRouter): void {
  document.addEventListener('visibilitychange', () => freshness.seen(document.visibilityState === 'visible'));
  let from = session.currentRow();
  router.subscribe(() => {
    const to = session.currentRow();
    if (to === from) return;
    freshness.moved(from, to);
    from = to;
  });
}

/** Looks after what waits of the learner. If its code does not come, it is fetched again when the network is back. */
function reconcile(parts: AfterParts): void {
  allRead(parts.queries)
    .then(() => import(/* webpackChunkName: "reconciler" */ './reconcile'))
    .then(({ startReconciling }) => startReconciling(parts))
    .catch(() => window.addEventListener('online', () => reconcile(parts), { once: true }));
}

/** Resolves when the first page is there, when it has failed, or when its time is up. */
export const arrivalOf = (page: Promise<unknown> | undefined): Promise<unknown> =>
  within(ARRIVAL_LIMIT, Promise.resolve(page)).catch(() => undefined);

/** Starts the work that would slow the first page down, once that page is drawn and idle. */
export function afterFirstPage(arrived: Promise<unknown>, parts: AfterParts): void {
  const { session, router, queries, freshness, tellLoaded, report } = parts;
  arrived
    .then(idle)
    .then(drawn)
    .then(idle)
    .then(tellLoaded)
    .then(() => reconcile(parts))
    .then(readAnewOnReturn)
    .then(readAnewAtMidnight)
    .then(freshness)
    .then((live) => stayFresh(live, session, router))
    // A page that still waits for its data, or draws them, needs the network for itself.
    .then(() => allRead(queries))
    .then(drawn)
    .then(idle)
    .then(() => import(/* webpackChunkName: "freshness" */ './when-quiet'))
    .then(({ startWhenQuiet }) => startWhenQuiet(parts))
    .catch(reportIfStaying(report));
}
