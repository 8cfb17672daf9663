import { codes, refusalOf } from '@suite/api';
import { isCallError } from '@suite/kernel';

/** What a failed call means for answers: try again, log in first, or the server said no. */
export type ErrorKind = 'network' | 'login' | 'refused';

/** Tells errors apart; a problem that is not known to come from the server counts as the network's. */
export function errorKind(error: unknown): ErrorKind {
  if (isCallError(error, 'login')) return 'login';
  return refusalOf(error) ? 'refused' : 'network';
}

/** Whether the server refused answers because another device has saved since they were read. */
export const isOutdated = (error: unknown): boolean => refusalOf(error)?.code === codes.ANSWERS_CHANGED;

const PAUSES = [2000, 4000, 8000, 16_000, 30_000];

/**
 * How long to wait after so many errors in a row. It varies by chance: when a whole class gets its network
 * back, not all phones send at once.
 */
export function pauseAfter(errors: number, random: () => number = Math.random): number {
  const pause = PAUSES[Math.min(errors, PAUSES.length) - 1] ?? PAUSES[0] ?? 0;
  return Math.round(pause * (0.75 + random() / 2));
}

export const isOnline = (): boolean => navigator.onLine !== false;
