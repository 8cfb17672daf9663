import { draftFlag, type Flag, type UserAnswer } from '@suite/api';
import { type Generated, type Selectable } from 'kysely';
import { insertRow, update } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { answerColumns, type AnswerColumns, noAnswers } from '../../answering';

/** What a test belongs to. */
export type TestKind = 'chapter' | 'video';

interface TestAttemptTable extends AnswerColumns {
  id: Generated<number>;
  learner_id: number;
  kind: TestKind;
  /** Id of the chapter or video. */
  target_id: number;
  opened_at: number;
  /** Null before the final submission. */
  is_pass: Flag | null;
}

declare module '../../../db/tables' {
  interface Tables {
    test_attempt: TestAttemptTable;
  }
}

export type TestAttemptRow = Selectable<TestAttemptTable>;

/** A learner and the test that is meant. */
export interface TestOf {
  learner_id: number;
  kind: TestKind;
  target_id: number;
}

const attempts = (db: Db, { learner_id, kind, target_id }: TestOf) =>
  db
    .selectFrom('test_attempt')
    .selectAll()
    .where('learner_id', '=', learner_id)
    .where('kind', '=', kind)
    .where('target_id', '=', target_id);

/** The attempt that is open; a new one when there is none. */
export async function openAttempt(db: Db, test: TestOf, now: number): Promise<TestAttemptRow> {
  const open = await attempts(db, test).where('submitted_at', 'is', null).executeTakeFirst();
  if (open) return open;
  return insertRow(db, 'test_attempt', { ...test, ...noAnswers, opened_at: now, is_pass: null });
}

/** The attempt of that number, if it is the learner's own at that test. */
export const attemptOf = (db: Db, test: TestOf, id: number): Promise<TestAttemptRow | undefined> =>
  attempts(db, test).where('id', '=', id).executeTakeFirst();

/** The attempt that was finally submitted last. */
export const lastSubmitted = (db: Db, test: TestOf): Promise<TestAttemptRow | undefined> =>
  attempts(db, test)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Writes down what an attempt now holds. */
export async function saveAnswer(
  db: Db,
  id: number,
  answer: UserAnswer,
  { now, isPass }: { now: number; isPass: boolean },
): Promise<void> {
  const is_pass = answer.is_draft === draftFlag.DRAFT ? null : isPass ? 1 : 0;
  await update(db, 'test_attempt', { id }, { ...answerColumns(answer, now), is_pass });
}

/** Results of a learner's tests of one kind. */
export interface TestResults {
  passed: Set<number>;
  /** Best final score by what the test belongs to. */
  best: Map<number, number>;
}

/** Results of all tests of a learner. */
export async function testResults(db: Db, learnerId: number): Promise<Record<TestKind, TestResults>> {
  const rows = await db
    .selectFrom('test_attempt')
    .select(({ fn }) => [
      'kind',
      'target_id',
      fn.max<number>('score').as('best'),
      fn.max<number>('is_pass').as('passed'),
    ])
    .where('learner_id', '=', learnerId)
    .where('submitted_at', 'is not', null)
    .groupBy(['kind', 'target_id'])
    .execute();
  const of = (kind: TestKind): TestResults => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      passed: new Set(own.filter(({ passed }) => passed === 1).map(({ target_id }) => target_id)),
      best: new Map(own.map(({ target_id, best }) => [target_id, best])),
    };
  };
  return { chapter: of('chapter'), video: of('video') };
}
