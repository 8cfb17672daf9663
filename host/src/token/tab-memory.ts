import { namedText } from '@suite/kernel';

/** On https only this very host may set a cookie of that name. */
const cookieName = (key: string) => (location.protocol === 'https:' ? `__Host-${key}` : key);

function cookieOf(key: string): string | undefined {
  const start = `${cookieName(key)}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.slice(0, start.length) === start)
    ?.slice(start.length);
}

function parsed(text: string | undefined): unknown {
  try {
    return text && JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/**
 * What has to be known again after a login page, on another site, has led back to this tab: in the tab's
 * storage, or in a cookie for the session where that storage is full or closed.
 */
export const tabMemory = {
  get: (key: string): unknown => namedText('tab', key).readJson() ?? parsed(cookieOf(key)),
  /** False when neither takes it. */
  set(key: string, value: unknown): boolean {
    const json = JSON.stringify(value);
    if (namedText('tab', key).save(json) === 'kept') return true;
    const text = encodeURIComponent(json);
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${cookieName(key)}=${text}; path=/; samesite=lax${secure}`;
    return cookieOf(key) === text;
  },
  remove(key: string): void {
    namedText('tab', key).remove();
    if (cookieOf(key) !== undefined) {
      const secure = location.protocol === 'https:' ? '; secure' : '';
      document.cookie = `${cookieName(key)}=; path=/; max-age=0${secure}`;
    }
  },
};
