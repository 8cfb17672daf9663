import type { Group } from '../../group';
import { gradeHandlers } from './grades';
import { seedGrades } from './seed';

/** Ratings of the class teachers. */
export const evaluation: Group = {
  name: 'evaluation',
  handlers: gradeHandlers,
  seed: seedGrades,
};
