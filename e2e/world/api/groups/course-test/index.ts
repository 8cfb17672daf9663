import type { Group } from '../../group';
import { chapterTestHandlers } from './chapter-tests';
import { videoTestHandlers } from './video-tests';

/** Tests of videos and chapters. The course group seeds the attempts. */
export const courseTest: Group = {
  name: 'course-test',
  handlers: [...videoTestHandlers, ...chapterTestHandlers],
};
