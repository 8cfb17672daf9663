import type { Day, Flag, StudyStatus } from '@suite/api';
import { addDays, dayInWords } from '@suite/kernel/time';
import { rangeInWords } from '../range-in-words';

/** How far a learner has come in a week. */
export interface Progress {
  done: number;
  total: number;
}

/** A week of study, of materials or of tasks. */
export interface StudyWeek {
  week_id: number;
  week_name: string;
  start_date: Day;
  status: StudyStatus;
  is_current: Flag;
}

/** The state of a week for the learner: done, this week, open and unfinished, or still to come. */
export type WeekState = 'done' | 'current' | 'open' | 'locked';

export function weekState({ status, is_current }: StudyWeek, progress: Progress): WeekState {
  if (status === 'locked') return 'locked';
  if (is_current) return 'current';
  return isDone(progress) ? 'done' : 'open';
}

/** Whether nothing is left of a week; an empty one asks for nothing. */
export const isDone = ({ done, total }: Progress): boolean => done === total;

/** The parts of a week's name: `进阶课 · 第二周 读懂年报`. */
export interface WeekName {
  /** The course of the week; '' for the finance courses. */
  course: string;
  label: string;
  /** '' if the name holds no topic. */
  topic: string;
}

export function nameOf({ week_name }: Pick<StudyWeek, 'week_name'>): WeekName {
  const [, course = '', rest = week_name] = /^(.+?) · (.+)$/.exec(week_name) ?? [];
  const [, label = rest, topic = ''] = /^(第\S+?周)\s*(.*)$/.exec(rest) ?? [];
  return { course, label, topic };
}

/** The first and the last day of a week; one in which the learner rested lasts until the next one of its course. */
export function rangeText(week: StudyWeek, weeks: readonly StudyWeek[]): string {
  const { start_date } = week;
  if (!start_date) return dayInWords(start_date);
  const { course } = nameOf(week);
  const own = weeks.filter((one) => nameOf(one).course === course);
  const next = own[own.findIndex(({ week_id }) => week_id === week.week_id) + 1]?.start_date;
  const seventh = addDays(start_date, 6);
  const last = next ? addDays(next, -1) : seventh;
  return rangeInWords(start_date, last > seventh ? last : seventh);
}

/** The week that a visit starts with: the one asked for, else that of today, else the last open one. */
export function weekToShow<Week extends StudyWeek>(weeks: readonly Week[], asked: number): Week | undefined {
  const open = weeks.filter(({ status }) => status !== 'locked');
  return (
    weeks.find(({ week_id }) => week_id === asked) ??
    weeks.find(({ is_current }) => is_current) ??
    open[open.length - 1] ??
    weeks[0]
  );
}

/** Weeks by the course that they belong to, in the order in which the courses come. */
export function weeksByCourse<Week extends StudyWeek>(weeks: readonly Week[]): Map<string, Week[]> {
  const courses = new Map<string, Week[]>();
  for (const week of weeks) {
    const { course } = nameOf(week);
    courses.set(course, [...(courses.get(course) ?? []), week]);
  }
  return courses;
}
