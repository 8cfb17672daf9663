import type { Day, HomeworkWeek, StudentExt, StudyTask, StudyTaskType } from '@suite/api';
import { addDays } from '@suite/kernel/time';

/** When a learner usually studies. */
export type StudyTime = StudentExt['study_time'];

/** Minutes that fit into a day beside its own tasks: a break at noon is short, an evening is not. */
const minutesOfDay: Record<StudyTime, number> = { morning: 30, noon: 20, evening: 45 };
const USUAL = 30;

/** Minutes that a task takes, roughly: the provider does not say. */
const minutesOf: Record<StudyTaskType, number> = {
  video: 15,
  material: 10,
  homework: 20,
  video_test: 5,
  chapter_test: 15,
  clock: 0,
};

/** What the weeks before the current ones have left undone; a check-in cannot be done later. */
export function missedTasks(weeks: readonly HomeworkWeek[]): StudyTask[] {
  const current = weeks.find(({ is_current }) => is_current);
  if (!current) return [];
  return weeks
    .filter(
      ({ status, start_date, is_current }) =>
        status === 'ready' && !is_current && start_date < current.start_date,
    )
    .flatMap(({ task_list }) => task_list)
    .filter(({ type, is_done }) => !is_done && type !== 'clock');
}

export interface PlannedDay {
  day: Day;
  minutes: number;
  tasks: StudyTask[];
}

/** Shares tasks over days in their order; a task that is longer than a day has one for itself. */
export function planOf(
  tasks: readonly StudyTask[],
  from: Day,
  studyTime: StudyTime | undefined,
): PlannedDay[] {
  const limit = studyTime ? minutesOfDay[studyTime] : USUAL;
  const days: PlannedDay[] = [];
  for (const task of tasks) {
    const minutes = minutesOf[task.type] ?? minutesOf.video;
    const last = days[days.length - 1];
    if (last && last.minutes + minutes <= limit) {
      last.tasks.push(task);
      last.minutes += minutes;
    } else days.push({ day: addDays(from, days.length), minutes, tasks: [task] });
  }
  return days;
}

/** A plan that a learner has taken: its tasks in order, the day it began and the time that it is sized to. */
export interface TakenPlan {
  from: Day;
  ids: number[];
  studyTime?: StudyTime;
}

/** The days of a plan that was taken. Tasks stay on their days when others are done, so no day grows. */
export function daysOf({ from, ids, studyTime }: TakenPlan, weeks: readonly HomeworkWeek[]): PlannedDay[] {
  const all = new Map(weeks.flatMap(({ task_list }) => task_list).map((task) => [task.id, task]));
  const tasks = ids.flatMap((id) => all.get(id) ?? []);
  return planOf(tasks, from, studyTime);
}

/** What a plan asks for today: the tasks of its days up to today that are not done. */
export const dueOfPlan = (days: readonly PlannedDay[], today: Day): StudyTask[] =>
  days
    .filter(({ day }) => day <= today)
    .flatMap(({ tasks }) => tasks)
    .filter(({ is_done }) => !is_done);
