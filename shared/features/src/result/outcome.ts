import type { DateTime, Juan, JuanBrief, Paper, Question, TestScore } from '@suite/api';
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

/** The outcome of a chapter's or a video's test. */
export const testOutcome = (
  result: TestScore,
  questions: readonly Question[],
  passScore: number | undefined,
): Outcome => ({
  ...tallyOf(questions),
  score: result.score,
  total: result.total_score,
  usedSeconds: result.used_seconds,
  submitTime: result.submit_time,
  isPass: result.is_pass === 1,
  passScore,
});

/** The outcome of a practice paper, which nobody has to pass. */
export const juanOutcome = (juan: Juan, brief?: JuanBrief): Outcome => ({
  ...tallyOf(juan.question_list),
  score: juan.user_answer?.score ?? 0,
  total: juan.total_score,
  usedSeconds: juan.user_answer?.used_seconds ?? 0,
  submitTime: brief?.submit_time,
});

/** The outcome of an exam. */
export const examOutcome = ({ paper_info, user_answer, submit_time }: Paper): Outcome => ({
  ...tallyOf(paper_info.question_list),
  score: user_answer?.score ?? 0,
  total: paper_info.total_score,
  usedSeconds: user_answer?.used_seconds ?? 0,
  submitTime: submit_time ?? undefined,
  passScore: paper_info.pass_score,
});
