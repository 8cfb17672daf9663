import {
  chapterTest,
  reformChapterTest,
  submitChapterTest,
  submitReformChapterTest,
  type Call,
  type ChapterTest,
  type ChapterTestParams,
  type ReformTestQuestions,
  type SubmitChapterTestParams,
  type TestQuestions,
  type UserAnswer,
} from '@suite/api';

/** A chapter test, however its version of the course lays it out. */
export type AnyChapterTest = ChapterTest<TestQuestions | ReformTestQuestions>;

/** What the chapter tests of one version of the course differ in. */
export interface ChapterTestEdition {
  /** Path of the analysis; the chapter's number follows. */
  analysis: string;
  read: (params: ChapterTestParams) => Promise<AnyChapterTest>;
  send: Call<SubmitChapterTestParams, UserAnswer>;
}

export const olderChapterTests: ChapterTestEdition = {
  analysis: '/chapter-test-analysis',
  read: chapterTest,
  send: submitChapterTest,
};

export const reformChapterTests: ChapterTestEdition = {
  analysis: '/chapter-test-analysis-reform',
  read: reformChapterTest,
  send: submitReformChapterTest,
};
