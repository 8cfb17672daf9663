import { addGradeContent, gradeNames, gradePoints, gradeStatus, type GradeContent } from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import * as words from '../../../content';
import { handle, handleOpen, id, notFound, type LearnerAsking } from '../../handle';
import { learnerClasses, type LearnerClass } from '../class/learner-classes';
import { teacherBrief } from '../teacher';
import { evaluationsOf, gradeParams, gradesIn, keepGrade, type Evaluation } from './keep-grade';

type Asked = LearnerAsking<unknown>;
type Found = Evaluation & { of: LearnerClass };

async function evaluationsFor({ db, now, learner }: Asked): Promise<Found[]> {
  const { classes } = await learnerClasses({ db, now }, learner.id);
  return [...classes.values()].flatMap((of) => evaluationsOf(of).map((one) => ({ ...one, of })));
}

const isOpened = ({ of, opensOn }: Found) => of.day >= opensOn;

const gradesOf = (asking: Asked) => gradesIn('teacher_grade', asking);

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

  handle(addGradeContent, gradeParams, async (asking) => {
    const one = await asked(asking, asking.params.evaluate_id);
    return keepGrade('teacher_grade', asking, { ...one, day: one.of.day });
  }),
];
