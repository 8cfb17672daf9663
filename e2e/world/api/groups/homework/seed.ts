import { studyOf } from '../../../people/person';
import type { Seeding } from '../../group';

/** Learners who finished the older course before the new task pages came keep the old ones. */
export async function seedHomework({ db, person, learner }: Seeding): Promise<void> {
  if (studyOf(person, 'finance')?.graduatedDaysAgo === undefined) return;
  await db.insertInto('old_task_pages').values({ learner_id: learner.id }).execute();
}
