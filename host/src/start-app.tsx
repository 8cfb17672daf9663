import { providePlatform, type Platform } from '@suite/kernel';
import { routesOf, type Registry, type Site } from '@suite/kernel/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import { createRoot } from 'react-dom/client';
import { PageLoader, type LoadTable } from './federation/page-loader';
import { createHttp } from './http/create-http';
import { client } from './http/http';
import { Toast } from '@suite/ui/base';
import { contextOf } from './platform/context';
import { currentToken } from './token/token-store';
import { App, createRouter } from './shell/app';

/**
 * A little more than what scripts and styles are given (120 s): their own limits come first, because
 * they leave the chunk loading in a state from which a retry works.
 */
const PAGE_TIME_LIMIT = 125_000;

/** Starts the app on a registry, wherever the route tables come from. */
export function startApp(registry: Registry, loadTable: LoadTable): void {
  const pages = new PageLoader(registry, loadTable, PAGE_TIME_LIMIT);

  // The page is asked for before anything renders: its files are already on their way.
  const row = matchRoute(routesOf(registry), pathOfHash(location.hash));
  if (row) pages.load(row).catch(() => undefined);

  const root = document.getElementById('root') as HTMLElement;
  const router = createRouter(registry, pages, root.innerHTML);

  const context = contextOf(navigator.userAgent, location.href);
  const report: Platform['report'] = (error, details) => console.error(error, details ?? '');
  const http = createHttp({
    client,
    context,
    token: currentToken,
    tokenReady: () => Promise.resolve(),
    show: Toast.info,
    toLogin: () => undefined,
    report,
  });
  providePlatform({
    context,
    site: registry.site as Site,
    http,
    navigate: (to, options) => void router.navigate(to, options),
    report,
  });

  createRoot(root).render(<App router={router} />);
}
