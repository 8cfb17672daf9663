import { namedText } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';

const stored = namedText('device', 'Authorization');
/** The end of the token that was here last: enough to notice another one. */
const lastToken = namedText('device', 'suite.device.token');
const COOKIE = 'class_token';
const GONE = `${COOKIE}=; path=/; max-age=0`;
const YEAR = 365 * 24 * 3600;

/** The token that this page began with or was given. */
let held: string | undefined;

const storedToken = () => stored.read() ?? '';

/**
 * The token that every call carries; '' when there is none. A token that another tab stores meanwhile may be
 * another learner's: the calls of this page go on with its own.
 */
export const currentToken = (): string => (held ??= storedToken());

const cookieToken = () => /(?:^|; )class_token=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/**
 * Notices that another token has come: by a login, from the native app, or as a cookie that another site has set.
 * Whose it is, the user check says; until then the device shows nothing of whoever was here before.
 */
export function noticeToken(): void {
  const token = encodeURIComponent(currentToken()) || cookieToken();
  if (!token) return;
  const mark = token.slice(-8);
  const last = lastToken.read();
  if (last === mark) return;
  lastToken.save(mark);
  if (last) personHere('unknown');
}

/** Whether another tab has logged in or out since this page began. */
export const isTokenReplaced = (): boolean => currentToken() !== storedToken();

/** Tells that another tab has stored a token, or has removed it. */
export const watchToken = (listener: () => void): (() => void) => stored.watch(listener);

/**
 * Keeps a token for the calls of later visits too. Where the storage is full or closed the cookie keeps it, and
 * the token of an earlier session must not stay in the storage.
 */
export function keepToken(token: string): void {
  held = token;
  if (!token) return stored.remove();
  noticeToken();
  if (stored.save(token) === 'kept') return;
  stored.remove();
  if (stored.save(token) !== 'kept') keepTokenCookie(token);
}

/** The domain above the page's own; none for an IP address or a single name. */
export function parentDomain(hostname: string): string | undefined {
  if (/^[\d.]+$|:/.test(hostname)) return undefined;
  const parent = hostname.split('.').slice(1).join('.');
  return parent.includes('.') ? parent : undefined;
}

/** Removes the token from the storage and from the cookie: whoever it belonged to has left. */
export function dropToken(hostname = location.hostname): void {
  if (currentToken() || cookieToken()) personHere('leaving');
  keepToken('');
  const parent = parentDomain(hostname);
  document.cookie = GONE;
  if (parent) document.cookie = `${GONE}; domain=.${parent}`;
}

const hasCookie = (pair: string) => document.cookie.split('; ').includes(pair);

/**
 * Keeps the token of the native app, which decides who is here: for management pages as every call carries it,
 * otherwise in the cookie. The calls carry a stored token before the cookie, so one of another session goes.
 */
export function keepShellToken(token: string, isManagement: boolean): void {
  if (isManagement || !keepTokenCookie(token)) keepToken(token);
  else if (currentToken()) keepToken('');
  noticeToken();
}

/**
 * Keeps a token in a cookie that the provider's other sites share. A browser refuses a cookie for a
 * public suffix (`.com.cn`), so whether it was taken is read back. False when no cookie was taken.
 */
export function keepTokenCookie(token: string, hostname = location.hostname): boolean {
  const pair = `${COOKIE}=${encodeURIComponent(token)}`;
  const attributes = `; path=/; max-age=${YEAR}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  const parent = parentDomain(hostname);
  // An earlier cookie of this very host would be sent before the one of its domain.
  document.cookie = GONE;
  if (parent) document.cookie = `${pair}${attributes}; domain=.${parent}`;
  if (!hasCookie(pair)) document.cookie = pair + attributes;
  return hasCookie(pair);
}
