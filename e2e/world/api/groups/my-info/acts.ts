import { upUserAct, type UserAct } from '@suite/api';
import * as v from 'valibot';
import { list } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { handle } from '../../handle';

declare module '../../../db/tables' {
  interface Tables {
    /** What a learner has been told. */
    user_act: { learner_id: number; act: UserAct; at: number };
  }
}

/** Remembers that a learner has been told; the first time counts. */
export async function rememberAct(db: Db, now: number, learnerId: number, act: UserAct): Promise<void> {
  await db
    .insertInto('user_act')
    .values({ learner_id: learnerId, act, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a learner has been told, in that order. */
export async function seenActs(db: Db, learnerId: number): Promise<UserAct[]> {
  const rows = await list(db, 'user_act', { learner_id: learnerId }, 'at', 'act');
  return rows.map(({ act }) => act);
}

export const actHandler = handle(
  upUserAct,
  v.object({ act: v.picklist(['card', 'graduate', 'upgrade']) }),
  async ({ db, now, learner, params }) => {
    await rememberAct(db, now, learner.id, params.act);
    return null;
  },
);
