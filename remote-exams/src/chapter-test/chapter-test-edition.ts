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
import { links, type LinkTo } from '@suite/kernel/links';
import { chapterScopes } from '../course-test/chapter-scopes';

/** A chapter test; the editions name its group of judgements differently. */
export type AnyChapterTest = ChapterTest<TestQuestions | ReformTestQuestions>;

/** What the chapter tests of the older courses and of the reform course differ in. */
export interface ChapterTestEdition {
  /** Keeps drafts apart: see `chapterScopes`. */
  scope: string;
  analysisLink: LinkTo<'chapterId' | 'courseId?'>;
  read: (params: ChapterTestParams) => Promise<AnyChapterTest>;
  send: Call<SubmitChapterTestParams, UserAnswer>;
}

export const chapterTestEditions: Record<'older' | 'reform', ChapterTestEdition> = {
  older: {
    scope: chapterScopes.older,
    analysisLink: links.chapterTestAnalysis,
    read: chapterTest,
    send: submitChapterTest,
  },
  reform: {
    scope: chapterScopes.reform,
    analysisLink: links.chapterTestAnalysisReform,
    read: reformChapterTest,
    send: submitReformChapterTest,
  },
};
