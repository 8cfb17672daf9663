import type { QuestionType } from '../constants';
import type { DateTime, Flag } from './basic';
import type { Answering, AnswerSheet, Question } from './question';

/** The questions of one type. */
export interface QuestionGroup {
  type: QuestionType;
  /** The type in words. */
  type_text: string;
  list: Question[];
}

/** A test's questions, older version. */
export interface TestQuestions {
  singleChoice: QuestionGroup;
  judge: QuestionGroup;
}

/** A test's questions, reform version. */
export interface ReformTestQuestions {
  singleChoice: QuestionGroup;
  judgement: QuestionGroup;
}

/** An attempt at a test; after a final submission the next read starts a new one. */
export interface TestAttempt extends Answering {
  record_id: number;
}

/** The outcome of a finally submitted attempt. */
export interface TestScore {
  record_id: number;
  score: number;
  total_score: number;
  is_pass: Flag;
  right_count: number;
  question_count: number;
  used_seconds: number;
  submit_time: DateTime;
}

/** The chapter as a category of the question bank. */
export interface CategoryInfo {
  id: number;
  category_name: string;
  pass_chapter_score: number;
}

export type ChapterTest<Questions = TestQuestions> = TestAttempt & {
  category_info: CategoryInfo;
} & Questions;

/** Score and questions with answers and analysis. */
export type ChapterTestResult<Questions = TestQuestions> = TestScore & {
  category_info: CategoryInfo;
} & Questions;

/** What a video's test is about. */
export interface VideoTestInfo {
  v_id: number;
  video_name: string;
  pass_score: number;
}

export type VideoTest<Questions = TestQuestions> = TestAttempt & {
  video_info: VideoTestInfo;
  /** The last finally submitted attempt; null before the first. */
  result: (TestScore & Questions) | null;
} & Questions;

/** Answers to an attempt. */
export interface TestSheet extends AnswerSheet {
  record_id: number;
  used_seconds: number;
}

export interface ChapterTestParams {
  chapter_id: number;
}

export interface SubmitChapterTestParams extends TestSheet {
  /** `category_info.id`. */
  category_id: number;
}

export interface VideoTestParams {
  v_id: number;
}

export interface SubmitVideoTestParams extends TestSheet {
  v_id: number;
}
