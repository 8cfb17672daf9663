import { platform, useSession } from '@suite/kernel';
import type { Flag } from './facts';

/** Number of buckets, of which each visitor has one. */
const BUCKETS = 10_000;

/**
 * A visitor's bucket for a flag. It depends on the name too, so that the first visitors of one flag are other people
 * than those of the next one, and of a canary.
 */
export function bucketForFlag(name: string, bucket: number): number {
  let hash = 0x811c9dc5;
  for (const char of `${name}.${bucket}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % BUCKETS;
}

/** Whether a flag is on for the visitor of this page. Nothing of what decides it changes while the page is open. */
export function isFlagOn({ name, on }: Pick<Flag, 'name' | 'on'>): boolean {
  // Hosts of older releases have no flags.
  const { rules, bucket = BUCKETS } = platform().flags ?? {};
  const rule = rules?.[name];
  if (!rule) return on;
  const isStaff = bucket < 0;
  if (rule.line === useSession.getState().line || (isStaff && rule.staff)) return true;
  return (isStaff ? 0 : bucketForFlag(name, bucket)) < rule.below;
}

/** Whether a flag is on for the visitor of this page; the same answer on each render. */
export const useFlag = (flag: Flag): boolean => isFlagOn(flag);
