import type { DraftFlag, QuestionType } from '../constants';
import type { DateTime } from './basic';

/** A moment of a lesson. */
export interface LessonMoment {
  v_id: number;
  /** Seconds. */
  position: number;
}

/**
 * A question with its options `option1`, `option2`, ... An answer is the number of an option;
 * of a multiple choice it is the sorted numbers, joined by commas.
 */
export interface Question {
  id: number;
  type: QuestionType;
  /** Stem, HTML. */
  title: string;
  score: number;
  /** The learner's answer; '' when there is none. */
  youAns: string;
  /** The right answer; like the analysis it comes only after the final submission. */
  answer?: string;
  /** HTML. */
  analysis?: string;
  /** The moment of the lesson that explains it; left out where none does, and before the final submission. */
  lesson?: LessonMoment;
  [option: `option${number}`]: string;
}

/** Answers by the question's id. */
export type Answers = Record<string, string>;

/** What is right, and why. */
export type Solution = Required<Pick<Question, 'id' | 'answer' | 'analysis'>> & Pick<Question, 'lesson'>;

/** A learner's answers to one paper, as the provider has them. */
export interface UserAnswer {
  content: Answers;
  is_draft: DraftFlag;
  /** When the answers were last saved: the newer of device and provider wins. */
  save_time: DateTime;
  /** Null while it is a draft. */
  score: number | null;
  used_seconds: number;
  /** Counts the saves; a provider that does not count them leaves it out. */
  version?: number;
  /** Of an open practice paper: the questions of which the learner knows whether they were right. Their answers stay. */
  solutions?: Solution[];
}

/** What every paper carries about the learner's answers. */
export interface Answering {
  user_answer: UserAnswer | null;
  /** Lets a device with a wrong clock save and count down by the provider's. */
  server_time: DateTime;
}

/** Answers to be sent; the provider ignores a draft older than the one that it has. */
export interface AnswerSheet {
  content: Answers;
  is_draft: DraftFlag;
  /** When the learner gave them, by the provider's clock. */
  save_time: DateTime;
  /**
   * The version on which the answers are built; 0 when nothing was saved before. If another device has saved
   * since, the provider refuses the sheet with ANSWERS_CHANGED. Without it the provider does not check.
   */
  base_version?: number;
}
