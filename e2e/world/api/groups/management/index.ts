import { etiquetteLessons } from '../../../content';
import type { Group } from '../../group';
import { addVideos } from '../course/fill';
import { courseHandlers } from './course';
import { credentialHandlers } from './credentials';
import { evaluationHandlers } from './evaluations';
import { examHandlers } from './exams';
import { seedManagement } from './seed';

/** The management course: its steps, weekly exams, evaluations, etiquette class and certificate. */
export const management: Group = {
  name: 'management',
  handlers: [...courseHandlers, ...examHandlers, ...evaluationHandlers, ...credentialHandlers],
  fill: ({ db }) => addVideos(db, etiquetteLessons),
  seed: seedManagement,
};
