import type { OwnedRoute } from '@suite/kernel/registry';
import { contextOf } from '../platform/context';
import { stored } from './stored';

/** The read that tells the host who the learner is. */
export const USER_PATH = '/Index/index';

/** A slower answer is given up: the host's client asks again, and tells the visitor if that fails. */
const LIMIT = 15000;

/** A request that is under way, with the token that it carries. */
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

/** Asks who the learner is while the host still downloads, if that would be the host's first call. */
export function askUserAhead(row: OwnedRoute | undefined): void {
  const token = stored('Authorization');
  if (!row || row.app === 'host' || row.skipUserCheck || row.line === 'management') return;
  if (!token || comesFromLogin(location.href) || window.__suiteUser) return;
  // The native app gives its own token later.
  if (contextOf(navigator.userAgent, location.href) === 'shell') return;
  const request = new XMLHttpRequest();
  request.open('GET', `/api${USER_PATH}`);
  request.setRequestHeader('token', token);
  request.timeout = LIMIT;
  request.send();
  window.__suiteUser = { token, request };
}

/** Hands the early answer to the first call that asks the same with the same token; later calls need a newer one. */
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
