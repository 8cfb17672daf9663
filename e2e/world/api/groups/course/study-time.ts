import type { Day } from '@suite/api';
import { find } from '../../../db/queries';
import type { Db } from '../../../db/tables';

/** Adds to what a learner has played on a day. */
export async function addStudyTime(db: Db, learner_id: number, day: Day, seconds: number): Promise<void> {
  if (seconds <= 0) return;
  await db
    .insertInto('study_day')
    .values({ learner_id, day, seconds })
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ seconds: eb(ref('study_day.seconds'), '+', seconds) })),
    )
    .execute();
}

/** Seconds that a learner has played on a day, all videos together. */
export async function studySeconds(db: Db, learnerId: number, day: Day): Promise<number> {
  const row = await find(db, 'study_day', { learner_id: learnerId, day });
  return row?.seconds ?? 0;
}
