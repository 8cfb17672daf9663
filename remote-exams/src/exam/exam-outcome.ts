import type { Paper } from '@suite/api';
import { tallyOf, type Outcome } from '@suite/features/result';

/** The outcome of an exam. */
export const examOutcome = ({ paper_info, user_answer, submit_time }: Paper): Outcome => ({
  ...tallyOf(paper_info.question_list),
  score: user_answer?.score ?? NaN,
  total: paper_info.total_score,
  usedSeconds: user_answer?.used_seconds ?? 0,
  submitTime: submit_time ?? undefined,
  passScore: paper_info.pass_score,
});
