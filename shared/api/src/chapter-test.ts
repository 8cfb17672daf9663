import { get, post } from './call';
import type { UserAnswer } from './entities/question';
import type {
  ChapterTest,
  ChapterTestParams,
  ChapterTestResult,
  SubmitChapterTestParams,
} from './entities/test';

/** @writes opens an attempt, because the submission has to name its record_id */
export const chapterTest = get<ChapterTestParams, ChapterTest>(
  '/v3/chapter-test/list',
  'category_name$ is_draft! lesson? list* save_time@ score# server_time@ solutions* title$ type_text$ user_answer?',
);
export const submitChapterTest = post<SubmitChapterTestParams, UserAnswer>(
  '/v3/chapter-test/submit',
  'is_draft! lesson? save_time@ score# solutions*',
);
/** Null before the first final submission. */
export const chapterTestResult = get<ChapterTestParams, ChapterTestResult | null>(
  '/v3/chapter-test/result',
  'category_name$ is_pass!# lesson? list* score# submit_time@ title$ type_text$',
);
