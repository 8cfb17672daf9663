import type { StudyTask, StudyTaskType } from '@suite/api';
import * as fc from 'fast-check';
import { groupsOf, homeworkByState } from './task-groups';

const newer = 'live' as StudyTaskType;
const types: StudyTaskType[] = [
  'video',
  'video_test',
  'material',
  'homework',
  'chapter_test',
  'clock',
  newer,
];
const task = (type: StudyTaskType, id: number, is_done: 0 | 1 = 0): StudyTask => ({
  id,
  type,
  title: `任务 ${id}`,
  line: 'reform',
  is_done,
  target_id: id,
  week_id: null,
});

test('tasks are grouped by what they are, without empty groups', () => {
  const groups = groupsOf([
    task('clock', 1),
    task('video', 2),
    task('video_test', 3),
    task('homework', 4),
    task(newer, 5),
  ]);
  expect(groups.map(({ title, tasks }) => [title, tasks.map(({ id }) => id)])).toEqual([
    ['课程学习', [2, 3]],
    ['测试与打卡', [1]],
    ['其他任务', [5]],
  ]);
  expect(groupsOf([])).toEqual([]);
});

test('no task but homework is lost or shown twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...types)), (kinds) => {
      const tasks = kinds.map((type, id) => task(type, id));
      const shown = groupsOf(tasks).flatMap((group) => group.tasks.map(({ id }) => id));
      const expected = tasks.filter(({ type }) => type !== 'homework').map(({ id }) => id);
      expect(shown.sort((a, b) => a - b)).toEqual(expected);
    }),
  );
});

test('the most urgent homework comes first, of what is done the latest', () => {
  const of = (status: 'ready' | 'done' | 'locked', day: number) => ({
    status,
    deadline: `2026-03-0${day} 23:59:59`,
  });
  const sorted = homeworkByState([
    of('done', 1),
    of('ready', 5),
    of('locked', 9),
    of('done', 2),
    of('ready', 3),
  ]);
  expect(sorted.ready.map(({ deadline }) => deadline.slice(9, 10))).toEqual(['3', '5']);
  expect(sorted.done.map(({ deadline }) => deadline.slice(9, 10))).toEqual(['2', '1']);
  expect(sorted.locked).toHaveLength(1);
  const open = homeworkByState([{ ...of('ready', 1), deadline: '' }, of('ready', 2)]).ready;
  expect(open.map(({ deadline }) => deadline)).toEqual(['2026-03-02 23:59:59', '']);
});
