import { get, post } from './call';
import type { UserAnswer } from './entities/question';
import type {
  ChapterTest,
  ChapterTestParams,
  ChapterTestResult,
  SubmitChapterTestParams,
} from './entities/test';

export const chapterTest = get<ChapterTestParams, ChapterTest>('/v3/chapter-test/list');
export const submitChapterTest = post<SubmitChapterTestParams, UserAnswer>('/v3/chapter-test/submit');
/** Null before the first final submission. */
export const chapterTestResult = get<ChapterTestParams, ChapterTestResult | null>('/v3/chapter-test/result');
