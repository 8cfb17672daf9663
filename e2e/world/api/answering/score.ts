import type { Answers } from '@suite/api';
import type { SolvedQuestion } from './question';

/** What answers are worth. */
export interface Scoring {
  score: number;
  total_score: number;
  right_count: number;
  question_count: number;
}

// A question may be worth a third of the paper: only sums are rounded, to one decimal.
const sum = (questions: readonly SolvedQuestion[]) =>
  Math.round(questions.reduce((total, { score }) => total + score, 0) * 10) / 10;

/** Scores answers in normal form: a question counts in full or not at all. */
export function scored(questions: readonly SolvedQuestion[], content: Answers): Scoring {
  const right = questions.filter(({ id, answer }) => content[id] === answer);
  return {
    score: sum(right),
    total_score: sum(questions),
    right_count: right.length,
    question_count: questions.length,
  };
}
