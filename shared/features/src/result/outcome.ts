import type { DateTime, Question } from '@suite/api';
import { outcomeOf, type Outcome as Mark } from '../answering';

/** How many questions were answered how. */
export type Tally = Record<Mark, number>;

/** What came of a paper that was finally submitted. */
export interface Outcome extends Tally {
  score: number;
  total: number;
  usedSeconds: number;
  /** Score from which it is passed; absent where there is nothing to pass. */
  passScore?: number;
  /** What the provider says itself: its word counts before any comparison. */
  isPass?: boolean;
  submitTime?: DateTime;
}

/** Passed, not passed, or submitted without anything to pass. */
export type Verdict = 'passed' | 'failed' | 'submitted';

/** Counts the answers of a paper by how they turned out. */
export function tallyOf(questions: readonly Pick<Question, 'youAns' | 'answer'>[]): Tally {
  const tally: Tally = { right: 0, wrong: 0, blank: 0 };
  for (const question of questions) tally[outcomeOf(question)] += 1;
  return tally;
}

/** The provider's word first; then the score against the pass score, where there is one. */
export function verdictOf({
  isPass,
  passScore,
  score,
}: Pick<Outcome, 'isPass' | 'passScore' | 'score'>): Verdict {
  if (isPass !== undefined) return isPass ? 'passed' : 'failed';
  if (passScore === undefined) return 'submitted';
  return score >= passScore ? 'passed' : 'failed';
}
