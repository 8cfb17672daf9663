import { studyStatus, type AnswerUnit, type JuanBrief } from '@suite/api';

/** The units of one course, in the order of the course. */
export interface CourseUnits {
  course: string;
  units: AnswerUnit[];
}

/** What the learner can do with a unit now. */
export type UnitState = 'locked' | 'draft' | 'done' | 'ready';

/** An open draft counts before any other state, because it should be finished first. */
export function stateOf({ status, has_draft, juan_count }: AnswerUnit): UnitState {
  if (has_draft) return 'draft';
  if (juan_count > 0 || status === studyStatus.done) return 'done';
  return status === studyStatus.locked ? 'locked' : 'ready';
}

const isUnderWay = (unit: AnswerUnit) => stateOf(unit) === 'draft' || stateOf(unit) === 'ready';

/** Groups units by course; courses with open units come first. */
export function byCourse(units: readonly AnswerUnit[]): CourseUnits[] {
  const groups: CourseUnits[] = [];
  for (const unit of units) {
    const group = groups.find(({ course }) => course === unit.course_name);
    if (group) group.units.push(unit);
    else groups.push({ course: unit.course_name, units: [unit] });
  }
  const underWay = (group: CourseUnits) => group.units.some(isUnderWay);
  return [...groups.filter(underWay), ...groups.filter((group) => !underWay(group))];
}

/** The learner's progress over several units. */
export interface Progress {
  done: number;
  /** Units with an open paper. */
  drafts: number;
  papers: number;
}

/** Sums up the progress over a list of units. */
export const progressOf = (units: readonly AnswerUnit[]): Progress => ({
  done: units.filter(({ juan_count }) => juan_count > 0).length,
  drafts: units.filter((unit) => stateOf(unit) === 'draft').length,
  papers: units.reduce((sum, { juan_count }) => sum + juan_count, 0),
});

/** The best score of a list of papers; undefined when none was scored yet. */
export function bestOf(list: readonly JuanBrief[]): number | undefined {
  const scores = list.map(({ score }) => score).filter(Number.isFinite);
  return scores.length > 0 ? Math.max(...scores) : undefined;
}
