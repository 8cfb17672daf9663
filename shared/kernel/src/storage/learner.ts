import { useSession, type Line } from '../session/session';
import { createStore } from './store';

/** Kept on the device until it is removed. */
export const deviceStore = createStore(() => localStorage);

/** Kept as long as the tab is open. */
export const tabStore = createStore(() => sessionStorage);

const OWN = 'suite.';
/** What belongs to the device, not to a learner: its canary bucket, the newest registry that it has seen. */
const OF_THE_DEVICE = 'suite.device.';
/** What the provider has not received yet. */
const UNSENT = 'suite.unsent.';
/** What pages keep that are open to everybody: they do not ask whose it is. */
const OF_WHO_IS_HERE = 'suite.counter.';
/** Who was here last, in each line. */
const LAST_HERE = 'suite.here.';
/** Keys that the specification names. */
const NAMED = ['pass_chapter_score', 'goWxLogin'];

const owned = (root: string, user: string | number, name: string) =>
  `${root}${useSession.getState().line}.${user}.${name}`;

/** Key of something that a learner keeps on this device; other learners and the other product line have other keys. */
export const learnerKey = (user: string | number, name: string): string => owned(OWN, user, name);

/** Key of something that the provider has not received yet: it survives a logout, until its owner comes back. */
export const unsentKey = (user: string | number, name: string): string => owned(UNSENT, user, name);

const staysAtLogout = (key: string) =>
  [OF_THE_DEVICE, UNSENT].some((prefix) => key.slice(0, prefix.length) === prefix);

/** Notes who is here: what open pages have kept for another learner on this device is removed. */
export function nowHere(line: Line, user: number): void {
  const last = deviceStore.get(LAST_HERE + line);
  if (last !== undefined && last !== user)
    for (const store of [deviceStore, tabStore]) store.keys(OF_WHO_IS_HERE).forEach(store.remove);
  deviceStore.set(LAST_HERE + line, user);
}

/** Removes all that learners kept on this device, apart from work that the provider has not received. */
export function forgetLearner(): void {
  for (const store of [deviceStore, tabStore]) {
    [...store.keys(OWN), ...NAMED].filter((key) => !staysAtLogout(key)).forEach(store.remove);
  }
}
