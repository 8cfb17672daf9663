import type { CourseLine, OwnedCourse } from '@suite/api';
import { places, type Place } from '@suite/kernel/places';
import type { TestShape } from './tests';

/** Page of a course. */
export const courseLink = (courseId: number): string => places.course({ courseId });

/** Page of a lesson in the player. */
export const lessonLink = (courseId: number, chapterId: number, v_id: number): string =>
  places.courseLesson({ courseId, chapterId, videoId: v_id });

/** Page of a chapter; the course saves looking for it. */
export const chapterLink = (courseId: number, chapterId: number): string =>
  places.chapter({ chapterId, courseId });

const players: Partial<Record<CourseLine, Place<'videoId?'>>> = {
  finance: places.video,
  reform: places.videoReform,
  jingpin: places.qualityLesson,
  zc: places.zckLesson,
};

/** The player that shows all lessons of a line; courses without one, and open courses, have lesson pages. */
export const playerOf = ({ line, is_public }: Pick<OwnedCourse, 'line' | 'is_public'>) =>
  is_public ? undefined : players[line];

/** Page of a video's test; the chapter, where it is known, is the way back. */
export const videoTestLink = (shape: TestShape, v_id: number, chapterId?: number): string =>
  (shape === 'reform' ? places.summaryTestReform : places.summaryTest)({ videoId: v_id, chapterId });

/** Page of a chapter's test. */
export const chapterTestLink = (shape: TestShape, chapterId: number): string =>
  (shape === 'reform' ? places.chapterTestReform : places.chapterTest)({ chapterId });

/** Page on which the last attempt at a chapter's test is explained. */
export const chapterAnalysisLink = (shape: TestShape, chapterId: number): string =>
  (shape === 'reform' ? places.chapterTestAnalysisReform : places.chapterTestAnalysis)({ chapterId });
