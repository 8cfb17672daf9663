import { ownerName, type Owner } from './owner';

/*
 * Records of the releases before 2026-12 had neither a form version nor an expiry. Each is moved to its new key when
 * it is first read. A learner who was away for a year may still have some: this file goes in 2027-12.
 */

/** Kinds that only the learner may read, and of which the device has the only copy. */
const copies = ['note', 'noting', 'homework'];

/** The former key of a record: `name` is what followed the owner. */
export function formerKey(owner: Owner, isUnsent: boolean, name: string): string {
  if (owner === 'device') return `suite.${name}`;
  return `suite.${isUnsent ? 'unsent.' : ''}${ownerName(owner)}.${name}`;
}

/** Whose a former key is, if it is personal; `isCopy` where the device has the only copy. */
export function formerPlace(key: string): { owner: string; isCopy: boolean } | undefined {
  if (key === 'pass_chapter_score') return { owner: 'device', isCopy: false };
  if (key === 'goWxLogin') return { owner: 'login', isCopy: false };
  const [suite, root = '', line = '', user = '', kind = ''] = key.split('.');
  if (suite !== 'suite' || root === 'device' || key.indexOf('/') >= 0) return undefined;
  if (root === 'unsent')
    return copies.indexOf(kind) < 0 ? undefined : { owner: `${line}.${user}`, isCopy: true };
  if (root === 'learner' || root === 'management') return { owner: `${root}.${line}`, isCopy: false };
  return { owner: root === 'login' ? root : 'device', isCopy: false };
}
