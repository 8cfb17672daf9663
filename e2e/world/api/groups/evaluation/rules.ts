import type { GradeContent, GradePoint } from '@suite/api';
import { addDays, daysBetween, startOfDay } from '../../../clock/china-time';
import { gradeNames, gradePoints } from '../../../content';

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
export function whyNoGrade(
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
export const inOrder = ({ grade, points, tag_ids, content }: GradeContent): GradeContent => ({
  grade,
  points: points
    .map(({ point_id, grade: stars }) => ({ point_id, grade: stars }))
    .sort((one, other) => one.point_id - other.point_id),
  tag_ids: [...tag_ids].sort((one, other) => one - other),
  content,
});
