import { deviceStore } from '@suite/kernel';

const KEY = 'Authorization';
const COOKIE = 'class_token';
const GONE = `${COOKIE}=; path=/; max-age=0`;
const YEAR = 365 * 24 * 3600;

/** The token that this page began with or was given. */
let held: string | undefined;

const storedToken = () => deviceStore.getText(KEY) ?? '';

/**
 * The token that every call carries; '' when there is none. A token that another tab stores meanwhile may be
 * another learner's: the calls of this page go on with its own.
 */
export const currentToken = (): string => (held ??= storedToken());

/** Whether another tab has logged in or out since this page began. */
export const isTokenReplaced = (): boolean => currentToken() !== storedToken();

/** Tells that another tab has stored a token, or has removed it. */
export const watchToken = (listener: () => void): (() => void) => deviceStore.watch(KEY, listener);

/**
 * Keeps a token for the calls of later visits too. Where the storage is full or closed the cookie keeps it, and
 * the token of an earlier session must not stay in the storage.
 */
export function keepToken(token: string): void {
  held = token;
  if (!token) return deviceStore.remove(KEY);
  if (deviceStore.setText(KEY, token) === 'kept') return;
  deviceStore.remove(KEY);
  if (deviceStore.setText(KEY, token) !== 'kept') keepTokenCookie(token);
}

/** The domain above the page's own; none for an IP address or a single name. */
export function parentDomain(hostname: string): string | undefined {
  if (/^[\d.]+$|:/.test(hostname)) return undefined;
  const parent = hostname.split('.').slice(1).join('.');
  return parent.includes('.') ? parent : undefined;
}

/** Removes the token from the storage and from the cookie. */
export function dropToken(hostname = location.hostname): void {
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
