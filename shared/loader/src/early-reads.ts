import type { OwnedRoute } from './registry';
import { sendGet } from './assets';
import { suite } from './window';

/** The read that tells the host who the learner is. */
export const USER_PATH = '/Index/index';

/** A slower answer is given up: the host's client asks again, and tells the visitor if that fails. */
const LIMIT = 15000;

/** The token of the learner line; the management line reads nothing ahead. */
const token = () => (/(?:^|; )class_token=([^;]*)/.exec(document.cookie) || ['', ''])[1] as string;

/** Sends a read as the host's client would send it. */
export function sendRead(read: string): void {
  const { reads } = suite();
  if (reads[read]) return;
  reads[read] = { token: token(), request: sendGet(`/api${read}`, LIMIT, token()) };
}

/**
 * Asks who the learner is while the host still downloads, if that will be the host's first call. Lets the page's script
 * begin its own reads, unless they would be refused because nobody is logged in.
 */
export function beginReads(route: OwnedRoute | undefined): void {
  if (route && route.line === 'management') return;
  const needsUser = route && route.app !== 'host' && !route.skipUserCheck;
  const hasToken = !!token();
  if (hasToken || !needsUser) suite().ask = sendRead;
  if (hasToken && needsUser) sendRead(USER_PATH);
}

/** Lets the scripts of later pages begin no reads: they may be fetched before a visitor wants them. */
export const endReads = (): void => void delete suite().ask;

/** Drops the answers that no call has taken: the page that they were for was left. */
export const dropReads = (): void => void (suite().reads = {});

/** Hands an early answer to the first call that asks the same with the same token; later calls need a newer one. */
export function takeRead(
  read: string,
  token: string,
): Promise<{ data: unknown; status: number } | undefined> {
  const { reads } = suite();
  const early = reads[read];
  delete reads[read];
  if (!early || early.token !== token) return Promise.resolve(undefined);
  const { request } = early;
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
