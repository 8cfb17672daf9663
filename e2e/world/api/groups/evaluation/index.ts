import type { GradeContent } from '@suite/api';
import { gradePoints } from '../../../content';
import { insert } from '../../../db';
import type { Group, Seeding } from '../../group';
import { learnerClasses } from '../class/learner-classes';
import { gradeHandlers } from './grades';
import { evaluationsOf } from './keep-grade';

const DAY = 24 * 3600_000;

const pleased: GradeContent = {
  grade: 5,
  points: gradePoints.map(({ point_id }) => ({ point_id, grade: point_id === 2 ? 4 : 5 })),
  tag_ids: [52, 54],
  content: '老师讲得很清楚，作业里的问题也都耐心回答了，收获很大。',
};

/** The evaluations of classes that are over were done; those of running classes still wait. */
async function seedGrades({ db, now, learner }: Seeding): Promise<void> {
  const { classes } = await learnerClasses({ db, now }, learner.id);
  for (const one of classes.values()) {
    if (one.status !== 'finished') continue;
    for (const { evaluate_id, deadline } of evaluationsOf(one)) {
      await insert(db, 'teacher_grade', {
        learner_id: learner.id,
        evaluate_id,
        content: JSON.stringify(pleased),
        at: Math.min(now, deadline) - DAY,
      });
    }
  }
}

/** Ratings of the class teachers. */
export const evaluation: Group = {
  name: 'evaluation',
  handlers: gradeHandlers,
  seed: seedGrades,
};
