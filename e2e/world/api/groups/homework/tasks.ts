import type { StudyTask, StudyTaskType } from '@suite/api';
import type { WeekTask } from '../../../content/types';
import { checkInsOf } from '../check-in';
import { testResults } from '../course/test-attempts';
import { learnedVideos } from '../course/progress';
import { handInsOf } from './hand-ins';
import { studiedMaterials } from '../materials';
import { homeworkOfId, type Asked, type LearnerWeek, type StudyLine } from '../study-weeks/learner-weeks';

type InWeek = Pick<LearnerWeek, 'tasks' | 'dayAt'>;
type IsDone = (task: WeekTask, week: InWeek) => boolean;

const nothing = { has: () => false };

/** Reads what decides whether the tasks of some weeks are done. */
async function doneIn({ db, now, learner }: Asked, weeks: readonly InWeek[]): Promise<IsDone> {
  const all = weeks.flatMap(({ tasks }) => tasks);
  const targets = (type: StudyTaskType) =>
    all.filter((task) => task.type === type).map(({ target_id }) => target_id);
  const any = (...types: StudyTaskType[]) => all.some(({ type }) => types.includes(type));

  const learned = await learnedVideos(db, learner.id, targets('video'));
  const studied = any('material') ? await studiedMaterials(db, learner.id) : nothing;
  const handIns = any('homework') ? await handInsOf(db, learner.id) : nothing;
  const tests = any('video_test', 'chapter_test') ? await testResults(db, learner.id) : undefined;
  const checkIns = any('clock') ? await checkInsOf(db, now, learner.id) : [];
  const days = new Set(checkIns.map(({ day }) => day));

  const isDone: Record<StudyTaskType, IsDone> = {
    video: ({ target_id }) => learned.has(target_id),
    material: ({ target_id }) => studied.has(target_id),
    homework: ({ target_id }) => handIns.has(homeworkOfId(target_id)?.unit_id ?? 0),
    video_test: ({ target_id }) => tests?.video.passed.has(target_id) ?? false,
    chapter_test: ({ target_id }) => tests?.chapter.passed.has(target_id) ?? false,
    clock: ({ weekday }, week) => days.has(week.dayAt(weekday - 1)),
  };
  return (task, week) => isDone[task.type](task, week);
}

/** The tasks of some weeks, a list a week. */
export async function tasksOf(asked: Asked, weeks: readonly InWeek[]): Promise<StudyTask[][]> {
  const isDone = await doneIn(asked, weeks);
  return weeks.map((week) =>
    week.tasks.map((task): StudyTask => {
      const { weekday: _, ...shown } = task;
      return { ...shown, is_done: isDone(task, week) ? 1 : 0 };
    }),
  );
}

/** What is due today in the classes that the learner is studying in. */
export async function tasksOfToday(asked: Asked, lines: readonly StudyLine[]): Promise<StudyTask[]> {
  const weeks = lines.flatMap(({ of, weeks }) => {
    const week = of.status === 'studying' ? weeks.find(({ isCurrent }) => isCurrent) : undefined;
    if (!week) return [];
    const weekday = ((of.day - 1) % 7) + 1;
    return [{ dayAt: week.dayAt, tasks: week.tasks.filter((task) => task.weekday === weekday) }];
  });
  return (await tasksOf(asked, weeks)).flat();
}
