import {
  chapterTestResult,
  queryOf,
  reformChapterTestResult,
  type ChapterTestParams,
  type ChapterTestResult,
  type ReformTestQuestions,
  type TestQuestions,
} from '@suite/api';
import { places, type Place } from '@suite/kernel/places';
import { chapterScopes } from '../course-test/chapter-scopes';

/** A submitted chapter test; the editions name its group of judgements differently. */
export type AnyTestResult = ChapterTestResult<TestQuestions | ReformTestQuestions>;

/** What solved chapter tests of the older courses and of the reform course differ in. */
export interface AnalysisEdition {
  /** Of the drafts of the tests themselves. */
  scope: string;
  testPlace: Place<'chapterId'>;
  result: (asked: ChapterTestParams) => ReturnType<typeof queryOf<ChapterTestParams, AnyTestResult | null>>;
}

export const olderTests: AnalysisEdition = {
  scope: chapterScopes.older,
  testPlace: places.chapterTest,
  result: (asked) => queryOf(chapterTestResult, asked),
};

export const reformTests: AnalysisEdition = {
  scope: chapterScopes.reform,
  testPlace: places.chapterTestReform,
  result: (asked) => queryOf(reformChapterTestResult, asked),
};
