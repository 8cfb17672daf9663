import { courses, materials } from '../../../content';
import type { Group } from '../../group';
import { courseHandlers } from './courses';
import { addCourses } from './fill';
import { courseDetail, overviewHandlers } from './overview';
import { recordHandlers } from './records';
import { seedCourses } from './seed';
import { videoInfoHandlers } from './video-infos';
import { zcInfoHandler } from './zc-info';

/** The courses of every line, and how far learners are with them. */
export const course: Group = {
  name: 'course',
  handlers: [...courseHandlers, ...videoInfoHandlers, ...recordHandlers, ...overviewHandlers, zcInfoHandler],
  fill: ({ db }) => addCourses(db, courses, materials),
  seed: seedCourses,
  detail: courseDetail,
};
