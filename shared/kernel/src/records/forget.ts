import { namedText, storageOf, type LearnerId } from '@suite/kernel';
import { ownerName } from './owner';

/** Who was here last: in each line, and whether they have logged out since. */
interface LastHere {
  learner?: number;
  management?: number;
  hasLeft?: boolean;
}

const lastHere = namedText('device', 'suite.device.here');

/**
 * The keys of what is personal: only copies (the first group), and whose it is. Behind the bar stand the keys of the
 * releases before 2026-12, which go in 2027-12.
 */
const personal = new RegExp(
  '^(?:pass_chapter_score|suite\\.(?:visit/|' +
    '(unsent\\.(?:copy/|(?=\\w+\\.\\w+\\.(?:note|noting|homework)\\.)))|(?!device|unsent|login|visit))' +
    '((?:learner|management)\\.\\w+)?)',
);

/** What a login under way has written. */
const ofLogin = /^(?:goWxLogin$|suite\.login\.)/;

function forget(goes: (owner: string, isCopy: boolean) => boolean, withLogin = false): void {
  for (const storage of [storageOf('device'), storageOf('tab')])
    storage.keys('').forEach((key) => {
      const found = personal.exec(key);
      const isOver = found ? goes(found[2] ?? 'device', !!found[1]) : withLogin && ofLogin.test(key);
      if (isOver) storage.remove(key);
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
  let last = Object(lastHere.readJson()) as LastHere;
  if (who === 'leaving') {
    forget((_, isCopy) => !isCopy, true);
    last.hasLeft = true;
  } else {
    const { line, user } = who;
    const own = ownerName(who);
    const isOther = last[line] === undefined ? last.hasLeft : last[line] !== user;
    forget((owner) => owner !== own && (isOther || owner.startsWith(`${line}.`)));
    if (isOther) last = {};
    last[line] = user;
    delete last.hasLeft;
  }
  lastHere.save(JSON.stringify(last));
}
