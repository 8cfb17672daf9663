import type { Day, HomeworkWeek, StudentExt, StudyTask, StudyTaskType } from '@suite/api';
import { addDays } from '@suite/kernel/time';
import { tasksOfWeek } from '../study-weeks/week-progress';
import { weeksByCourse } from '../study-weeks/weeks';

/** When a learner usually studies. */
export type StudyTime = StudentExt['study_time'];

/** Minutes that fit into a day beside its own tasks: a break at noon is short, an evening is not. */
const minutesOfDay: Record<StudyTime, number> = { morning: 30, noon: 20, evening: 45 };
const USUAL = 30;

/** Minutes that a task takes, roughly: the server says it of videos alone. */
const minutesOf: Record<StudyTaskType, number> = {
  video: 15,
  material: 10,
  homework: 20,
  video_test: 5,
  chapter_test: 15,
  clock: 0,
};

const minutesFor = ({ type, duration }: StudyTask): number =>
  duration ? Math.ceil(duration / 60) : (minutesOf[type] ?? minutesOf.video);

const isOpen = ({ is_done }: StudyTask) => !is_done;

/** What the weeks before the current one of their class have left undone; a class that is over asks for nothing. */
export const missedTasks = (weeks: readonly HomeworkWeek[]): StudyTask[] =>
  Array.from(weeksByCourse(weeks).values()).flatMap((own) => {
    const current = own.find(({ is_current }) => is_current);
    return own
      .filter(({ status, start_date }) => current && status !== 'locked' && start_date < current.start_date)
      .flatMap(tasksOfWeek)
      .filter(isOpen);
  });

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
    const minutes = minutesFor(task);
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
  const all = new Map(weeks.flatMap(tasksOfWeek).map((task) => [task.id, task]));
  const tasks = ids.flatMap((id) => all.get(id) ?? []);
  return planOf(tasks, from, studyTime);
}

/** The plan as it is on a day: made anew from there if an earlier day has left something, so that no day grows. */
export function planAt(plan: TakenPlan, weeks: readonly HomeworkWeek[], today: Day): TakenPlan {
  const days = daysOf(plan, weeks);
  if (!days.some(({ day, tasks }) => day < today && tasks.some(isOpen))) return plan;
  const left = days.flatMap(({ tasks }) => tasks).filter(isOpen);
  return { ...plan, from: today, ids: left.map(({ id }) => id) };
}

/** What a plan asks for today. */
export const dueOfPlan = (days: readonly PlannedDay[], today: Day): StudyTask[] =>
  days.flatMap(({ day, tasks }) => (day === today ? tasks.filter(isOpen) : []));

/** The days of a plan that still ask for something. */
export const daysLeft = (days: readonly PlannedDay[]): PlannedDay[] =>
  days.filter(({ tasks }) => tasks.some(isOpen));
