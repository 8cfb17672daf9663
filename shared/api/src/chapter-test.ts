import { get, post } from './call';
import type { UserAnswer } from './entities/question';
import type {
  ChapterTest,
  ChapterTestParams,
  ChapterTestResult,
  SubmitChapterTestParams,
} from './entities/test';

/** @writes opens an attempt, because the submission has to name its record_id */
export const chapterTest = get<ChapterTestParams, ChapterTest>('/v3/chapter-test/list');
export const submitChapterTest = post<SubmitChapterTestParams, UserAnswer>('/v3/chapter-test/submit');
/** Null before the first final submission. */
export const chapterTestResult = get<ChapterTestParams, ChapterTestResult | null>('/v3/chapter-test/result');
