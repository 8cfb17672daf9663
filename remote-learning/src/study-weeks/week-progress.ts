import type { HomeworkWeek, StudyTask } from '@suite/api';

/** How far a learner has come in a week. */
export interface Progress {
  done: number;
  total: number;
}

export const doneCount = (tasks: readonly StudyTask[]): number =>
  tasks.filter(({ is_done }) => is_done === 1).length;

/** The line of a week's tasks. */
export const lineOfWeek = ({ task_list: [first] }: HomeworkWeek) => first?.line ?? 'finance';

/**
 * What a week asks for: its lessons, tests, materials, and its homework, which may be a task as well. A check-in is
 * left out, because it belongs to its day and cannot be made up.
 */
export function tasksOfWeek(week: HomeworkWeek): StudyTask[] {
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
