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
import { olderPapers, reformPapers, type PaperLine } from '../practice/paper-line';

/** A video's test, however its version of the course lays it out. */
export type AnyVideoTest = VideoTest<TestQuestions | ReformTestQuestions>;

/** What the summary tests of one version of the course differ in. */
export interface SummaryTestLine {
  /** Where the chapter's own test is; its number follows. */
  chapterTest: string;
  /** Where the course is watched. */
  player: string;
  read: (params: VideoTestParams) => Promise<AnyVideoTest>;
  send: Call<SubmitVideoTestParams, UserAnswer>;
  /** The test of a unit is its practice paper. */
  papers: PaperLine;
}

export const olderSummaryTests: SummaryTestLine = {
  chapterTest: '/chapter-test',
  player: '/video',
  read: videoTest,
  send: submitVideoTest,
  papers: olderPapers,
};

export const reformSummaryTests: SummaryTestLine = {
  chapterTest: '/chapter-test-reform',
  player: '/videoReform',
  read: reformVideoTest,
  send: submitReformVideoTest,
  papers: reformPapers,
};
