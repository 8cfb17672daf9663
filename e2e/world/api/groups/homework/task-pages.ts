import type { Db } from '../../../db/tables';

declare module '../../../db/tables' {
  interface Tables {
    /** Learners who still have the old task pages; new learners get the new ones. */
    old_task_pages: { learner_id: number };
  }
}

export async function hasOldTaskPages(db: Db, learnerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('old_task_pages')
    .select('learner_id')
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return row !== undefined;
}
