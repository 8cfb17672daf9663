/** Who the learner is, also where the host has not asked. */
import { getMangeUserInfo, useCall, userDetail } from '@suite/api';
import { useSession, type Line } from '@suite/kernel';
import type { LearnerId } from '@suite/kernel/records';
import { useMemo } from 'react';

/** What is known of the learner; a page without them can wait, and say what went wrong. */
export interface KnownLearner {
  data: LearnerId | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * The learner of a course line. On a page without a user check the host has not asked who it is, so the server is
 * asked here; `isNeeded` is false where a visitor may be anyone.
 */
export function useLearner(line: Line, isNeeded = true): KnownLearner {
  const here = useSession((session) => (session.line === line ? session.user : undefined));
  const enabled = isNeeded && here === undefined;
  const learner = useCall(userDetail, undefined, { enabled: enabled && line === 'learner' });
  const manager = useCall(getMangeUserInfo, undefined, { enabled: enabled && line === 'management' });
  const { error, refetch } = line === 'learner' ? learner : manager;
  const told = line === 'learner' ? learner.data?.userInfo.id : manager.data?.mid;
  const user = here ?? told;
  const data = useMemo(() => (isNeeded && user ? { line, user } : undefined), [isNeeded, line, user]);
  return { data, error, refetch };
}
