import type { Group } from '../../group';
import { gradeHandlers } from './grades';
import { seedGrades } from './seed';
import { evaluationMigrations } from './tables';

/** Ratings of the class teachers. */
export const evaluation: Group = {
  name: 'evaluation',
  migrations: evaluationMigrations,
  handlers: gradeHandlers,
  seed: seedGrades,
};
