import type { Question, QuestionGroup, ReformTestQuestions, TestAttempt, TestQuestions } from '@suite/api';
import type { Reading } from '@suite/features/answering';

/** The groups of a test in the order in which they are asked; the editions name the second one differently. */
export function groupsOf(test: TestQuestions | ReformTestQuestions): QuestionGroup[] {
  const second = 'judgement' in test ? test.judgement : test.judge;
  // A test without questions of one type may lack the group.
  return [test.singleChoice, second].filter((group: QuestionGroup | null | undefined) => !!group?.list);
}

/** The questions of a test in that order. */
export const questionsOf = (test: TestQuestions | ReformTestQuestions): Question[] =>
  groupsOf(test).flatMap(({ list }) => list);

/**
 * What a test that was just read says of an attempt. One attempt is open at a time: if it is another one,
 * this one was handed in.
 */
export const attemptReading = (
  test: TestAttempt & (TestQuestions | ReformTestQuestions),
  attempt: number,
): Reading => ({
  answer: test.user_answer,
  questions: questionsOf(test),
  isFinal: test.record_id !== attempt,
  serverTime: test.server_time,
});
