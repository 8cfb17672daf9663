import { manageEvaluation, submitManageEvaluation } from '@suite/api';
import * as v from 'valibot';
import { addDays, startOfDay, timeText } from '../../../clock/china-time';
import { gradeNames, manageGradePoints } from '../../../content';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound } from '../../refusal';
import type { Asked } from '../course/access';
import { gradeParams, gradesIn, keepGrade } from '../evaluation/keep-grade';
import type { Evaluation } from '../evaluation/rules';
import { MANAGE_TEACHER, teacherBrief } from '../teacher/teachers';
import { demandStanding, mayStudy, type Standing } from './standing';

/** Days on which a rating can be given. */
const OPEN_DAYS = 21;
const firstId = { old: 1371, new: 1372 } as const;

/** The two evaluations of an edition: after the third week, and at the end. */
export const manageEvaluations = ({
  edition,
  start_day,
}: Pick<Standing, 'edition' | 'start_day'>): Evaluation[] =>
  [22, 40].map((opensOn, at) => ({
    evaluate_id: firstId[edition] * 10 + at + 1,
    opensOn,
    deadline: startOfDay(addDays(start_day, opensOn - 1 + OPEN_DAYS)) - 1000,
  }));

export const manageGrades = (asked: Asked) => gradesIn('manage_grade', asked);

/** The evaluation that the learner can do now. */
export async function openEvaluation(asked: Asked, standing: Standing): Promise<Evaluation | undefined> {
  if (!mayStudy(standing)) return undefined;
  const grades = await manageGrades(asked);
  return manageEvaluations(standing).find(
    ({ evaluate_id, opensOn, deadline }) =>
      standing.day >= opensOn && asked.now <= deadline && !grades.has(evaluate_id),
  );
}

function demandEvaluation(standing: Standing, evaluateId: number): Evaluation {
  const found = manageEvaluations(standing).find(({ evaluate_id }) => evaluate_id === evaluateId);
  if (!found) throw notFound('评价不存在');
  return found;
}

export const evaluationHandlers = [
  handle(manageEvaluation, v.object({ evaluate_id: v.optional(id()) }), async (asking) => {
    const { evaluate_id } = asking.params;
    const standing = await demandStanding(asking);
    const texts = { names: gradeNames, points: manageGradePoints[standing.edition] };
    const one =
      evaluate_id === undefined
        ? await openEvaluation(asking, standing)
        : demandEvaluation(standing, evaluate_id);
    if (!one || standing.day < one.opensOn) return { status: null, ...texts };
    return {
      status: {
        evaluate_id: one.evaluate_id,
        teacher: teacherBrief(MANAGE_TEACHER),
        class_name: one.opensOn < 30 ? '管理沟通课 · 期中评价' : '管理沟通课 · 结课评价',
        deadline: timeText(one.deadline),
        grade_content: (await manageGrades(asking)).get(one.evaluate_id) ?? null,
      },
      ...texts,
    };
  }),

  handle(submitManageEvaluation, gradeParams, async (asking) => {
    const standing = await demandStanding(asking);
    const one = demandEvaluation(standing, asking.params.evaluate_id);
    const { day, edition } = standing;
    return keepGrade('manage_grade', asking, { ...one, day }, manageGradePoints[edition]);
  }),
];
