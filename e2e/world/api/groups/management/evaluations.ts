import {
  codes,
  manageEvaluation,
  submitManageEvaluation,
  type AddGradeContentParams,
  type GradeContent,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, startOfDay, timeText } from '../../../clock/china-time';
import { gradeNames, manageGradePoints } from '../../../content';
import { handle } from '../../handle';
import { id, whole } from '../../params';
import { notFound, Refusal, rule } from '../../refusal';
import { refuseBlackWords } from '../../refuse-black-words';
import type { Asked } from '../course/access';
import { inOrder, whyNoGrade } from '../evaluation/rules';
import { teacherBrief } from '../teacher/teachers';
import { demandStanding, mayStudy, type Standing } from './standing';

/** Days on which a rating can be given. */
const OPEN_DAYS = 21;
const firstId = { old: 1371, new: 1372 } as const;

interface ManageEvaluation {
  evaluate_id: number;
  /** Day of study on which it opens. */
  opensOn: number;
  deadline: number;
}

/** The two evaluations of an edition: after the third week, and at the end. */
export const manageEvaluations = ({
  edition,
  start_day,
}: Pick<Standing, 'edition' | 'start_day'>): ManageEvaluation[] =>
  [22, 40].map((opensOn, at) => ({
    evaluate_id: firstId[edition] * 10 + at + 1,
    opensOn,
    deadline: startOfDay(addDays(start_day, opensOn - 1 + OPEN_DAYS)) - 1000,
  }));

export async function manageGrades({ db, learner }: Asked): Promise<Map<number, GradeContent>> {
  const rows = await db
    .selectFrom('manage_grade')
    .select(['evaluate_id', 'content'])
    .where('learner_id', '=', learner.id)
    .execute();
  return new Map(rows.map(({ evaluate_id, content }) => [evaluate_id, JSON.parse(content) as GradeContent]));
}

/** The evaluation that the learner can do now. */
export async function openEvaluation(
  asked: Asked,
  standing: Standing,
): Promise<ManageEvaluation | undefined> {
  if (!mayStudy(standing)) return undefined;
  const grades = await manageGrades(asked);
  return manageEvaluations(standing).find(
    ({ evaluate_id, opensOn, deadline }) =>
      standing.day >= opensOn && asked.now <= deadline && !grades.has(evaluate_id),
  );
}

function demandEvaluation(standing: Standing, evaluateId: number): ManageEvaluation {
  const found = manageEvaluations(standing).find(({ evaluate_id }) => evaluate_id === evaluateId);
  if (!found) throw notFound('评价不存在');
  return found;
}

/** Keeps a rating; the same one again is no error. */
async function rate(asked: Asked & { params: AddGradeContentParams }): Promise<null> {
  const { db, now, learner, params } = asked;
  const standing = await demandStanding(asked);
  const one = demandEvaluation(standing, params.evaluate_id);
  const content = JSON.stringify(inOrder(params));
  const before = (await manageGrades(asked)).get(one.evaluate_id);
  if (before && JSON.stringify(before) === content) return null;
  if (before) throw new Refusal(codes.ALREADY_DONE, '您已经评价过了，感谢您的反馈');
  if (standing.day < one.opensOn) throw rule('评价还没有开始');
  if (now > one.deadline) throw rule('评价已截止');
  const why = whyNoGrade(params, manageGradePoints[standing.edition]);
  if (why !== '') throw rule(why);
  refuseBlackWords(params.content);
  await db
    .insertInto('manage_grade')
    .values({ learner_id: learner.id, evaluate_id: one.evaluate_id, content, at: now })
    .execute();
  return null;
}

const stars = () => whole(1, 5);

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
        teacher: teacherBrief(1),
        class_name: one.opensOn < 30 ? '管理沟通课 · 期中评价' : '管理沟通课 · 结课评价',
        deadline: timeText(one.deadline),
        grade_content: (await manageGrades(asking)).get(one.evaluate_id) ?? null,
      },
      ...texts,
    };
  }),

  handle(
    submitManageEvaluation,
    v.object({
      evaluate_id: id(),
      grade: stars(),
      points: v.pipe(v.array(v.object({ point_id: id(), grade: stars() })), v.maxLength(20)),
      tag_ids: v.pipe(v.array(id()), v.maxLength(20)),
      content: v.pipe(v.string(), v.trim(), v.maxLength(500, '评价内容不能超过 500 个字')),
    }),
    rate,
  ),
];
