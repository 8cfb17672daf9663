import { routesOf, type Registry } from '@suite/kernel/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import { contextOf } from '../platform/context';
import { stored } from './stored';

/** The read by which the host finds out who a learner is. */
export const USER_PATH = '/Index/index';

/** One that takes longer is asked anew, by a client that tells the visitor. */
const LIMIT = 15000;

/** An answer that somebody waits for, with the token that it was asked with. */
interface Ahead {
  token: string;
  request: XMLHttpRequest;
}

declare global {
  interface Window {
    __suiteUser?: Ahead;
  }
}

const comesFromLogin = (href: string) => /[?&](?:code|token)=/.test(href.split('#')[0] as string);

/** Asks who the learner is while the host is still on its way, where the host would ask it first of all. */
export function askUserAhead(registry: Registry): void {
  const row = matchRoute(routesOf(registry), pathOfHash(location.hash));
  const token = stored('Authorization');
  if (!row || row.app === 'host' || row.skipUserCheck || row.line === 'management') return;
  if (!token || comesFromLogin(location.href) || window.__suiteUser) return;
  // The shell gives a token of its own.
  if (contextOf(navigator.userAgent, location.href) === 'shell') return;
  const request = new XMLHttpRequest();
  request.open('GET', `/api${USER_PATH}`);
  request.setRequestHeader('token', token);
  request.timeout = LIMIT;
  request.send();
  window.__suiteUser = { token, request };
}

/** What was answered ahead, for whoever would ask the same now. Only once: an answer grows old. */
export function takeUserAhead(
  path: string,
  token: string,
): Promise<{ data: unknown; status: number } | undefined> {
  const ahead = window.__suiteUser;
  if (path !== USER_PATH || !ahead) return Promise.resolve(undefined);
  delete window.__suiteUser;
  if (ahead.token !== token) return Promise.resolve(undefined);
  const { request } = ahead;
  return new Promise((resolve) => {
    const done = () => {
      try {
        resolve(request.status === 200 ? { data: JSON.parse(request.responseText), status: 200 } : undefined);
      } catch {
        resolve(undefined);
      }
    };
    if (request.readyState === XMLHttpRequest.DONE) done();
    else request.onloadend = done;
  });
}
