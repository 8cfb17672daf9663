import {
  chapterTest,
  chapterTestResult,
  reformChapterTest,
  reformChapterTestResult,
  reformVideoTest,
  submitChapterTest,
  submitReformChapterTest,
  submitReformVideoTest,
  submitVideoTest,
  videoTest,
  type Call,
  type ChapterTest,
  type ChapterTestParams,
  type ChapterTestResult,
  type ReformTestQuestions,
  type SubmitChapterTestParams,
  type SubmitVideoTestParams,
  type TestAttempt,
  type TestQuestions,
  type TestScore,
  type UserAnswer,
  type VideoTest,
  type VideoTestParams,
} from '@suite/api';
import { received, type Reading, type Received } from '../../answering';
import { countedIn, type OpenPaper, type PaperAttempt } from './paper-attempt';
import { questionsOf } from './test-questions';

type AnyQuestions = TestQuestions | ReformTestQuestions;

/** A chapter's test, a submitted one, and a video's test; the editions name the group of judgements differently. */
export type AnyChapterTest = ChapterTest<AnyQuestions>;
export type AnyTestResult = ChapterTestResult<AnyQuestions>;
export type AnyVideoTest = VideoTest<AnyQuestions>;

/**
 * What a test that was just read says of an attempt. One attempt is open at a time: if it is another one, this one was
 * handed in, and counted as the last `result` tells if that is its own.
 */
function testReading(
  test: Received<TestAttempt & AnyQuestions>,
  attempt: number,
  result: (TestScore & AnyQuestions) | null,
): Reading {
  const isFinal = test.record_id !== attempt;
  const own = result?.record_id === attempt ? result : null;
  return {
    answer: isFinal ? countedIn(own && { ...own, questions: questionsOf(own) }) : test.user_answer,
    questions: questionsOf(isFinal && own ? own : test),
    isFinal,
    serverTime: test.server_time,
    receivedAt: test.receivedAt,
  };
}

/** The calls of chapter tests: of the older courses, or of the reform course. */
export interface ChapterTests {
  /** Keeps drafts apart: chapters of the two editions may have the same number. */
  scope: string;
  read: (params: ChapterTestParams) => Promise<AnyChapterTest>;
  result: (params: ChapterTestParams) => Promise<AnyTestResult | null>;
  send: Call<SubmitChapterTestParams, UserAnswer>;
}

export const olderChapterTests: ChapterTests = {
  scope: 'chapter-test',
  read: chapterTest,
  result: chapterTestResult,
  send: submitChapterTest,
};

export const reformChapterTests: ChapterTests = {
  scope: 'chapter-test-reform',
  read: reformChapterTest,
  result: reformChapterTestResult,
  send: submitReformChapterTest,
};

/** An attempt at a chapter's test that was just read; by default the open one. */
export function chapterTestAttempt(
  tests: ChapterTests,
  chapterId: number,
  test: Received<AnyChapterTest>,
  attempt = test.record_id,
  result: AnyTestResult | null = null,
): PaperAttempt {
  const { id, category_name } = test.category_info;
  const reading = testReading(test, attempt, result);
  return {
    scope: `${tests.scope}-${chapterId}`,
    attempt,
    title: category_name,
    questions: reading.questions ?? [],
    reading,
    server: {
      read: async () => (await openChapterTest(tests)(chapterId, attempt)).reading,
      send: (sheet) => tests.send({ category_id: id, record_id: attempt, ...sheet }),
    },
  };
}

export const openChapterTest =
  (tests: ChapterTests): OpenPaper =>
  async (chapter_id, attempt) => {
    const test = await received(tests.read({ chapter_id }));
    const result = test.record_id === attempt ? null : await tests.result({ chapter_id });
    return chapterTestAttempt(tests, chapter_id, test, attempt, result);
  };

/** The calls of video tests: of the older courses, or of the reform course. */
export interface VideoTests {
  /** Keeps drafts apart: videos of the two editions may have the same number. */
  scope: string;
  read: (params: VideoTestParams) => Promise<AnyVideoTest>;
  send: Call<SubmitVideoTestParams, UserAnswer>;
}

export const olderVideoTests: VideoTests = { scope: 'video-test', read: videoTest, send: submitVideoTest };

export const reformVideoTests: VideoTests = {
  scope: 'video-test-reform',
  read: reformVideoTest,
  send: submitReformVideoTest,
};

/** An attempt at a video's test that was just read; by default the open one. */
export function videoTestAttempt(
  tests: VideoTests,
  test: Received<AnyVideoTest>,
  attempt = test.record_id,
): PaperAttempt {
  const { v_id, video_name } = test.video_info;
  const reading = testReading(test, attempt, test.result);
  return {
    scope: `${tests.scope}-${v_id}`,
    attempt,
    title: video_name,
    questions: reading.questions ?? [],
    reading,
    server: {
      read: async () => (await openVideoTest(tests)(v_id, attempt)).reading,
      send: (sheet) => tests.send({ v_id, record_id: attempt, ...sheet }),
    },
  };
}

export const openVideoTest =
  (tests: VideoTests): OpenPaper =>
  async (v_id, attempt) =>
    videoTestAttempt(tests, await received(tests.read({ v_id })), attempt);
