import { studyStatus, type AnswerUnit } from '@suite/api';
import type { UnitContent } from '../../../content/types';
import { notFound, notOpen } from '../../refusal';
import { unitOfId, unitsOfLine, type PlacedUnit } from '../../study-weeks/content';
import { studyLines, type Asked, type Family } from '../../study-weeks/learner-weeks';
import { boughtBy, demandLine } from '../course/access';
import { isClassLine } from '../class/lines';

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
export async function answerUnitsFor(asked: Asked, family: Family): Promise<AnswerUnit[]> {
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
export async function demandUnit(asked: Asked, unitId: number, family: Family): Promise<UnitContent> {
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
