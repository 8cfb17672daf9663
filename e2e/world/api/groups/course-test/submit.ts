import type { TestSheet, UserAnswer } from '@suite/api';
import { heldAnswer, receive, type SolvedQuestion } from '../../answering';
import { notFound } from '../../refusal';
import type { Asked } from '../course/access';
import { attemptOf, saveAnswer, type TestKind } from './attempts';

/** A test as it is taken. */
export interface OpenTest {
  kind: TestKind;
  target_id: number;
  questions: readonly SolvedQuestion[];
  pass_score: number;
}

/** The learner's tests of one target. */
export const testOf = ({ learner }: Asked, { kind, target_id }: Pick<OpenTest, 'kind' | 'target_id'>) => ({
  learner_id: learner.id,
  kind,
  target_id,
});

/** Receives an answer sheet and returns the answers that are held afterwards. */
export async function submitTest(asked: Asked, test: OpenTest, sheet: TestSheet): Promise<UserAnswer> {
  const { db, now } = asked;
  const attempt = await attemptOf(db, testOf(asked, test), sheet.record_id);
  if (!attempt) throw notFound('答题记录不存在');
  const { answer, changed } = receive({ questions: test.questions, held: heldAnswer(attempt), sheet, now });
  const isPass = answer.score !== null && answer.score >= test.pass_score;
  if (changed) await saveAnswer(db, attempt.id, answer, { now, isPass });
  return answer;
}
