import type { Platform } from '@suite/kernel';
import { within } from '@suite/loader';
import { drawn, idle } from '../platform/idle';
import { reportIfStaying } from '../report/reporter';
import { allRead } from './create-queries';
import { readAnewAtMidnight, readAnewOnReturn } from './read-anew';
import type { QuietParts } from './when-quiet';

/** Idle work starts after this time even if the first page has not arrived. */
const ARRIVAL_LIMIT = 10_000;

/** What the work after the first page needs. */
export interface AfterParts extends QuietParts {
  /** Tells operations that this host runs. */
  tellLoaded: () => void;
  report: Platform['report'];
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
  const { tellLoaded, report } = parts;
  arrived
    .then(idle)
    .then(drawn)
    .then(idle)
    .then(tellLoaded)
    .then(() => reconcile(parts))
    .then(readAnewOnReturn)
    .then(readAnewAtMidnight)
    .then(() => import(/* webpackChunkName: "freshness" */ './when-quiet'))
    .then(({ startWhenQuiet }) => startWhenQuiet(parts))
    .catch(reportIfStaying(report));
}
