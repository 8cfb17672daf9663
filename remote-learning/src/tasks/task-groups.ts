import type { Homework, StudyTask, StudyTaskType } from '@suite/api';

export interface TaskGroup {
  title: string;
  tasks: StudyTask[];
}

const named: { title: string; types: StudyTaskType[] }[] = [
  { title: '课程学习', types: ['video', 'video_test'] },
  { title: '资料学习', types: ['material'] },
  { title: '测试与打卡', types: ['chapter_test', 'clock'] },
];

const known: StudyTaskType[] = ['homework', ...named.flatMap(({ types }) => types)];

/** The tasks of a week by their kind; homework has its own list. */
export const groupsOf = (tasks: readonly StudyTask[]): TaskGroup[] =>
  [
    ...named.map(({ title, types }) => ({ title, tasks: tasks.filter(({ type }) => types.includes(type)) })),
    // Kinds that are newer than this release count for the week's progress, so they are listed.
    { title: '其他任务', tasks: tasks.filter(({ type }) => !known.includes(type)) },
  ].filter(({ tasks: some }) => some.length > 0);

/** Homework by its state: open ones with the most urgent first, done ones with the latest first. */
export function homeworkByState<Item extends Pick<Homework, 'status' | 'deadline'>>(list: readonly Item[]) {
  // Without a deadline it can wait longest.
  const end = ({ deadline }: Item) => deadline || '9999';
  const of = (status: Homework['status']) =>
    list
      .filter((one) => one.status === status)
      .sort((one, other) => (end(one) < end(other) ? -1 : end(one) > end(other) ? 1 : 0));
  return { ready: of('ready'), locked: of('locked'), done: of('done').reverse() };
}
