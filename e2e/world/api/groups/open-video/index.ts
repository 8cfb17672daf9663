import type { Group } from '../../group';
import { fillOpenVideos } from './fill';
import { openVideoHandlers } from './videos';

/** Videos outside the courses: the trial lesson, links, and recorded live lessons. */
export const openVideo: Group = {
  name: 'open-video',
  handlers: openVideoHandlers,
  fill: fillOpenVideos,
};
