import { useSession } from '@suite/kernel';
import { useEffect } from 'react';
import { deviceOf } from './device';
import type { AttemptKey } from './types';

/**
 * Clears the drafts of attempts that a page has just read as handed in: that may have happened on another device.
 * Without `attempts` nothing is known yet.
 */
export function useHandedIn(scope: string, attempts: readonly AttemptKey['attempt'][] = []): void {
  const user = useSession((session) => session.user);
  const known = attempts.join();
  useEffect(() => {
    if (user === undefined || !known) return;
    known.split(',').forEach((attempt) => deviceOf({ user, scope, attempt }).clear());
  }, [user, scope, known]);
}
