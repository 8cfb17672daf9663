import type { DateTime, Question } from '@suite/api';
import { outcomeOf, type Outcome as Mark } from '../answering';

/** How many questions were answered right, wrong, or not at all. */
export type Tally = Record<Mark, number>;

/** The outcome of a paper that was finally submitted. */
export interface Outcome extends Tally {
  score: number;
  total: number;
  usedSeconds: number;
  /** Lowest score that passes; undefined if the paper cannot be passed or failed. */
  passScore?: number;
  /** The provider's own verdict; it counts before any comparison of scores. */
  isPass?: boolean;
  submitTime?: DateTime;
}

/** `submitted`: the paper cannot be passed or failed, or has no score yet. */
export type Verdict = 'passed' | 'failed' | 'submitted';

/** Counts the right, wrong and missing answers of a paper. */
export function tallyOf(questions: readonly Pick<Question, 'youAns' | 'answer'>[]): Tally {
  const tally: Tally = { right: 0, wrong: 0, blank: 0 };
  for (const question of questions) tally[outcomeOf(question)] += 1;
  return tally;
}

/** The provider's verdict if there is one, else the score against the pass score. */
export function verdictOf({
  isPass,
  passScore,
  score,
}: Pick<Outcome, 'isPass' | 'passScore' | 'score'>): Verdict {
  if (isPass !== undefined) return isPass ? 'passed' : 'failed';
  if (passScore === undefined || !Number.isFinite(score)) return 'submitted';
  return score >= passScore ? 'passed' : 'failed';
}
