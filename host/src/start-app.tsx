import { getWxConfig } from '@suite/api';
import { QueryClient, providePlatform } from '@suite/kernel';
import {
  routesOf,
  siteFault,
  type BootState,
  type OwnedRoute,
  type Registry,
  type Site,
} from '@suite/kernel/registry';
import { matchRoute, pathOfHash, type RouteTable } from '@suite/kernel/routes';
import { Toast } from '@suite/ui/base';
import { createRoot } from 'react-dom/client';
import { ownBase } from './boot/needed-files';
import { takeUserAhead } from './boot/user-ahead';
import { createLoadEvents } from './federation/load-events';
import type { Freshness } from './federation/freshness';
import { PageLoader, type LoadTable } from './federation/page-loader';
import { previousOf } from './federation/previous';
import { within } from './federation/within';
import { createHttp } from './http/create-http';
import { client as connection } from './http/http';
import { createMessenger } from './messenger/messenger';
import { contextOf } from './platform/context';
import { openConsole, wantsConsole } from './platform/debug-console';
import { drawn, idle } from './platform/idle';
import { createShell } from './platform/native-shell';
import { createReporter, reportIfStaying, reportUncaught } from './report/reporter';
import ownTable from './routes';
import { createSession, type SuiteSession } from './session/create-session';
import { provideSession } from './session/service';
import { App, createRouter, type SuiteRouter } from './shell/app';
import { promptDesktop } from './shell/desktop-prompt';
import { enterAhead, type Entrance } from './shell/entrance';
import { createTokenBridge } from './token/token-bridge';
import { currentToken, keepToken, keepTokenCookie } from './token/token-store';
import { createTrack, sendBeacon } from './track/track';

/**
 * A little more than what scripts and styles are given (120 s): their own limits come first, because
 * they leave the chunk loading in a state from which a retry works.
 */
const PAGE_TIME_LIMIT = 125_000;

/** Whoever has seen no page by then is looked after all the same. */
const ARRIVAL_LIMIT = 10_000;

/** Height of the bar that the host draws where nothing around the page does. */
const NAV_BAR = 'calc(1.17333rem + var(--safe-top))';

/** Where this build's own chunks are fetched from. */
declare let __webpack_public_path__: string;

const leave = (address: string) => location.assign(address);

function siteOf({ site }: Registry): Site {
  const fault = siteFault(site);
  if (fault) throw new Error(`the registry's site has no valid ${fault}`);
  return site as Site;
}

const fetchText = async (address: string) =>
  (await connection.get<string>(address, { baseURL: '', responseType: 'text', transformResponse: String }))
    .data;

async function freshnessOf({ registry, bucket }: BootState, pages: PageLoader): Promise<Freshness> {
  const { createFreshness } = await import(/* webpackChunkName: "freshness" */ './federation/freshness');
  return createFreshness({ registry, bucket, pages, fetchText, reload: () => location.reload() });
}

async function prefetchFrom(row: OwnedRoute | undefined, registry: Registry): Promise<void> {
  const { prefetchNext } = await import(/* webpackChunkName: "freshness" */ './federation/prefetch-next');
  if (row) prefetchNext(registry, row.app);
}

/** Looks for newer releases from time to time. */
function stayFresh(freshness: Freshness, session: SuiteSession, router: SuiteRouter): void {
  document.addEventListener('visibilitychange', () => freshness.seen(document.visibilityState === 'visible'));
  let from = session.currentRow();
  router.subscribe(({ navigation }) => {
    const to = session.currentRow();
    if (navigation.state !== 'idle' || to === from) return;
    freshness.moved(from, to);
    from = to;
  });
}

/** Starts the app on a registry, wherever the route tables of the remotes come from. */
export function startApp(state: BootState, loadTable: LoadTable): void {
  const { registry } = state;
  const entry = location.href;
  const site = siteOf(registry);
  const rows = routesOf(registry);
  const context = contextOf(navigator.userAgent, entry);
  const version = registry.apps.host?.live.version ?? '';
  const tableOf: LoadTable = (release, attempt) =>
    release.container ? loadTable(release, attempt) : Promise.resolve(ownTable as RouteTable);

  const report = createReporter({
    site,
    context,
    version,
    idle,
    load: () => import(/* webpackChunkName: "error-service" */ './report/sentry'),
  });
  reportUncaught(report);

  const queries = new QueryClient({
    defaultOptions: {
      // Without a network a read fails at once, and a card says so: waiting in silence helps nobody.
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
  const session = createSession({
    context,
    site,
    rows,
    client: queries,
    navigate: (to, options) => void router.navigate(to, options),
    leave,
    report,
  });
  provideSession(session);

  const shell = createShell(context);
  const isManagement = () => session.currentRow()?.line === 'management';
  const http = createHttp({
    client: connection,
    ahead: takeUserAhead,
    context,
    token: currentToken,
    tokenReady: createTokenBridge({
      ask: async () => (await shell.call<{ token?: unknown } | null>('getBusinessToken', {}, 0))?.token,
      keep: (token) => (isManagement() ? keepToken(token) : keepTokenCookie(token)),
      report,
    }),
    show: Toast.info,
    toLogin: session.redirectToLogin,
    loginLost: session.loginLost,
    report,
  });
  providePlatform({
    context,
    site,
    http,
    shell,
    messenger: createMessenger({
      context,
      userAgent: navigator.userAgent,
      entry,
      href: () => location.href,
      sign: getWxConfig,
      loadSdk: async () => (await import(/* webpackChunkName: "messenger-sdk" */ './messenger/sdk')).sdk,
      idle,
      log: (error) => console.warn(error),
    }),
    track: createTrack({ url: site.analyticsUrl, context, learner: session.learner, send: sendBeacon }),
    endSession: session.end,
    navigate: (to, options) => void router.navigate(to, options),
    hasPage: (to) => !!matchRoute(rows, pathOfHash(`#${to}`)),
    report,
  });
  if (context === 'browser' || context === 'shell') {
    document.documentElement.style.setProperty('--size-page-top', NAV_BAR);
  }

  const tell = createLoadEvents((body) => sendBeacon('/events', body));
  const canary = !!registry.apps.host?.stable;
  if (state.refused) tell({ app: 'host', version, canary, kind: 'error', code: 'registry' });
  let freshness: Promise<Freshness> | undefined;
  const fresh = () => {
    freshness ??= freshnessOf(state, pages);
    freshness.catch(() => (freshness = undefined));
    return freshness;
  };
  const pages: PageLoader = new PageLoader(registry, {
    loadTable: tableOf,
    previousOf: (app, row) => previousOf(app, row, fetchText),
    limit: PAGE_TIME_LIMIT,
    tell,
    renew: async () => (await fresh()).look(),
    leaveCdn: () => (__webpack_public_path__ = ownBase(__webpack_public_path__)),
  });
  const entrance: Entrance = { pages, admission: session.admission };
  // Code and leave of the first page are asked for before anything renders: its files are on their way.
  const first = session.currentRow();
  if (first) enterAhead(entrance, first);
  const arrived = within(ARRIVAL_LIMIT, Promise.resolve(entrance.begun?.page)).catch(() => undefined);

  const root = document.getElementById('root') as HTMLElement;
  const router = createRouter(rows, entrance, root.innerHTML);
  const prompt = () => void promptDesktop(session.currentRow, leave);
  router.subscribe(prompt);
  prompt();
  createRoot(root).render(<App router={router} client={queries} />);
  // Once the first page is drawn and has nothing better to do: before, all else would be in its way.
  arrived
    .then(idle)
    .then(drawn)
    .then(idle)
    .then(() => tell({ app: 'host', version, canary, kind: 'load' }))
    .then(fresh)
    .then((live) => stayFresh(live, session, router))
    .then(() => prefetchFrom(session.currentRow(), registry))
    .catch(reportIfStaying(report));
  if (wantsConsole(entry, context, site.environment)) idle().then(openConsole).catch(report);
}
