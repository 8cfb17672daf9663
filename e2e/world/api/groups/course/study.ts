import type { CourseLine } from '@suite/api';
import { testResults } from '../course-test/attempts';
import { boughtBy, type Asked } from './access';
import { catalogueOf, chaptersOf, type CourseEntry, type VideoEntry } from './catalogue';
import { lessonState, type LessonRules, type LessonState, type Marks } from './lesson-state';
import type { CourseRow } from './tables';

/** A course as a learner stands in it. */
export interface Study {
  course: CourseEntry;
  marks: Marks;
  state: LessonState;
  /** Best final score of a chapter's test, by chapter. */
  scores: ReadonlyMap<number, number>;
  /** The last watched video of the course. */
  current: VideoEntry | undefined;
}

/** Collections whose lessons are taken in any order. */
const freeLines: readonly CourseLine[] = ['jingpin', 'zc'];

const rulesOf = ({ line, is_public }: CourseEntry, needsVideoTest: boolean): LessonRules => ({
  inOrder: is_public === 0 && !freeLines.includes(line),
  needsVideoTest,
});

/** Whether the learner's videos have their tests between them: so it is in the reform version. */
export const needsVideoTest = async (asked: Asked): Promise<boolean> => (await boughtBy(asked)).has('reform');

/** When the learner was last at a video; -1 if never. */
const watchedAt = (video: VideoEntry | undefined) => video?.watch?.recorded_at ?? -1;

/** The video that was watched last; undefined if none was. */
export const lastWatched = (videos: readonly VideoEntry[]): VideoEntry | undefined =>
  videos.reduce<VideoEntry | undefined>(
    (last, video) => (watchedAt(video) > watchedAt(last) ? video : last),
    undefined,
  );

/** Courses as the learner stands in them. */
export async function studiesOf(asked: Asked, courses: readonly CourseRow[]): Promise<Study[]> {
  if (courses.length === 0) return [];
  const { db, learner } = asked;
  const entries = await catalogueOf(db, courses, learner.id);
  const results = await testResults(db, learner.id);
  const needsTest = await needsVideoTest(asked);
  return entries.map((course) => {
    const videos = chaptersOf(course).flatMap((chapter) => chapter.videos);
    const learned = videos.filter(({ watch }) => watch !== null && watch.done_at !== null);
    const marks: Marks = {
      learned: new Set(learned.map(({ id }) => id)),
      passedVideoTests: results.video.passed,
      passedChapterTests: results.chapter.passed,
    };
    return {
      course,
      marks,
      state: lessonState(course, marks, rulesOf(course, needsTest)),
      scores: results.chapter.best,
      current: lastWatched(videos),
    };
  });
}

/** One course as the learner stands in it. */
export async function studyOf(asked: Asked, course: CourseRow): Promise<Study> {
  const [study] = await studiesOf(asked, [course]);
  if (!study) throw new Error(`course ${course.id} is not in the catalogue`);
  return study;
}
