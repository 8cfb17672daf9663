import {
  chapterTestResult,
  queryOf,
  reformChapterTestResult,
  type ChapterTestParams,
  type ChapterTestResult,
  type ReformTestQuestions,
  type TestQuestions,
} from '@suite/api';
import { links, type LinkTo } from '@suite/kernel/links';
import { chapterScopes } from '../course-test/chapter-scopes';

/** A submitted chapter test; the editions name its group of judgements differently. */
export type AnyTestResult = ChapterTestResult<TestQuestions | ReformTestQuestions>;

/** What solved chapter tests of the older courses and of the reform course differ in. */
export interface AnalysisEdition {
  /** Of the drafts of the tests themselves. */
  scope: string;
  testLink: LinkTo<'chapterId' | 'courseId?'>;
  /** Where the learner goes on after a test that was passed. */
  pageAfter: (chapterId: number, courseId: number | undefined) => string;
  result: (asked: ChapterTestParams) => ReturnType<typeof queryOf<ChapterTestParams, AnyTestResult | null>>;
}

export const analysisEditions: Record<'older' | 'reform', AnalysisEdition> = {
  older: {
    scope: chapterScopes.older,
    testLink: links.chapterTest,
    pageAfter: (chapterId, courseId) => links.chapter({ chapterId, courseId, isPast: 1 }),
    result: (asked) => queryOf(chapterTestResult, asked),
  },
  reform: {
    scope: chapterScopes.reform,
    testLink: links.chapterTestReform,
    pageAfter: (pastId, courseId) => links.videoReform({ courseId, pastId }),
    result: (asked) => queryOf(reformChapterTestResult, asked),
  },
};
