import { questionType, type QuestionType } from '@suite/api';
import type { BankQuestion, ScoredQuestion } from '../types';

/** A question as it is written down; its id comes from the place in which it stands. */
export type QuestionSource = Omit<BankQuestion, 'id'>;

function question(
  type: QuestionType,
  title: string,
  options: readonly string[],
  answer: readonly number[],
  analysis: string,
): QuestionSource {
  const numbered = Object.fromEntries(options.map((option, at) => [`option${at + 1}`, option]));
  return { type, title, answer: answer.join(','), analysis, ...numbered };
}

/** One option is right; they count from 1. */
export const single = (title: string, options: readonly string[], answer: number, analysis: string) =>
  question(questionType.single, title, options, [answer], analysis);

/** Two options or more are right. */
export const multiple = (
  title: string,
  options: readonly string[],
  answer: readonly number[],
  analysis: string,
) => question(questionType.multiple, title, options, answer, analysis);

/** A statement that is right or wrong. */
export const judge = (title: string, isRight: boolean, analysis: string) =>
  question(questionType.judge, title, ['正确', '错误'], [isRight ? 1 : 2], analysis);

/** Shares 100 points in whole ones; the first questions take what does not come out even. */
export function scored(questions: readonly BankQuestion[]): ScoredQuestion[] {
  const share = Math.floor(100 / questions.length);
  const rest = 100 - share * questions.length;
  return questions.map((one, index) => ({ ...one, score: share + (index < rest ? 1 : 0) }));
}
