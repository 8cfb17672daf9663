import { draftFlag, type Juan, type JuanBrief, type JuanSheet, type UserAnswer } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import type { UnitContent } from '../../../content/types';
import { find, insertRow, update } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import { answerColumns, heldAnswer, noAnswers, receive, scored, shownQuestions } from '../../answering';
import type { JuanRow } from './tables';

/** A practice paper with its questions, and with their solutions once it was finally submitted. */
export function juanOf(row: JuanRow, unit: UnitContent, now: number): Juan {
  const held = heldAnswer(row);
  return {
    juan_id: row.id,
    unit_id: unit.unit_id,
    unit_name: unit.unit_name,
    total_score: scored(unit.questions, {}).total_score,
    question_list: shownQuestions(unit.questions, held),
    user_answer: held,
    server_time: timeText(now),
  };
}

/** A submitted paper as an entry of a list. */
export function briefOf(row: JuanRow, { questions }: UnitContent): JuanBrief {
  const { total_score, question_count } = scored(questions, {});
  return {
    juan_id: row.id,
    score: row.score ?? 0,
    total_score,
    right_count: row.right_count ?? 0,
    question_count,
    used_seconds: row.used_seconds,
    submit_time: timeText(row.submitted_at ?? 0),
  };
}

/** The learner's submitted papers of a unit, newest first. */
export const submittedJuans = (db: Db, learnerId: number, unitId: number): Promise<JuanRow[]> =>
  db
    .selectFrom('juan')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('unit_id', '=', unitId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The learner's open paper of a unit; a new one when there is none. */
export async function openJuan(db: Db, learnerId: number, unitId: number, now: number): Promise<JuanRow> {
  const open = await find(db, 'juan', { learner_id: learnerId, unit_id: unitId, submitted_at: null });
  if (open) return open;
  return insertRow(db, 'juan', {
    ...noAnswers,
    learner_id: learnerId,
    unit_id: unitId,
    opened_at: now,
    right_count: null,
  });
}

/** Receives answers to a paper and returns the answers that are held afterwards. */
export async function takeAnswers(
  db: Db,
  row: JuanRow,
  { questions }: UnitContent,
  sheet: Omit<JuanSheet, 'juan_id'>,
  now: number,
): Promise<UserAnswer> {
  const { answer, changed } = receive({ questions, held: heldAnswer(row), sheet, now });
  if (changed) {
    const isFinal = answer.is_draft === draftFlag.NODRAFT;
    const right_count = isFinal ? scored(questions, answer.content).right_count : null;
    await update(db, 'juan', { id: row.id }, { ...answerColumns(answer, now), right_count });
  }
  return answer;
}
