import { namedText } from '@suite/kernel';
import { tabMemory } from '../token/tab-memory';

const goLogin = namedText('device', 'goWxLogin');
const course = namedText('tab', 'suite.courseType');
const TRIES = 'suite.login.tries';
const WORKED = 'suite.login.worked';

/** Redirects to a login page in a row that still look like a normal login. */
const MOST_TRIES = 3;
const TRIES_COUNT_FOR = 2 * 60_000;

/** Set while the visitor is at the provider's login page, cleared once the token is exchanged. */
export const goLoginFlag = {
  isSet: () => goLogin.read() !== undefined,
  /** The state says which attempt it belongs to. */
  set: (state: string) => void goLogin.save(state),
  clear: () => goLogin.remove(),
};

/** The course type that a page of the management line has stored; `''` before that. */
export const courseMark = {
  get: () => course.read() ?? '',
  set: (courseType: string) => void course.save(courseType),
};

function recentTries(now: number): number[] {
  const stored = tabMemory.get(TRIES);
  if (!Array.isArray(stored)) return [];
  return stored.filter((at) => typeof at === 'number' && at <= now && now - at < TRIES_COUNT_FOR);
}

/** Counts redirects to login pages, so that two sites never send a visitor back and forth forever. */
export const loginTries = {
  /**
   * False when there were too many lately. `isKnown` says that the
   * provider has just named the visitor in this page: a call that contradicts it is no expired session, and
   * the logins before it count.
   */
  take(isKnown: boolean, now = Date.now()): boolean {
    const tries = tabMemory.get(WORKED) && !isKnown ? [] : recentTries(now);
    tabMemory.remove(WORKED);
    if (tries.length >= MOST_TRIES) return false;
    tabMemory.set(TRIES, [...tries, now]);
    return true;
  },
  /** The provider knows the visitor: the next session that has expired is counted from the beginning. */
  worked: () => void tabMemory.set(WORKED, true),
  clear: () => tabMemory.remove(TRIES),
};
