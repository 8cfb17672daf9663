import type { HomeworkWeek, StudyTaskType } from '@suite/api';
import { homework, task, week } from '../tasks/testing';
import { daysLeft, daysOf, dueOfPlan, missedTasks, planAt, planOf, type StudyTime } from './catch-up';

const past = week({
  week_id: 3,
  start_date: '2026-03-02',
  is_current: 0,
  task_list: [task(1, { is_done: 1 }), task(2), task(3, { type: 'clock' })],
  homework_list: [],
});
const advanced = (over: Partial<HomeworkWeek>) =>
  week({ week_id: 13, week_name: '进阶课 · 第一周 读懂年报', homework_list: [], ...over });
const of = (...types: StudyTaskType[]) => types.map((type, at) => task(at + 1, { type }));
const shared = (types: StudyTaskType[], time?: StudyTime) =>
  planOf(of(...types), '2026-03-11', time).map(({ day, minutes, tasks }) => [day, minutes, tasks.length]);

test('what open weeks before this one have left undone is missed, except for check-ins', () => {
  const ahead = week({ week_id: 5, start_date: '2026-03-16', is_current: 0, status: 'locked' });
  expect(missedTasks([past, week(), ahead]).map(({ id }) => id)).toEqual([2]);
});

test('of two classes at once, this week of the one that began earlier in the week is not missed', () => {
  const other = advanced({ start_date: '2026-03-06', task_list: [task(8)] });
  expect(missedTasks([past, week(), other]).map(({ id }) => id)).toEqual([2]);
});

test('between classes nothing is missed, also while another class runs', () => {
  expect(missedTasks([past])).toEqual([]);
  expect(missedTasks([past, advanced({ start_date: '2026-04-06' })])).toEqual([]);
});

test('a week whose homework is handed in still has its lessons to do, and the other way round', () => {
  const lessons = week({ ...past, status: 'done', homework_list: [homework(1, { status: 'done' })] });
  expect(missedTasks([lessons, week()]).map(({ id }) => id)).toEqual([2]);
  const work = week({ ...past, task_list: [task(1, { is_done: 1 })], homework_list: [homework(1)] });
  expect(missedTasks([work, week()])).toMatchObject([{ type: 'homework', target_id: 1, title: '作业 1' }]);
});

test('videos count with their own length', () => {
  const tasks = [task(1, { type: 'video', duration: 1500 }), task(2, { type: 'video', duration: 240 })];
  expect(planOf(tasks, '2026-03-11', 'morning')).toMatchObject([{ minutes: 29 }]);
});

test.each<[StudyTime | undefined, unknown[]]>([
  [
    'noon',
    [
      ['2026-03-11', 15, 1],
      ['2026-03-12', 15, 1],
      ['2026-03-13', 20, 2],
      ['2026-03-14', 10, 1],
    ],
  ],
  [
    'evening',
    [
      ['2026-03-11', 40, 3],
      ['2026-03-12', 20, 2],
    ],
  ],
  [
    'morning',
    [
      ['2026-03-11', 30, 2],
      ['2026-03-12', 30, 3],
    ],
  ],
  [
    undefined,
    [
      ['2026-03-11', 30, 2],
      ['2026-03-12', 30, 3],
    ],
  ],
])('for a learner who studies at %s the days are sized to it', (time, days) => {
  expect(shared(['video', 'video', 'material', 'material', 'material'], time)).toEqual(days);
});

test('a task that is longer than the day has a day for itself', () => {
  expect(shared(['material', 'homework', 'homework'], 'noon').map(([, , count]) => count)).toEqual([1, 1, 1]);
});

test('a plan that lapsed is made anew from today: no day grows, and what is done today brings no more', () => {
  const tasks = of('video', 'video', 'video', 'video');
  const doing = (...done: number[]) => [
    week({ task_list: tasks.map((one) => ({ ...one, is_done: done.indexOf(one.id) < 0 ? 0 : 1 })) }),
  ];
  const taken = { from: '2026-03-06', ids: [1, 2, 3, 4], studyTime: 'noon' as const };
  const today = '2026-03-11';
  const anew = planAt(taken, doing(1), today);
  const days = (weeks = doing(1)) => daysLeft(daysOf(anew, weeks));
  expect(dueOfPlan(days(), today).map(({ id }) => id)).toEqual([2]);
  expect(days().map(({ minutes }) => minutes)).toEqual([15, 15, 15]);
  expect(planAt(anew, doing(1, 2), today)).toBe(anew);
  expect(dueOfPlan(days(doing(1, 2)), today)).toEqual([]);
  expect(days(doing(1, 2))).toHaveLength(2);
});

test('what the staff takes out of its week leaves the plan, and what the staff moves stays in it', () => {
  const [first, , third] = of('video', 'video', 'video');
  const taken = { from: '2026-03-11', ids: [1, 2, 3], studyTime: 'noon' as const };
  const weeks = [
    week({ task_list: [first!], homework_list: [] }),
    week({ week_id: 5, start_date: '2026-03-16', task_list: [third!], homework_list: [] }),
  ];
  expect(daysOf(taken, weeks).map(({ day, tasks }) => [day, tasks.map(({ id }) => id)])).toEqual([
    ['2026-03-11', [1]],
    ['2026-03-12', [3]],
  ]);
});
