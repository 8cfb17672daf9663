import type { Juan, JuanBrief } from '@suite/api';
import { tallyOf, type Outcome } from '@suite/features/result';

/** The outcome of a practice paper; it has no pass score. */
export const juanOutcome = (juan: Juan, brief?: JuanBrief): Outcome => ({
  ...tallyOf(juan.question_list),
  score: juan.user_answer?.score ?? brief?.score ?? NaN,
  total: juan.total_score,
  usedSeconds: juan.user_answer?.used_seconds ?? brief?.used_seconds ?? 0,
  submitTime: brief?.submit_time,
});
