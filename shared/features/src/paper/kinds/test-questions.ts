import type { Question, QuestionGroup, ReformTestQuestions, TestQuestions } from '@suite/api';

/** The groups of a test in the order in which they are asked; the editions name the second one differently. */
export function groupsOf(test: TestQuestions | ReformTestQuestions): QuestionGroup[] {
  const second = 'judgement' in test ? test.judgement : test.judge;
  // A test without questions of one type may lack the group.
  return [test.singleChoice, second].filter((group: QuestionGroup | null | undefined) => !!group?.list);
}

/** The questions of a test in that order. */
export const questionsOf = (test: TestQuestions | ReformTestQuestions): Question[] =>
  groupsOf(test).flatMap(({ list }) => list);
