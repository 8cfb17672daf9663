import type { CourseLine, OwnedCourse } from '@suite/api';
import { links, type LinkTo } from '@suite/kernel/links';
import type { TestShape } from './tests';

/** The page of a course. */
export const courseLink = (courseId: number): string => links.course({ id: courseId });

/** The page of a lesson in the player. */
export const lessonLink = (courseId: number, chapterId: number, v_id: number): string =>
  links.courseLesson({ id: courseId, chapterId, videoId: v_id });

/** The page of a chapter; naming the course saves a search through all courses. */
export const chapterLink = (courseId: number, chapterId: number): string =>
  links.chapter({ chapterId, courseId });

const players: Partial<Record<CourseLine, LinkTo<'courseId?' | 'videoId?' | 'isPlayed?' | 'afterId?'>>> = {
  finance: links.video,
  reform: links.videoReform,
  jingpin: links.qualityLesson,
  zc: links.zckLesson,
};

/** The player of a whole line; undefined for open courses and for lines whose lessons have pages of their own. */
export const playerOf = ({ line, is_public }: Pick<OwnedCourse, 'line' | 'is_public'>) =>
  is_public ? undefined : players[line];

/** The chapter of a test, and its course if it is known, to which the test leads back. */
interface TestedChapter {
  chapterId?: number;
  courseId?: number;
}

/** The page of a video's test. */
export const videoTestLink = (shape: TestShape, v_id: number, of: TestedChapter = {}): string =>
  (shape === 'reform' ? links.summaryTestReform : links.summaryTest)({ videoId: v_id, ...of });

/** The page of a chapter's test. */
export const chapterTestLink = (shape: TestShape, chapterId: number, courseId?: number): string =>
  (shape === 'reform' ? links.chapterTestReform : links.chapterTest)({ chapterId, courseId });

/** The page that explains the last attempt at a chapter's test. */
export const chapterAnalysisLink = (shape: TestShape, chapterId: number, courseId?: number): string =>
  (shape === 'reform' ? links.chapterTestAnalysisReform : links.chapterTestAnalysis)({
    chapterId,
    courseId,
  });
