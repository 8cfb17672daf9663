import type { Group } from '../../group';
import { attemptMigrations } from './attempts';
import { chapterTestHandlers } from './chapter-tests';
import { videoTestHandlers } from './video-tests';

/** Tests of videos and chapters. What seeded people did in them comes with their courses. */
export const courseTest: Group = {
  name: 'course-test',
  handlers: [...videoTestHandlers, ...chapterTestHandlers],
  migrations: attemptMigrations,
};
