import { find } from '../../../db/queries';
import type { Db } from '../../../db/tables';

declare module '../../../db/tables' {
  interface Tables {
    /** Learners who still have the old task pages; new learners get the new ones. */
    old_task_pages: { learner_id: number };
  }
}

export async function hasOldTaskPages(db: Db, learnerId: number): Promise<boolean> {
  const row = await find(db, 'old_task_pages', { learner_id: learnerId });
  return row !== undefined;
}
