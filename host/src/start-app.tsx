import { isCallError, useSession, type Platform } from '@suite/kernel';
import { createLoadEvents, endReads, type BootState, type LoadTable } from '@suite/loader';
import type { LoadEvent } from '@suite/loader/registry';
import { createHashRouter } from '@suite/kernel/router';
import { createRoot } from 'react-dom/client';
import { openConsole, wantsConsole } from './platform/debug-console';
import { idle } from './platform/idle';
import { createShell } from './platform/native-shell';
import { createReporter, reportUncaught } from './report/reporter';
import { createSession } from './session/create-session';
import { provideSession } from './session/service';
import { App } from './shell/app';
import { promptDesktop } from './shell/desktop-prompt';
import { enterAhead, type Entrance } from './shell/entrance';
import { createQueries } from './start/create-queries';
import { afterFirstPage, arrivalOf } from './start/after-first-page';
import { createPages } from './start/create-pages';
import { startPlatform } from './start/start-platform';
import { visitOf, type Visit } from './start/visit';
import { createTokenBridge } from './token/token-bridge';
import { sendBeacon } from './track/track';

const leave = (address: string, replace = false) =>
  replace ? location.replace(address) : location.assign(address);
const reload = () => location.reload();

const reporterOf = ({ registry, site, context }: Visit, where: Platform['where']): Platform['report'] =>
  createReporter({
    registry,
    site,
    context,
    where,
    idle,
    load: () => import(/* webpackChunkName: "error-service" */ './report/sentry'),
  });

/** Starts the app on a registry, wherever the route tables of the remotes come from. */
export function startApp(state: BootState, loadTable: LoadTable): void {
  const visit = visitOf(state);
  const { registry, context, line, site, rows, entry, version, canary } = visit;
  const where: Platform['where'] = () => {
    const row = session.currentRow();
    return { app: row?.app ?? 'host', version: row ? pages.versionOf(row) : version, page: row?.name ?? '' };
  };
  const told: LoadEvent[] = [];
  const tell = createLoadEvents((body) => sendBeacon('/events', body), told);
  const tellFault = (error: unknown) =>
    import(/* webpackChunkName: "freshness" */ './report/fault')
      .then(({ eventsOf }) => eventsOf(error, registry, where()).forEach(tell))
      .catch(() => undefined);
  const send = reporterOf(visit, where);
  const report: Platform['report'] = (error, details) => {
    send(error, details);
    if (isCallError(error, 'service')) void tellFault(error);
  };
  const queries = createQueries();
  const navigate: Platform['navigate'] = (to, options) => router.navigate(to, options);
  const shell = createShell(context);
  const tokenBridge = createTokenBridge({ shell, line, report });
  const session = createSession({
    ...{ context, line, site, rows, client: queries, tokenBridge },
    ...{ navigate, leave, report, reload },
  });
  provideSession(session);
  startPlatform({ visit, shell, session, navigate, where, report });

  reportUncaught((error, details) => {
    report(error, details);
    void tellFault(error);
  });
  const { pages, freshness } = createPages(state, loadTable, tell);
  const entrance: Entrance = { pages, admission: session.admission };
  // The first page's code and its user check start before anything renders: its files are on their way.
  const first = session.currentRow();
  if (first) enterAhead(entrance, first);
  const arrived = arrivalOf(entrance.begun?.page);
  arrived.then(endReads).catch(report);

  const root = document.getElementById('root') as HTMLElement;
  const router = createHashRouter();
  const view = { rows, entrance, skeleton: root.innerHTML };
  const prompt = () => void promptDesktop(session.currentRow, leave);
  router.subscribe(prompt);
  prompt();
  createRoot(root).render(<App router={router} client={queries} {...view} />);
  const tellLoaded = () => tell({ app: 'host', version, canary, kind: 'load' });
  const parts = { registry, rows, first, pages, session, router, queries, freshness, tellLoaded, report };
  afterFirstPage(arrived, parts);
  if (wantsConsole(entry, context, site.environment)) {
    const inUse = () => pages.versionsInUse();
    const panel = { registry, context, inUse, told, session: useSession.getState, page: () => where().page };
    idle()
      .then(() => openConsole(panel))
      .catch(report);
  }
}
