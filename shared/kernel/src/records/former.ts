import { ownerName, type Owner } from './owner';

/*
 * Records of the releases before 2026-12 had neither a form version nor an expiry. Each is moved to its new key when
 * it is first read. A learner who was away for a year may still have some: this file goes in 2027-12.
 */

/** The former key of a record: `name` is what followed the owner. */
export function formerKey(owner: Owner, isUnsent: boolean, name: string): string {
  if (owner === 'device') return `suite.${name}`;
  return `suite.${isUnsent ? 'unsent.' : ''}${ownerName(owner)}.${name}`;
}
