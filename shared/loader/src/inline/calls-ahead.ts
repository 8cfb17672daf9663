import type { OwnedRoute } from '../registry';
import { sendGet } from './send-get';
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
    /** Reads that the loader has begun, by their address without `/api`. */
    __suiteAhead?: Record<string, Ahead>;
    /** By this a page's script begins its reads (`ReadsAheadPlugin`), until the first page is there. */
    __suiteAsk?: (read: string) => void;
  }
}

/** Whether another token is on its way, from a login page. */
export const comesFromLogin = () => /[?&](?:code|token)=/.test(location.search);

/** Sends a read as the host's client would send it. */
export function askAhead(read: string): void {
  const calls = (window.__suiteAhead = window.__suiteAhead || {});
  if (calls[read]) return;
  const token = stored('Authorization') || '';
  // No header can hold a damaged token: the host's client sends what is left of it.
  if (/[^ -~]/.test(token)) return;
  calls[read] = { token, request: sendGet(`/api${read}`, LIMIT, 'token', token) };
}

/**
 * Asks who the learner is while the host still downloads, if that would be the host's first call. Without a login the
 * page's own reads would be refused, so its script begins none.
 */
export function askUserAhead(row: OwnedRoute | undefined): void {
  if (!row || row.app === 'host' || row.skipUserCheck || row.line === 'management') return;
  if (stored('Authorization')) askAhead(USER_PATH);
  else delete window.__suiteAsk;
}

/** Hands an early answer to the first call that asks the same with the same token; later calls need a newer one. */
export function takeAhead(
  read: string,
  token: string,
): Promise<{ data: unknown; status: number } | undefined> {
  const calls = window.__suiteAhead || {};
  const ahead = calls[read];
  delete calls[read];
  if (!ahead || ahead.token !== token) return Promise.resolve(undefined);
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
