import type { Question, ReformTestQuestions, TestAttempt, TestQuestions } from '@suite/api';
import type { Reading } from '@suite/ui/answering';

/** The questions of a test in the order in which they are asked, whichever version laid them out. */
export const questionsOf = (test: TestQuestions | ReformTestQuestions): Question[] => [
  ...test.singleChoice.list,
  ...('judgement' in test ? test.judgement : test.judge).list,
];

/** What a test that was just read says of an attempt. One is open at a time: another proves that it was handed in. */
export const attemptReading = (
  { record_id, user_answer, server_time }: TestAttempt,
  attempt: number,
): Reading => ({ answer: user_answer, isFinal: record_id !== attempt, serverTime: server_time });
