import {
  reformVideoTest,
  submitReformVideoTest,
  submitVideoTest,
  videoTest,
  type Call,
  type ReformTestQuestions,
  type SubmitVideoTestParams,
  type TestQuestions,
  type UserAnswer,
  type VideoTest,
  type VideoTestParams,
} from '@suite/api';
import { olderPapers, reformPapers, type PaperEdition } from '../practice/paper-edition';

/** A video's test, however its version of the course lays it out. */
export type AnyVideoTest = VideoTest<TestQuestions | ReformTestQuestions>;

/** What the summary tests of one version of the course differ in. */
export interface SummaryTestEdition {
  /** Where the chapter's own test is; its number follows. */
  chapterTest: string;
  /** Where the course is watched. */
  player: string;
  read: (params: VideoTestParams) => Promise<AnyVideoTest>;
  send: Call<SubmitVideoTestParams, UserAnswer>;
  /** The test of a unit is its practice paper. */
  papers: PaperEdition;
}

export const olderSummaryTests: SummaryTestEdition = {
  chapterTest: '/chapter-test',
  player: '/video',
  read: videoTest,
  send: submitVideoTest,
  papers: olderPapers,
};

export const reformSummaryTests: SummaryTestEdition = {
  chapterTest: '/chapter-test-reform',
  player: '/videoReform',
  read: reformVideoTest,
  send: submitReformVideoTest,
  papers: reformPapers,
};
