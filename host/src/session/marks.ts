const GO_LOGIN = 'goWxLogin';
const LINE = 'courseType';
const TRIES = 'suite.login.tries';

/** Redirects to a login page within a short time after which something is wrong. */
const MOST_TRIES = 3;
const TRIES_COUNT_FOR = 2 * 60_000;

function safely<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** Set while the visitor is at the provider's login page, cleared once the token is exchanged. */
export const goLoginFlag = {
  isSet: () => safely(() => localStorage.getItem(GO_LOGIN) !== null, false),
  set: () => safely(() => localStorage.setItem(GO_LOGIN, '1'), undefined),
  clear: () => safely(() => localStorage.removeItem(GO_LOGIN), undefined),
};

/** The product line that was entered last. */
export const lineMark = {
  get: () => safely(() => sessionStorage.getItem(LINE) ?? '', ''),
  set: (courseType: string) => safely(() => sessionStorage.setItem(LINE, courseType), undefined),
};

function recentTries(now: number): number[] {
  const stored: unknown = safely(() => JSON.parse(sessionStorage.getItem(TRIES) ?? '[]'), []);
  if (!Array.isArray(stored)) return [];
  return stored.filter((at) => typeof at === 'number' && at <= now && now - at < TRIES_COUNT_FOR);
}

/** Counts redirects to a login page, so that two pages never send a visitor to and fro for ever. */
export const loginTries = {
  /** False when there were too many lately; then nothing is counted. */
  take(now = Date.now()): boolean {
    const tries = recentTries(now);
    if (tries.length >= MOST_TRIES) return false;
    return safely(() => {
      sessionStorage.setItem(TRIES, JSON.stringify([...tries, now]));
      return true;
    }, false);
  },
  clear: () => safely(() => sessionStorage.removeItem(TRIES), undefined),
};
