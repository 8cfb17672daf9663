import type { Session } from '@suite/api';
import { openSession } from '../../../people/sessions';
import type { LearnerRow, SessionRow } from '../../../people/tables';
import { SESSION_COOKIE } from '../../caller';
import type { Asking } from '../../handle';

/** Opens a session for the caller: its token is the answer, and the cookie holds it too. */
export async function signIn(
  { db, now, world, setCookie }: Asking<unknown>,
  learner: LearnerRow,
  product: SessionRow['product'] = 'learner',
): Promise<Session> {
  const token = await openSession({ db, now, tokens: world.tokens }, learner, product);
  setCookie(SESSION_COOKIE, token);
  return { token };
}
