import type { RouteData } from '@suite/kernel/routes';
import { stored } from './storage';

/** Where a tab keeps the releases that it tries in the place of the published ones. */
export const OVERRIDE = 'suite.device.override';

/** Whether a developer tries another release of a remote in this tab. */
export const asksForOther = (): boolean =>
  /[?&]remote=/.test(location.href) || stored(OVERRIDE, () => sessionStorage) !== null;

/** Where a device keeps the flags that it has another way than operations. */
export const FLAGS = 'suite.device.flags';

/** Whether a tester has switched flags on this device. */
export const hasOwnFlags = (): boolean => stored(FLAGS) !== null;

/** Where a device keeps that it is the staff's. */
export const STAFF = 'suite.device.staff';

/** Whether another token is on its way, from a login page. */
export const comesFromLogin = (): boolean => /[?&](?:code|token)=/.test(location.search);

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
