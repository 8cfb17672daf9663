import { insert, list } from '../../../db';
import { codes, type AddGradeContentParams, type GradeContent, type GradePoint } from '@suite/api';
import * as v from 'valibot';
import { addDays, daysBetween, startOfDay } from '../../../clock/china-time';
import { gradeNames, gradePoints } from '../../../content';
import { id, Refusal, rule, whole } from '../../handle';
import { refuseBlackWords } from '../../refuse-black-words';
import type { Asked } from '../course/access';

/** Days on which a rating can be given. */
const OPEN_DAYS = 14;

/** The two evaluations of a class: in the middle and at the end. */
const numbers = [1, 2] as const;

/** An evaluation of a class with the dates of one learner. */
export interface Evaluation {
  evaluate_id: number;
  /** Day of study on which it opens. */
  opensOn: number;
  /** Last moment at which a rating can be given. */
  deadline: number;
}

interface Course {
  class_id: number;
  start: string;
  week_count: number;
  end: string;
}

/** The evaluations of a learner's class; pauses put them off. */
export function evaluationsOf({ class_id, start, week_count, end }: Course): Evaluation[] {
  const days = week_count * 7;
  const paused = daysBetween(start, end) + 1 - days;
  return numbers.map((number) => {
    const opensOn = number === 1 ? Math.max(1, Math.floor(week_count / 2)) * 7 : days - 6;
    const last = addDays(start, opensOn - 1 + OPEN_DAYS + paused);
    return { evaluate_id: class_id * 10 + number, opensOn, deadline: startOfDay(addDays(last, 1)) - 1000 };
  });
}

/** Why a rating is refused; '' if it is not. */
function whyNoGrade(
  { grade, points, tag_ids }: GradeContent,
  aspects: readonly GradePoint[] = gradePoints,
): string {
  const rated = new Set(points.map(({ point_id }) => point_id));
  const isWhole = aspects.every(({ point_id }) => rated.has(point_id));
  if (!isWhole || points.length !== aspects.length) return '请为每一项打分';
  const allowed = gradeNames.find((one) => one.grade === grade)?.tags.map(({ id }) => id) ?? [];
  if (tag_ids.some((id) => !allowed.includes(id))) return '所选标签与评分不符';
  if (new Set(tag_ids).size !== tag_ids.length) return '标签重复';
  return '';
}

/** A rating in a fixed order, so that a repeated one compares equal. */
const inOrder = ({ grade, points, tag_ids, content }: GradeContent): GradeContent => ({
  grade,
  points: points
    .map(({ point_id, grade: stars }) => ({ point_id, grade: stars }))
    .sort((one, other) => one.point_id - other.point_id),
  tag_ids: [...tag_ids].sort((one, other) => one - other),
  content,
});

/** The tables of ratings: one for each line. */
type GradeTables = 'teacher_grade' | 'manage_grade';

const stars = () => whole(1, 5);

/** What a rating holds. */
export const gradeParams = v.object({
  evaluate_id: id(),
  grade: stars(),
  points: v.pipe(v.array(v.object({ point_id: id(), grade: stars() })), v.maxLength(20)),
  tag_ids: v.pipe(v.array(id()), v.maxLength(20)),
  content: v.pipe(v.string(), v.trim(), v.maxLength(500, '评价内容不能超过 500 个字')),
});

/** The learner's ratings by their evaluation. */
export async function gradesIn(
  table: GradeTables,
  { db, learner }: Asked,
): Promise<Map<number, GradeContent>> {
  const rows = await list(db, table, { learner_id: learner.id });
  return new Map(rows.map(({ evaluate_id, content }) => [evaluate_id, JSON.parse(content) as GradeContent]));
}

/** Keeps a rating of an evaluation that is open on that day of study; the same one again is no error. */
export async function keepGrade(
  table: GradeTables,
  asked: Asked & { params: AddGradeContentParams },
  { evaluate_id, opensOn, deadline, day }: Evaluation & { day: number },
  points?: readonly GradePoint[],
): Promise<null> {
  const { db, now, learner, params } = asked;
  const content = JSON.stringify(inOrder(params));
  const before = (await gradesIn(table, asked)).get(evaluate_id);
  if (before && JSON.stringify(before) === content) return null;
  if (before) throw new Refusal(codes.ALREADY_DONE, '您已经评价过了，感谢您的反馈');
  if (day < opensOn) throw rule('评价还没有开始');
  if (now > deadline) throw rule('评价已截止');
  const why = whyNoGrade(params, points);
  if (why !== '') throw rule(why);
  refuseBlackWords(params.content);
  await insert(db, table, { learner_id: learner.id, evaluate_id, content, at: now });
  return null;
}
