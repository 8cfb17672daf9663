import { chapterTestResult, queryOf, reformChapterTestResult, type ChapterTestParams } from '@suite/api';
import { olderChapterTests, reformChapterTests, type AnyTestResult } from '@suite/features/paper/kinds';
import { places, type Place } from '@suite/kernel/places';

/** What solved chapter tests of the older courses and of the reform course differ in. */
export interface AnalysisEdition {
  /** Of the tests' answers on the device. */
  scope: string;
  testPlace: Place<'chapterId' | 'courseId?'>;
  /** Where the learner goes on after a test that was passed. */
  pageAfter: (chapterId: number, courseId: number | undefined) => string;
  result: (asked: ChapterTestParams) => ReturnType<typeof queryOf<ChapterTestParams, AnyTestResult | null>>;
}

export const olderTests: AnalysisEdition = {
  scope: olderChapterTests.scope,
  testPlace: places.chapterTest,
  pageAfter: (chapterId, courseId) => places.chapter({ chapterId, courseId, isPast: 1 }),
  result: (asked) => queryOf(chapterTestResult, asked),
};

export const reformTests: AnalysisEdition = {
  scope: reformChapterTests.scope,
  testPlace: places.chapterTestReform,
  pageAfter: (pastId, courseId) => places.videoReform({ courseId, pastId }),
  result: (asked) => queryOf(reformChapterTestResult, asked),
};
