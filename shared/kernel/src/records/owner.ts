import { useMemo } from 'react';
import { useSession, type LearnerId } from '@suite/kernel';

/** Whose a record is: a learner's, or of whoever has the device in hand (a visitor, too). */
export type Owner = LearnerId | 'device';

/** A learner of the session's line; undefined while the server has not named them. */
export const ownerOf = (
  user: number | string | undefined,
  { line }: Pick<LearnerId, 'line'> = useSession.getState(),
): LearnerId | undefined => (Number(user) > 0 ? { line, user: Number(user) } : undefined);

/** The learner who is logged in; undefined while nobody is, or the server has not said who. */
export const ownerHere = (session = useSession.getState()): LearnerId | undefined =>
  session.login === 'in' ? ownerOf(session.user, session) : undefined;

/** How an owner stands in a key. */
export const ownerName = (owner: Owner): string =>
  owner === 'device' ? owner : `${owner.line}.${owner.user}`;

/** The learner whose page this is, for a component; they stay so while a login that has run out is renewed. */
export function useOwner(): LearnerId | undefined {
  const { line, user } = useSession();
  return useMemo(() => ownerOf(user, { line }), [line, user]);
}
