import type { Question, TestScore } from '@suite/api';
import { tallyOf, type Outcome } from '@suite/features/result';

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
  isPass: typeof result.is_pass === 'number' ? result.is_pass === 1 : undefined,
  passScore,
});
