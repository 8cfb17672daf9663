import type { Homework, HomeworkInfo, HomeworkWeek, StudyTask } from '@suite/api';

/** A task of the reform course for tests. */
export const task = (id: number, over: Partial<StudyTask> = {}): StudyTask => ({
  id,
  type: 'material',
  title: `任务 ${id}`,
  line: 'reform',
  is_done: 0,
  target_id: id * 10,
  week_id: 4,
  ...over,
});

/** A homework for tests. */
export const homework = (homework_id: number, over: Partial<Homework> = {}): Homework => ({
  homework_id,
  week_id: 4,
  title: `作业 ${homework_id}`,
  unit_id: 900 + homework_id,
  status: 'ready',
  question_count: 10,
  deadline: '2026-03-15 23:59:59',
  score: null,
  ...over,
});

/** A week for tests, by default the current one. */
export const week = (over: Partial<HomeworkWeek> = {}): HomeworkWeek => ({
  week_id: 4,
  week_name: '第四周 投资第一步',
  start_date: '2026-03-09',
  status: 'ready',
  is_current: 1,
  homework_list: [homework(1)],
  task_list: [task(1, { is_done: 1 }), task(2)],
  ...over,
});

/** A single homework for tests. */
export const info = (over: Partial<HomeworkInfo> = {}): HomeworkInfo => ({
  ...homework(1),
  week_name: '第四周 投资第一步',
  content: '<p>写一页计划</p>',
  comment: '',
  task_list: [task(1), task(9, { type: 'clock' })],
  ...over,
});
