import type { StudyTaskType } from '@suite/api';
import { task, week } from '../tasks/testing';
import { daysOf, dueOfPlan, missedTasks, planOf, type StudyTime } from './catch-up';

const past = week({
  week_id: 3,
  start_date: '2026-03-02',
  is_current: 0,
  task_list: [task(1, { is_done: 1 }), task(2), task(3, { type: 'clock' })],
});
const of = (...types: StudyTaskType[]) => types.map((type, at) => task(at + 1, { type }));
const shared = (types: StudyTaskType[], time?: StudyTime) =>
  planOf(of(...types), '2026-03-11', time).map(({ day, minutes, tasks }) => [day, minutes, tasks.length]);

test('what open weeks before this one have left undone is missed, except for check-ins', () => {
  const ahead = week({ week_id: 5, start_date: '2026-03-16', is_current: 0, status: 'locked' });
  expect(missedTasks([past, week(), ahead]).map(({ id }) => id)).toEqual([2]);
});

test('of two classes at once, this week of the one that began earlier in the week is not missed', () => {
  const other = week({ week_id: 13, start_date: '2026-03-06', task_list: [task(8)] });
  expect(missedTasks([past, week(), other]).map(({ id }) => id)).toEqual([2]);
});

test('between classes nothing is missed', () => {
  expect(missedTasks([past])).toEqual([]);
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

test('a plan asks for the tasks of its days up to today; what was left yesterday waits', () => {
  const tasks = of('video', 'video', 'video', 'video');
  const weeks = [week({ task_list: tasks })];
  const plan = { from: '2026-03-10', ids: [1, 2, 3, 4], studyTime: 'noon' as const };
  const ids = (list = weeks) => dueOfPlan(daysOf(plan, list), '2026-03-11').map(({ id }) => id);
  expect(ids()).toEqual([1, 2]);
  const done = tasks.map((one) => ({ ...one, is_done: one.id === 1 ? (1 as const) : one.is_done }));
  expect(ids([week({ task_list: done })])).toEqual([2]);
});
