import { namedText, type Line } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { tabMemory } from './tab-memory';

const stored = namedText('device', 'Authorization');
/** The ends of the tokens that were here last, in each course line: enough to notice another one. */
const lastTokens = namedText('device', 'suite.device.token');
const COOKIE = 'class_token';
const GONE = `${COOKIE}=; path=/; max-age=0`;
const YEAR = 365 * 24 * 3600;

/** What keeps a token where the storage is full or closed, or no cookie is taken. */
const insteadOf = (line: Line) => `suite.login.token.${line}`;

interface Held {
  token: string;
  /** What the device kept when this page took its token. */
  kept: string;
}

/** The tokens that this page began with or was given. */
const held: Partial<Record<Line, Held>> = {};

function cookieToken(): string {
  const [, text = ''] = /(?:^|; )class_token=([^;]*)/.exec(document.cookie) ?? [];
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The token that the device keeps for a course line: each has a session of its own, in a place of its own. */
const keptToken = (line: Line): string =>
  (line === 'management' ? stored.read() : cookieToken()) || String(tabMemory.get(insteadOf(line)) ?? '');

const taken = (kept: string): Held => ({ token: kept, kept });

const heldToken = (line: Line): Held => (held[line] ??= taken(keptToken(line)));

/**
 * The token that every call of a line carries; '' when there is none. A token that another tab stores meanwhile may
 * be another learner's: the calls of this page go on with its own.
 */
export const currentToken = (line: Line): string => heldToken(line).token;

/**
 * Notices that another token has come: by a login, from the native app, or as a cookie that another site has set.
 * Whose it is, the user check says; until then the device shows nothing of whoever was here before.
 */
export function noticeToken(line: Line): void {
  const mark = (keptToken(line) || currentToken(line)).slice(-8);
  const marks = Object(lastTokens.readJson()) as Partial<Record<Line, string>>;
  const last = marks[line];
  if (!mark || last === mark) return;
  lastTokens.save(JSON.stringify({ ...marks, [line]: mark }));
  if (last) personHere('unknown');
}

/** Whether another tab has logged in or out in the line since this page took its token, but for `own`. */
export function isTokenReplaced(line: Line, own?: string): boolean {
  const { kept } = heldToken(line);
  const now = keptToken(line);
  return now !== kept && now !== own;
}

/** Keeps a token of a line for the calls of later visits too; '' forgets it. No other line's session is touched. */
export function keepToken(line: Line, token: string): void {
  const isKept = line === 'management' ? storeToken(token) : keepTokenCookie(token);
  if (isKept) tabMemory.remove(insteadOf(line));
  else tabMemory.set(insteadOf(line), token);
  held[line] = { token, kept: keptToken(line) };
  noticeToken(line);
}

/** False where the storage is full or closed; the token of an earlier session must not stay there. */
function storeToken(token: string): boolean {
  if (token && stored.save(token) === 'kept') return true;
  stored.remove();
  return !token || stored.save(token) === 'kept';
}

/** The domain above the page's own; none for an IP address or a single name. */
export function parentDomain(hostname: string): string | undefined {
  if (/^[\d.]+$|:/.test(hostname)) return undefined;
  const parent = hostname.split('.').slice(1).join('.');
  return parent.includes('.') ? parent : undefined;
}

/** Ends the session of a line on this device: whoever it belonged to has left. */
export function dropToken(line: Line): void {
  const wasHere = currentToken(line);
  keepToken(line, '');
  if (wasHere) personHere('leaving');
}

/**
 * Keeps the token of the native app, which decides who is here. A session of the other line may be somebody else's, and
 * the app brings that line its own.
 */
export function keepShellToken(line: Line, token: string): void {
  keepToken(line === 'management' ? 'learner' : 'management', '');
  keepToken(line, token);
}

const hasCookie = (pair: string) => document.cookie.split('; ').includes(pair);

/**
 * Keeps a token in a cookie that the school's other sites share; '' removes it. A browser refuses a cookie for a
 * public suffix (`.com.cn`), so whether it was taken is read back. False when no cookie was taken.
 */
export function keepTokenCookie(token: string, hostname = location.hostname): boolean {
  const pair = `${COOKIE}=${encodeURIComponent(token)}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const attributes = `; path=/; max-age=${token ? YEAR : 0}; samesite=lax${secure}`;
  const parent = parentDomain(hostname);
  // An earlier cookie of this very host would be sent before the one of its domain.
  document.cookie = GONE;
  if (parent) document.cookie = `${pair}${attributes}; domain=.${parent}`;
  if (token && !hasCookie(pair)) document.cookie = pair + attributes;
  return !token || hasCookie(pair);
}
