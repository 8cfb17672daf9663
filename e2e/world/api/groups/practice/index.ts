import {
  addReformExam,
  answerUnits,
  commitAnswer,
  createJuan,
  draftFlag,
  juanHistory,
  reformExamDetail,
  reformExamUnits,
  studyStatus,
  type AnswerUnit,
  type Call,
  type Juan,
  type JuanBrief,
  type JuanHistory,
  type JuanSheet,
  type Solution,
  type UserAnswer,
} from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import type { UnitContent } from '../../../content/types';
import { find, insertRow, update, type Db } from '../../../db';
import {
  answerColumns,
  heldAnswer,
  noAnswers,
  receive,
  scored,
  sheetParams,
  shownQuestions,
  usedSeconds,
  type AnswerColumns,
} from '../../answering';
import type { Group } from '../../group';
import { flag, handle, id, notFound, notOpen } from '../../handle';
import {
  isOlder,
  isReform,
  studyLines,
  unitOfId,
  unitsOfLine,
  type Asked,
  type Family,
  type PlacedUnit,
} from '../study-weeks/learner-weeks';
import { isClassLine } from '../class/learner-classes';
import { boughtBy, demandLine } from '../course/access';
import { seedPractice } from './seed';

/** A unit and whether the learner may practise it yet. */
interface OpenUnit {
  unit: UnitContent;
  isOpen: boolean;
}

/** Units open with the weeks of the learner's class; lines without classes are open at once. */
async function unitsFor(asked: Asked, family: Family): Promise<OpenUnit[]> {
  const bought = await boughtBy(asked);
  const inClasses = await studyLines(asked);
  const begun = new Map(
    inClasses.map(({ line, of }) => [line, of.status === 'prepared' ? 0 : of.week] as const),
  );
  return [...bought.keys()].flatMap((product) => {
    if (product === 'management' || product === 'tools' || !family(product)) return [];
    const week = isClassLine(product) ? begun.get(product) : Infinity;
    if (week === undefined) return [];
    return unitsOfLine(product).map((placed: PlacedUnit) => ({
      unit: placed.unit,
      isOpen: placed.chapter <= week,
    }));
  });
}

/** The units of a family as their list shows them. */
async function answerUnitsFor(asked: Asked, family: Family): Promise<AnswerUnit[]> {
  const units = await unitsFor(asked, family);
  if (units.length === 0) return [];
  const rows = await asked.db
    .selectFrom('juan')
    .select(['unit_id', 'score', 'submitted_at'])
    .select(({ eb }) => eb('content', 'is not', null).as('has_content'))
    .where('learner_id', '=', asked.learner.id)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  return units.map(({ unit, isOpen }) => {
    const own = rows.filter(({ unit_id }) => unit_id === unit.unit_id);
    const submitted = own.filter(({ submitted_at }) => submitted_at !== null);
    const scores = submitted.map(({ score }) => score ?? 0);
    const draft = own.some(({ submitted_at, has_content }) => submitted_at === null && has_content);
    return {
      unit_id: unit.unit_id,
      unit_name: unit.unit_name,
      course_name: unit.course_name,
      status: submitted.length > 0 ? studyStatus.done : isOpen ? studyStatus.ready : studyStatus.locked,
      question_count: unit.questions.length,
      juan_count: submitted.length,
      last_score: scores[scores.length - 1] ?? null,
      best_score: scores.length > 0 ? Math.max(...scores) : null,
      has_draft: draft ? 1 : 0,
    };
  });
}

/** The unit of that id, if the call is for it and the learner may practise it. */
async function demandUnit(asked: Asked, unitId: number, family: Family): Promise<UnitContent> {
  const placed = unitOfId(unitId);
  if (!placed || !family(placed.unit.line)) throw notFound('练习单元不存在');
  await demandLine(asked, placed.unit.line);
  const own = (await unitsFor(asked, (line) => line === placed.unit.line)).find(
    ({ unit }) => unit.unit_id === unitId,
  );
  if (!own) throw notOpen('开班之后才能练习');
  if (!own.isOpen) throw notOpen('这个单元还没有开放，学到这一周就可以练习了');
  return own.unit;
}

interface JuanTable extends AnswerColumns {
  id: Generated<number>;
  learner_id: number;
  unit_id: number;
  opened_at: number;
  /** Null before the final submission. */
  right_count: number | null;
  /** Ids of the questions of which the learner knows whether they were right, as JSON. */
  checked: Generated<string>;
}

declare module '../../../db' {
  interface Tables {
    /** Practice papers. */
    juan: JuanTable;
  }
}

type JuanRow = Selectable<JuanTable>;

const checkedOf = (row: JuanRow) => JSON.parse(row.checked) as number[];

/** The answers that are held, while the paper is open with the solutions that the learner was told. */
function toldAnswer(
  held: UserAnswer | null,
  { questions }: UnitContent,
  checked: number[],
): UserAnswer | null {
  if (held?.is_draft !== draftFlag.DRAFT) return held;
  const solutions = questions
    .filter(({ id }) => checked.includes(id))
    .map(({ id, answer, analysis, lesson }): Solution => ({
      id,
      answer,
      analysis,
      ...(lesson && { lesson }),
    }));
  return { ...held, solutions };
}

/** A practice paper with its questions, and with their solutions once it was finally submitted. */
function juanOf(row: JuanRow, unit: UnitContent, now: number): Juan {
  const held = heldAnswer(row);
  return {
    juan_id: row.id,
    unit_id: unit.unit_id,
    unit_name: unit.unit_name,
    total_score: scored(unit.questions, {}).total_score,
    question_list: shownQuestions(unit.questions, held),
    user_answer: toldAnswer(held, unit, checkedOf(row)),
    server_time: timeText(now),
  };
}

/** A submitted paper as an entry of a list. */
function briefOf(row: JuanRow, { questions }: UnitContent): JuanBrief {
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
const submittedJuans = (db: Db, learnerId: number, unitId: number): Promise<JuanRow[]> =>
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
async function openJuan(db: Db, learnerId: number, unitId: number, now: number): Promise<JuanRow> {
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

/**
 * Receives answers to a paper and returns the answers that are held afterwards. Once the learner was told whether an
 * answer is right it stays.
 */
async function takeAnswers(
  db: Db,
  row: JuanRow,
  unit: UnitContent,
  { check = [], ...sheet }: Omit<JuanSheet, 'juan_id'>,
  now: number,
): Promise<UserAnswer> {
  const { questions } = unit;
  const held = heldAnswer(row);
  const before = checkedOf(row);
  const fixed = before.map((id) => [id, held?.content[id] ?? ''] as const);
  const content = { ...sheet.content, ...Object.fromEntries(fixed) };
  const { answer, changed } = receive({ questions, held, sheet: { ...sheet, content }, now });
  const isFinal = answer.is_draft === draftFlag.NODRAFT;
  const told = isFinal ? [] : check.filter((id) => answer.content[id] && !before.includes(id));
  const checked = [...before, ...told];
  if (changed || told.length > 0) {
    const right_count = isFinal ? scored(questions, answer.content).right_count : null;
    const columns = { ...answerColumns(answer, now), right_count, checked: JSON.stringify(checked) };
    await update(db, 'juan', { id: row.id }, columns);
  }
  return toldAnswer(answer, unit, checked) ?? answer;
}

const historyOf = (
  unit: UnitContent,
  rows: JuanRow[],
  shown: JuanRow | undefined,
  now: number,
): JuanHistory => ({
  list: rows.map((row) => briefOf(row, unit)),
  juan: shown ? juanOf(shown, unit, now) : null,
});

async function history(asked: Asked, unitId: number, juanId: number | undefined, family: Family) {
  const { db, now, learner } = asked;
  const unit = await demandUnit(asked, unitId, family);
  const rows = await submittedJuans(db, learner.id, unitId);
  const shown = juanId === undefined ? rows[0] : rows.find((row) => row.id === juanId);
  return historyOf(unit, rows, shown, now);
}

/** Answers to a paper. An open paper may be finished even if the course has been closed meanwhile. */
const handleSheet = (call: Call<JuanSheet, UserAnswer>, family: Family) =>
  handle(
    call,
    v.object({
      juan_id: id(),
      used_seconds: usedSeconds(),
      check: v.optional(v.pipe(v.array(id()), v.maxLength(100))),
      ...sheetParams(),
    }),
    async ({ db, now, learner, params }) => {
      const { juan_id, ...sheet } = params;
      const row = await find(db, 'juan', { id: juan_id, learner_id: learner.id });
      const unit = row && unitOfId(row.unit_id)?.unit;
      if (!row || !unit || !family(unit.line)) throw notFound('练习卷不存在');
      return takeAnswers(db, row, unit, sheet, now);
    },
  );

/** Practice papers: the units of all lines, and the same for the reform course. */
export const practice: Group = {
  name: 'practice',
  seed: seedPractice,
  handlers: [
    handle(answerUnits, (asking) => answerUnitsFor(asking, isOlder)),
    handle(createJuan, v.object({ unit_id: id() }), async (asking) => {
      const { db, now, learner, params } = asking;
      const unit = await demandUnit(asking, params.unit_id, isOlder);
      return juanOf(await openJuan(db, learner.id, unit.unit_id, now), unit, now);
    }),
    handleSheet(commitAnswer, isOlder),
    handle(juanHistory, v.object({ unit_id: id(), juan_id: v.optional(id()) }), (asking) =>
      history(asking, asking.params.unit_id, asking.params.juan_id, isOlder),
    ),

    handle(reformExamUnits, (asking) => answerUnitsFor(asking, isReform)),
    handle(
      reformExamDetail,
      v.object({ unit_id: id(), is_history: flag(), juan_id: v.optional(id()) }),
      async (asking) => {
        const { db, now, learner, params } = asking;
        if (params.is_history) return history(asking, params.unit_id, params.juan_id, isReform);
        const unit = await demandUnit(asking, params.unit_id, isReform);
        const open = await openJuan(db, learner.id, unit.unit_id, now);
        return historyOf(unit, await submittedJuans(db, learner.id, unit.unit_id), open, now);
      },
    ),
    handleSheet(addReformExam, isReform),
  ],
};
