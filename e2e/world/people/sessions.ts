import { randomBytes } from 'node:crypto';
import type { Tokens } from '../api/tokens';
import { get, insert } from '../db/queries';
import type { Db } from '../db/tables';
import type { LearnerRow, SessionRow } from './tables';

const LASTS = 30 * 24 * 3600_000;

/** Opens a session for a learner and gives its token. */
export async function openSession(
  { db, now, tokens }: { db: Db; now: number; tokens: Tokens },
  learner: Pick<LearnerRow, 'id' | 'person'>,
  product: SessionRow['product'] = 'learner',
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const until = now + LASTS;
  await insert(db, 'session', { id, learner_id: learner.id, product, until });
  return tokens.sign({ kind: 'session', sub: id, until, ...(learner.person && { person: learner.person }) });
}

/** The running session of that id and its learner. */
export async function runningSession(
  db: Db,
  id: string,
  now: number,
): Promise<{ session: SessionRow; learner: LearnerRow } | undefined> {
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', id)
    .where('until', '>', now)
    .executeTakeFirst();
  if (!session) return undefined;
  const learner = await get(db, 'learner', { id: session.learner_id });
  return { session, learner };
}
