import { insert } from '../../../db/queries';
import { studyOf } from '../../../people/person';
import type { Seeding } from '../../group';

/** Learners who finished the older course before the new task pages came keep the old ones. */
export async function seedHomework({ db, person, learner }: Seeding): Promise<void> {
  if (studyOf(person, 'finance')?.graduatedDaysAgo === undefined) return;
  await insert(db, 'old_task_pages', { learner_id: learner.id });
}
