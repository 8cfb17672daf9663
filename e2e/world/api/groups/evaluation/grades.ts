import { codes, addGradeContent, gradeNames, gradePoints, gradeStatus, type GradeContent } from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import * as words from '../../../content';
import { handle, handleOpen, type LearnerAsking } from '../../handle';
import { id, whole } from '../../params';
import { notFound, Refusal, rule } from '../../refusal';
import { learnerClasses, type LearnerClass } from '../class/learner-classes';
import { teacherBrief } from '../teacher/teachers';
import { refuseBlackWords } from '../../refuse-black-words';
import { evaluationsOf, inOrder, whyNoGrade, type Evaluation } from './rules';

type Asked = LearnerAsking<unknown>;
type Found = Evaluation & { of: LearnerClass };

async function evaluationsFor({ db, now, learner }: Asked): Promise<Found[]> {
  const { classes } = await learnerClasses({ db, now }, learner.id);
  return [...classes.values()].flatMap((of) => evaluationsOf(of).map((one) => ({ ...one, of })));
}

const isOpened = ({ of, opensOn }: Found) => of.day >= opensOn;

async function gradesOf({ db, learner }: Asked): Promise<Map<number, GradeContent>> {
  const rows = await db
    .selectFrom('teacher_grade')
    .select(['evaluate_id', 'content'])
    .where('learner_id', '=', learner.id)
    .execute();
  return new Map(rows.map(({ evaluate_id, content }) => [evaluate_id, JSON.parse(content) as GradeContent]));
}

/** The open evaluation that the learner has still to do, or else an open one that is done. */
function openOne(all: Found[], now: number, grades: Map<number, GradeContent>): Found | undefined {
  const open = all.filter((one) => isOpened(one) && now <= one.deadline);
  return open.find(({ evaluate_id }) => !grades.has(evaluate_id)) ?? open[0];
}

async function asked(asking: Asked, evaluateId: number): Promise<Found> {
  const found = (await evaluationsFor(asking)).find(({ evaluate_id }) => evaluate_id === evaluateId);
  if (!found) throw notFound('评价不存在');
  return found;
}

const stars = () => whole(1, 5);

export const gradeHandlers = [
  handle(gradeStatus, v.object({ evaluate_id: v.optional(id()) }), async (asking) => {
    const { now, params } = asking;
    const grades = await gradesOf(asking);
    const one =
      params.evaluate_id === undefined
        ? openOne(await evaluationsFor(asking), now, grades)
        : await asked(asking, params.evaluate_id);
    if (!one || !isOpened(one)) return null;
    return {
      evaluate_id: one.evaluate_id,
      teacher: teacherBrief(one.of.teacher_id),
      class_name: one.of.class_name,
      deadline: timeText(one.deadline),
      grade_content: grades.get(one.evaluate_id) ?? null,
    };
  }),

  handleOpen(gradeNames, () => words.gradeNames),
  handleOpen(gradePoints, () => words.gradePoints),

  handle(
    addGradeContent,
    v.object({
      evaluate_id: id(),
      grade: stars(),
      points: v.pipe(v.array(v.object({ point_id: id(), grade: stars() })), v.maxLength(20)),
      tag_ids: v.pipe(v.array(id()), v.maxLength(20)),
      content: v.pipe(v.string(), v.trim(), v.maxLength(500, '评价内容不能超过 500 个字')),
    }),
    async (asking) => {
      const { db, now, learner, params } = asking;
      const one = await asked(asking, params.evaluate_id);
      const content = JSON.stringify(inOrder(params));
      const before = (await gradesOf(asking)).get(one.evaluate_id);
      if (before && JSON.stringify(before) === content) return null;
      if (before) throw new Refusal(codes.ALREADY_DONE, '您已经评价过了，感谢您的反馈');
      if (!isOpened(one)) throw rule('评价还没有开始');
      if (now > one.deadline) throw rule('评价已截止');
      const why = whyNoGrade(params);
      if (why !== '') throw rule(why);
      refuseBlackWords(params.content);
      await db
        .insertInto('teacher_grade')
        .values({ learner_id: learner.id, evaluate_id: one.evaluate_id, content, at: now })
        .execute();
      return null;
    },
  ),
];
