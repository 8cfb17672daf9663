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
import { links, type LinkTo } from '@suite/kernel/links';
import { paperEditions, type PaperEdition } from '../practice/paper-edition';

/** A video's test; the editions name its group of judgements differently. */
export type AnyVideoTest = VideoTest<TestQuestions | ReformTestQuestions>;

/** From where the learner came, as far as the address says it. */
export interface TestedChapter {
  chapterId?: number;
  courseId?: number;
}

/** What the summary tests of the older courses and of the reform course differ in. */
export interface SummaryTestEdition {
  /** Keeps drafts apart: videos of the two editions may have the same number. */
  scope: string;
  chapterTestLink: LinkTo<'chapterId' | 'courseId?'>;
  /** Where the course is watched. */
  player: string;
  /** Where the learner goes on after a test that was passed. */
  pageAfter: (videoId: number, of: TestedChapter) => string;
  read: (params: VideoTestParams) => Promise<AnyVideoTest>;
  send: Call<SubmitVideoTestParams, UserAnswer>;
  /** A unit has no test of its own: its practice paper is opened instead. */
  papers: PaperEdition;
}

export const summaryTestEditions: Record<'older' | 'reform', SummaryTestEdition> = {
  older: {
    scope: 'video-test',
    chapterTestLink: links.chapterTest,
    player: links.video(),
    // Several courses share these tests: the page of the chapter knows the course's player.
    pageAfter: (afterId, { chapterId, courseId }) =>
      chapterId ? links.chapter({ chapterId, courseId, afterId }) : links.video({ afterId }),
    read: videoTest,
    send: submitVideoTest,
    papers: paperEditions.older,
  },
  reform: {
    scope: 'video-test-reform',
    chapterTestLink: links.chapterTestReform,
    player: links.videoReform(),
    pageAfter: (afterId, { courseId }) => links.videoReform({ courseId, afterId }),
    read: reformVideoTest,
    send: submitReformVideoTest,
    papers: paperEditions.reform,
  },
};
