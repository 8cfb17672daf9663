import {
  addReformExam,
  answerUnits,
  type Call,
  commitAnswer,
  createJuan,
  juanHistory,
  type JuanHistory,
  type JuanSheet,
  reformExamDetail,
  reformExamUnits,
  type UserAnswer,
} from '@suite/api';
import * as v from 'valibot';
import type { UnitContent } from '../../../content/types';
import { find } from '../../../db/queries';
import { sheetParams, usedSeconds } from '../../answering';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { flag, id } from '../../params';
import { notFound } from '../../refusal';
import { unitOfId } from '../../study-weeks/content';
import { type Asked, type Family, isOlder, isReform } from '../../study-weeks/learner-weeks';
import { briefOf, juanOf, openJuan, submittedJuans, takeAnswers } from './papers';
import { seedPractice } from './seed';
import { type JuanRow } from './tables';
import { answerUnitsFor, demandUnit } from './units';

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
    v.object({ juan_id: id(), used_seconds: usedSeconds(), ...sheetParams() }),
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
