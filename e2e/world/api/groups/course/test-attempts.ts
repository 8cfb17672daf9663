import { draftFlag, questionType, type Answers, type Flag, type UserAnswer } from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import { timeText } from '../../../clock/china-time';
import { get, insert, insertRow, update, type Db } from '../../../db';
import { answerColumns, noAnswers, scored, type AnswerColumns, type SolvedQuestion } from '../../answering';
import type { Seeding } from '../../group';

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

declare module '../../../db' {
  interface Tables {
    test_attempt: TestAttemptTable;
  }
}

export type TestAttemptRow = Selectable<TestAttemptTable>;

/** A learner and the test that is meant. */
interface TestOf {
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
interface TestResults {
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

const MINUTE = 60_000;

interface Target {
  kind: TestKind;
  target_id: number;
}

async function testAt({ db }: Seeding, { kind, target_id }: Target) {
  const { test, pass_score } = await get(db, kind, { id: target_id });
  return { questions: JSON.parse(test ?? '[]') as SolvedQuestion[], pass_score };
}

function wrongAnswer({ type, answer }: SolvedQuestion): string {
  const [first = '1'] = answer.split(',');
  if (type === questionType.multiple) return first;
  return first === '1' ? '2' : '1';
}

const answers = (questions: readonly SolvedQuestion[], wrong: number): Answers =>
  Object.fromEntries(
    questions.map((question, at) => [
      String(question.id),
      at < questions.length - wrong ? question.answer : wrongAnswer(question),
    ]),
  );

async function addAttempt(
  { db, learner }: Seeding,
  target: Target,
  opened_at: number,
  answer: Omit<UserAnswer, 'save_time'>,
  saved: { at: number; is_pass: Flag | null },
): Promise<void> {
  const held = { ...answer, save_time: timeText(saved.at) };
  await insert(db, 'test_attempt', {
    ...target,
    ...answerColumns(held, saved.at),
    learner_id: learner.id,
    opened_at,
    is_pass: saved.is_pass,
  });
}

/** A finally submitted attempt: passed, with a slip in some of the longer tests, or failed. */
export async function seedFinal(
  seeding: Seeding,
  target: Target,
  at: number,
  outcome: 'pass' | 'fail',
): Promise<void> {
  const { questions, pass_score } = await testAt(seeding, target);
  const slips = questions.length >= 4 && target.target_id % 2 === 0 ? 1 : 0;
  const content = answers(questions, outcome === 'pass' ? slips : Math.ceil(questions.length / 2));
  const { score } = scored(questions, content);
  const used_seconds = 40 * questions.length;
  const answer = { content, is_draft: draftFlag.NODRAFT, score, used_seconds };
  const is_pass = score >= pass_score ? 1 : 0;
  await addAttempt(seeding, target, at, answer, { at: at + 5 * MINUTE, is_pass });
}

/** An attempt of which the first half is answered. */
export async function seedDraft(seeding: Seeding, target: Target, at: number): Promise<void> {
  const { questions } = await testAt(seeding, target);
  const content = answers(questions.slice(0, Math.ceil(questions.length / 2)), 0);
  const answer = { content, is_draft: draftFlag.DRAFT, score: null, used_seconds: 60 };
  await addAttempt(seeding, target, at, answer, { at: at + MINUTE, is_pass: null });
}
