/**
 * What the school teaches and says, read from `data/`: courses, tests, papers, texts, lists. Ids are fixed; what
 * depends on a learner or on the day is left to those who read it.
 */
import { courses, weeks } from './courses';
import type { ChapterContent, HomeworkContent, MaterialContent, UnitContent, VideoContent } from './types';

export {
  CONSENT_IN_FORCE,
  contractDocuments,
  contractNames,
  manageDocuments,
  refundDays,
  type OwnTerms,
} from './contracts';
export { courses, secondCourses, weeks } from './courses';
export * from './lists';
export * from './management';
export * from './market';
export { invoiceSample, mediaFolder, noCover } from './media/media';
export { papers } from './papers';
export type * from './types';

/** All chapters, in the order of the courses. */
export const chapters: ChapterContent[] = courses.flatMap((course) =>
  course.stages.flatMap((stage) => stage.chapters),
);

/** All lessons of the courses. */
export const courseVideos: VideoContent[] = chapters.flatMap((chapter) => chapter.videos);

/** The practice units. */
export const units: UnitContent[] = chapters.flatMap((chapter) => chapter.unit ?? []);

export const materials: MaterialContent[] = weeks.flatMap((week) => week.materials);

export const homework: HomeworkContent[] = weeks.flatMap((week) => week.homework);
