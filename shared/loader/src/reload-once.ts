import type { RouteData } from '@suite/kernel/routes';

/** Whether entering this route reloads the page first; the address says when it was done. */
export const needsReload = (route: RouteData, hash: string): boolean =>
  !!route.reloadOnce && !/[?&]reloaded=/.test(hash);

/** The address in which a reload is marked as done. */
export const markReloaded = (hash: string): string =>
  `${hash || '#/'}${hash.indexOf('?') < 0 ? '?' : '&'}reloaded=1`;

/** Reloads the page, and marks it in the address. */
export function reloadOnce(): void {
  history.replaceState(history.state, '', markReloaded(location.hash));
  location.reload();
}
