import type { CourseLine } from '@suite/api';

/** The shape in which a line's tests come: the reform course has calls and pages of its own. */
export type TestShape = 'older' | 'reform';

export const testShapeOf = (line: CourseLine): TestShape => (line === 'reform' ? 'reform' : 'older');

const suffix = (shape: TestShape) => (shape === 'reform' ? '-reform' : '');

/** Page of a video's test. */
export const videoTestLink = (shape: TestShape, v_id: number, chapterId: number): string =>
  `/summary-test${suffix(shape)}?videoId=${v_id}&chapterId=${chapterId}`;

/** Page of a chapter's test. */
export const chapterTestLink = (shape: TestShape, chapterId: number): string =>
  `/chapter-test${suffix(shape)}/${chapterId}`;

/** Page on which the last attempt at a chapter's test is explained. */
export const chapterAnalysisLink = (shape: TestShape, chapterId: number): string =>
  `/chapter-test-analysis${suffix(shape)}/${chapterId}`;
