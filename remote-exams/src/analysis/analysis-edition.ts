import {
  chapterTestResult,
  queryOf,
  reformChapterTestResult,
  type ChapterTestParams,
  type ChapterTestResult,
  type ReformTestQuestions,
  type TestQuestions,
} from '@suite/api';

/** A submitted chapter test, however its version of the course lays it out. */
export type AnyTestResult = ChapterTestResult<TestQuestions | ReformTestQuestions>;

/** What the chapter tests of one version of the course differ in. */
export interface AnalysisEdition {
  /** Its chapter tests. */
  path: string;
  result: (asked: ChapterTestParams) => ReturnType<typeof queryOf<ChapterTestParams, AnyTestResult | null>>;
}

export const olderTests: AnalysisEdition = {
  path: '/chapter-test',
  result: (asked) => queryOf(chapterTestResult, asked),
};

export const reformTests: AnalysisEdition = {
  path: '/chapter-test-reform',
  result: (asked) => queryOf(reformChapterTestResult, asked),
};
