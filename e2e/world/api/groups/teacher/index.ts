import { insert } from '../../../db/queries';
import type { Group, Seeding } from '../../group';
import { currentClass, learnerClasses } from '../class/learner-classes';
import { teacherHandlers } from './teacher';
import { teacherBrief, teachersOf } from './teachers';

declare module '../../../db/tables' {
  interface Tables {
    /** Which teachers a learner has added in the messenger. */
    teacher_added: { learner_id: number; teacher_id: number; at: number };
  }
}

const DAY = 24 * 3600_000;

/** Graduates have added their teachers in the messenger. */
async function seedAdded({ db, now, person, learner }: Seeding): Promise<void> {
  if (!person.studies.some(({ graduatedDaysAgo }) => graduatedDaysAgo !== undefined)) return;
  const ids = new Set((await teachersOf({ db, now, learner })).map(({ teacher }) => teacher.teacher_id));
  for (const teacher_id of ids) {
    await insert(db, 'teacher_added', { learner_id: learner.id, teacher_id, at: now - DAY });
  }
}

/** The class teachers. */
export const teacher: Group = {
  name: 'teacher',
  handlers: teacherHandlers,
  seed: seedAdded,
  async detail({ db, now, learner }) {
    const current = currentClass(await learnerClasses({ db, now }, learner.id));
    return { teacherInfo: current ? teacherBrief(current.teacher_id) : null };
  },
};
