import { useSession, type Platform } from '@suite/kernel';
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

const reporterOf = ({ site, context, version }: Visit): Platform['report'] =>
  createReporter({
    site,
    context,
    version,
    idle,
    load: () => import(/* webpackChunkName: "error-service" */ './report/sentry'),
  });

/** Starts the app on a registry, wherever the route tables of the remotes come from. */
export function startApp(state: BootState, loadTable: LoadTable): void {
  const visit = visitOf(state);
  const { registry, context, line, site, rows, entry, version, canary } = visit;
  const report = reporterOf(visit);
  const queries = createQueries();
  const navigate: Platform['navigate'] = (to, options) => router.navigate(to, options);
  const shell = createShell(context);
  const tokenBridge = createTokenBridge({ shell, line, report });
  const session = createSession({
    ...{ context, line, site, rows, client: queries, tokenBridge },
    ...{ navigate, leave, report, reload },
  });
  provideSession(session);
  const where: Platform['where'] = () => {
    const row = session.currentRow();
    return { app: row?.app ?? 'host', version: row ? pages.versionOf(row) : version, page: row?.name ?? '' };
  };
  startPlatform({ visit, shell, session, navigate, where, report });

  const told: LoadEvent[] = [];
  const tell = createLoadEvents((body) => sendBeacon('/events', body), told);
  reportUncaught((error, details) => {
    report(error, details);
    const page = session.currentRow()?.name;
    import(/* webpackChunkName: "freshness" */ './report/fault')
      .then(({ faultOf }) => tell(faultOf(error, registry, page)))
      .catch(() => undefined);
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
  const parts = { rows, entrance, skeleton: root.innerHTML };
  const prompt = () => void promptDesktop(session.currentRow, leave);
  router.subscribe(prompt);
  prompt();
  createRoot(root).render(<App router={router} client={queries} {...parts} />);
  const tellLoaded = () => tell({ app: 'host', version, canary, kind: 'load' });
  afterFirstPage(arrived, { registry, rows, pages, session, router, queries, freshness, tellLoaded, report });
  if (wantsConsole(entry, context, site.environment)) {
    const inUse = () => pages.versionsInUse();
    const panel = { registry, context, inUse, told, session: useSession.getState, page: () => where().page };
    idle()
      .then(() => openConsole(panel))
      .catch(report);
  }
}
