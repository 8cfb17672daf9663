import type { CourseLine, HomeworkWeek, StudyTask } from '@suite/api';
import { lineName, weeklyLines } from '@suite/features/course-line';
import { nameOf, type Progress } from './weeks';

export const doneCount = (tasks: readonly StudyTask[]): number =>
  tasks.filter(({ is_done }) => is_done === 1).length;

/** A week with the line of its course. */
export type WeekOfLine = HomeworkWeek & { line?: CourseLine };

/** The weeks of the reform course: without tasks they do not say it themselves. */
export const reformWeeks = (weeks: readonly HomeworkWeek[]): WeekOfLine[] =>
  weeks.map((week) => ({ ...week, line: 'reform' }));

/** The line of a week: that of its tasks, else of the course in its name. */
export function lineOfWeek(week: WeekOfLine): CourseLine {
  const { course } = nameOf(week);
  return (
    week.task_list[0]?.line ??
    week.line ??
    weeklyLines.find((line) => course !== '' && lineName[line] === course) ??
    'finance'
  );
}

/**
 * What a week asks for: its lessons, tests, materials, and its homework, which may be a task as well. A check-in is
 * left out, because it belongs to its day and cannot be made up.
 */
export function tasksOfWeek(week: WeekOfLine): StudyTask[] {
  const tasks = week.task_list.filter(({ type }) => type !== 'clock');
  const isTask = (id: number) => tasks.some(({ type, target_id }) => type === 'homework' && target_id === id);
  const others = week.homework_list.filter(({ homework_id }) => !isTask(homework_id));
  return [
    ...tasks,
    ...others.map(({ homework_id, week_id, title, status }): StudyTask => ({
      // Tasks and homework are numbered apart.
      id: -homework_id,
      type: 'homework',
      title,
      line: lineOfWeek(week),
      is_done: status === 'done' ? 1 : 0,
      target_id: homework_id,
      week_id,
    })),
  ];
}

/** The progress of a week over all that it asks for. */
export function weekProgress(week: HomeworkWeek): Progress {
  const tasks = tasksOfWeek(week);
  return { done: doneCount(tasks), total: tasks.length };
}
