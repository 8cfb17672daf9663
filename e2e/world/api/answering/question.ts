import {
  draftFlag,
  questionType,
  type Answers,
  type DraftFlag,
  type Question,
  type QuestionType,
} from '@suite/api';
import type { ScoredQuestion } from '../../content/types';

/** A question with its solution, as the provider keeps it. */
export type SolvedQuestion = ScoredQuestion;

/** A question's type in words. */
export const typeText: Record<QuestionType, string> = {
  [questionType.single]: '单选题',
  [questionType.multiple]: '多选题',
  [questionType.judge]: '判断题',
};

/** How many options a question has; they count from 1 without a gap. */
export function optionCount(question: Pick<SolvedQuestion, `option${number}`>): number {
  let count = 0;
  while (question[`option${count + 1}`] !== undefined) count += 1;
  return count;
}

/** A question as the learner may see it; the solution shows only after the final submission. */
export function shownQuestion(question: SolvedQuestion, youAns: string, isFinal: boolean): Question {
  const { answer, analysis, lesson, ...asked } = question;
  return isFinal
    ? { ...asked, youAns, answer, analysis, ...(lesson ? { lesson } : {}) }
    : { ...asked, youAns };
}

/** The questions of a paper with what the learner has answered so far. */
export function shownQuestions(
  questions: readonly SolvedQuestion[],
  held: { content: Answers; is_draft: DraftFlag } | null,
): Question[] {
  const isFinal = held?.is_draft === draftFlag.NODRAFT;
  return questions.map((question) => shownQuestion(question, held?.content[question.id] ?? '', isFinal));
}
