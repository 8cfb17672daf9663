import { type Answers, draftFlag, type Flag, questionType, type UserAnswer } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { insert } from '../../../db/queries';
import { answerColumns, scored, type SolvedQuestion } from '../../answering';
import type { Seeding } from '../../group';
import type { TestKind } from './attempts';

const MINUTE = 60_000;

interface Target {
  kind: TestKind;
  target_id: number;
}

async function testAt({ db }: Seeding, { kind, target_id }: Target) {
  const { test, pass_score } = await db
    .selectFrom(kind)
    .select(['test', 'pass_score'])
    .where('id', '=', target_id)
    .executeTakeFirstOrThrow();
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
