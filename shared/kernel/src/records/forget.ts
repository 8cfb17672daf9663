import { formerPlace } from './former';
import { ownerName, type LearnerId } from './owner';
import { defineRecord, roots } from './record';
import { startsWith, storageOf } from './storage';

/** Who was here last: in each line, and whether they have logged out since. */
interface LastHere {
  learner?: number;
  management?: number;
  hasLeft?: boolean;
}

const lastHere = defineRecord<LastHere>({
  kind: 'here',
  version: 1,
  owner: 'device',
  personal: false,
  read: (stored) => stored as LastHere,
}).of('device');

/** Whose a personal record is; undefined for what is not personal. */
function placeOf(key: string): { owner: string; isCopy: boolean } | undefined {
  const [, owner = ''] = key.split('/');
  const isCopy = startsWith(key, roots.copy);
  return isCopy || startsWith(key, roots.visit) ? { owner, isCopy } : formerPlace(key);
}

function forget(goes: (owner: string, isCopy: boolean) => boolean): void {
  for (const storage of [storageOf('device'), storageOf('tab')])
    storage.keys('').forEach((key) => {
      const place = placeOf(key);
      if (place && goes(place.owner, place.isCopy)) storage.remove(key);
    });
  const page = storageOf('page');
  page.keys('').forEach(page.remove);
}

/**
 * Notes who is here, and forgets everything personal of whoever was here before. Unsent work stays under its owner's
 * key. `leaving`: the learner logs out; their only copies stay for their return. `unknown`: another token has come,
 * and whose it is shows later; until then nothing is shown that belongs to no learner.
 */
export function personHere(who: LearnerId | 'leaving' | 'unknown'): void {
  if (who === 'unknown') return forget((owner) => owner === 'device');
  const last = lastHere.read() ?? {};
  if (who === 'leaving') {
    forget((_, isCopy) => !isCopy);
    lastHere.save({ ...last, hasLeft: true });
    return;
  }
  const { line, user } = who;
  const own = ownerName(who);
  const isOther = last[line] === undefined ? !!last.hasLeft : last[line] !== user;
  forget((owner) =>
    isOther ? owner !== own && owner !== 'login' : startsWith(owner, `${line}.`) && owner !== own,
  );
  lastHere.save({ ...(isOther ? {} : last), [line]: user, hasLeft: undefined });
}
