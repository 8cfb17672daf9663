import { chapterTestResult, queryOf, reformChapterTestResult, type ChapterTestParams } from '@suite/api';
import { olderChapterTests, reformChapterTests, type AnyTestResult } from '@suite/features/paper/kinds';
import { links, type LinkTo } from '@suite/kernel/links';

/** What solved chapter tests of the older courses and of the reform course differ in. */
export interface AnalysisEdition {
  /** Of the tests' answers on the device. */
  scope: string;
  testLink: LinkTo<'chapterId' | 'courseId?'>;
  /** Where the learner goes on after a test that was passed. */
  pageAfter: (chapterId: number, courseId: number | undefined) => string;
  result: (asked: ChapterTestParams) => ReturnType<typeof queryOf<ChapterTestParams, AnyTestResult | null>>;
}

export const analysisEditions: Record<'older' | 'reform', AnalysisEdition> = {
  older: {
    scope: olderChapterTests.scope,
    testLink: links.chapterTest,
    pageAfter: (chapterId, courseId) => links.chapter({ chapterId, courseId, isPast: 1 }),
    result: (asked) => queryOf(chapterTestResult, asked),
  },
  reform: {
    scope: reformChapterTests.scope,
    testLink: links.chapterTestReform,
    pageAfter: (pastId, courseId) => links.videoReform({ courseId, pastId }),
    result: (asked) => queryOf(reformChapterTestResult, asked),
  },
};
