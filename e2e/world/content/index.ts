/**
 * What the provider teaches and says, as plain data: courses, tests, papers, texts, lists. Ids are
 * fixed; what depends on a learner or on the day is left to those who read it.
 */
import { advancedCourse } from './advanced/course';
import { advancedWeeks } from './advanced/weeks';
import { financeCourse } from './finance/course';
import { financeWeeks } from './finance/weeks';
import { industryCourse } from './industry/course';
import { investmentCourse } from './investment/course';
import { jingpinCourse } from './jingpin/course';
import { openCourse } from './open/course';
import { reformCourse } from './reform/course';
import { reformWeeks } from './reform/weeks';
import type {
  ChapterContent,
  CourseContent,
  HomeworkContent,
  MaterialContent,
  UnitContent,
  VideoContent,
  WeekContent,
} from './types';
import { zcCourse } from './zc/course';

export { banks } from './lists/banks';
export type * from './types';
export { areas, regionOf } from './areas/areas';
export { contractDocuments, contractPages, manageDocuments } from './contracts/contracts';
export { banners } from './lists/banners';
export { books, notesBooks } from './lists/books';
export { education, pcLevels } from './lists/choices';
export { classPattern, holidayOf } from './lists/class-days';
export { goods, levelPrices, propertyOf } from './lists/goods';
export { enrolledBefore, landingGoods, surnames } from './lists/landing';
export { accountManuals, manuals } from './lists/manuals';
export { playbacks, videoLinks } from './lists/videos';
export {
  etiquetteLessons,
  MANAGE_PASS,
  MANAGE_TRIES,
  manageCourse,
  manageGradePoints,
  manageWeeks,
  type ManageWeekContent,
} from './management/course';
export { clipDuration, masterOf, streamsOf, type ClipName } from './media/clips';
export { invoiceSample, media, mediaFolder, mediaPath, noCover, picture } from './media/media';
export { toolLessonTitles } from './market/tool-lessons';
export { funds, fundTypes, type FundContent } from './market/funds';
export { exchangeOf, newShares, type NewShareContent } from './market/new-shares';
export { audition } from './open/audition';
export { makePaper } from './papers/make-paper';
export { papers } from './papers/papers';
export { reflections } from './reflections/reflections';
export { teachers } from './teachers';
export { blackWords } from './words/black-words';
export { checkInWords } from './words/check-in';
export { gradeNames, gradePoints, survey } from './words/evaluation';
export {
  classNames,
  contractNames,
  homeworkComments,
  restWords,
  resumeWords,
  slogans,
} from './words/notices';
export { trophies } from './words/prizes';

/** All courses; the open one is the last and has `is_public` 1. */
export const courses: CourseContent[] = [
  financeCourse,
  reformCourse,
  advancedCourse,
  investmentCourse,
  industryCourse,
  jingpinCourse,
  zcCourse,
  openCourse,
];

/** All chapters, in the order of the courses. */
export const chapters: ChapterContent[] = courses.flatMap((course) =>
  course.stages.flatMap((stage) => stage.chapters),
);

/** All lessons of the courses. */
export const courseVideos: VideoContent[] = chapters.flatMap((chapter) => chapter.videos);

/** The practice units. */
export const units: UnitContent[] = chapters.flatMap((chapter) => chapter.unit ?? []);

/** The weeks of the lines that have materials and homework: finance, reform, advanced. */
export const weeks: WeekContent[] = [...financeWeeks, ...reformWeeks, ...advancedWeeks];

export const materials: MaterialContent[] = weeks.flatMap((week) => week.materials);

export const homework: HomeworkContent[] = weeks.flatMap((week) => week.homework);
