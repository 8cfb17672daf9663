import * as fc from 'fast-check';
import { nameOf, rangeText, weeksByCourse, weekState, weekToShow, type StudyWeek } from './weeks';

const week = (week_id: number, over: Partial<StudyWeek> = {}): StudyWeek => ({
  week_id,
  week_name: `第${week_id}周 现金与信用`,
  start_date: '2026-02-23',
  status: 'ready',
  is_current: 0,
  ...over,
});

test.each([
  ['done', 0, 1, 'open'],
  ['ready', 0, 2, 'done'],
  ['ready', 1, 2, 'current'],
  ['ready', 0, 0, 'open'],
  ['locked', 0, 2, 'locked'],
  ['locked', 1, 0, 'locked'],
] as const)(
  'a week that is %s, today %d, with %d of 2 done shows as %s',
  (status, is_current, done, state) => {
    expect(weekState(week(1, { status, is_current }), { done, total: 2 })).toBe(state);
  },
);

test.each([
  ['第一周 家庭财务体检', '', '第一周', '家庭财务体检'],
  ['进阶课 · 第十二周 读懂年报', '进阶课', '第十二周', '读懂年报'],
  ['第三周', '', '第三周', ''],
  ['开营', '', '开营', ''],
  ['进阶课 · 开营', '进阶课', '开营', ''],
])('the parts of the name %s', (week_name, course, label, topic) => {
  expect(nameOf({ week_name })).toEqual({ course, label, topic });
});

test('a week lasts from its first day to the seventh', () => {
  expect(rangeText(week(1), [week(1), week(2, { start_date: '2026-03-02' })])).toBe('2月23日–3月1日');
  expect(rangeText(week(1), [week(1)])).toBe('2月23日–3月1日');
  expect(rangeText(week(1), [week(1), week(2, { start_date: '' })])).toBe('2月23日–3月1日');
});

test('a week in which the learner rested lasts until the next one of its course', () => {
  const other = week(7, { week_name: '进阶课 · 第一周 读懂年报', start_date: '2026-02-25' });
  const after = week(2, { start_date: '2026-03-16' });
  expect(rangeText(week(1), [week(1), other, after])).toBe('2月23日–3月15日');
  expect(rangeText(other, [week(1), other, after])).toBe('2月25日–3月3日');
});

const weeks = [
  week(1, { status: 'done' }),
  week(2, { status: 'ready' }),
  week(3, { is_current: 1 }),
  week(4, { status: 'locked' }),
];

test('the week that is shown: asked for, of today, the last open one, the first', () => {
  expect(weekToShow(weeks, 4)?.week_id).toBe(4);
  expect(weekToShow(weeks, 99)?.week_id).toBe(3);
  expect(weekToShow(weeks, NaN)?.week_id).toBe(3);
  const over = weeks.map((one) => ({ ...one, is_current: 0 as const }));
  expect(weekToShow(over, NaN)?.week_id).toBe(3);
  const ahead = over.map((one) => ({ ...one, status: 'locked' as const }));
  expect(weekToShow(ahead, NaN)?.week_id).toBe(1);
  expect(weekToShow([], 1)).toBeUndefined();
});

test('every week belongs to exactly one course, in its order', () => {
  const course = fc.constantFrom('第一周 甲', '进阶课 · 第一周 乙', '投资课 · 第二周');
  fc.assert(
    fc.property(fc.array(course), (names) => {
      const all = names.map((week_name, at) => week(at, { week_name }));
      const groups = [...weeksByCourse(all).values()];
      expect(groups.reduce((sum, group) => sum + group.length, 0)).toBe(all.length);
      for (const group of groups) {
        expect(new Set(group.map((one) => nameOf(one).course)).size).toBe(1);
        expect(group.map(({ week_id }) => week_id)).toEqual(
          group.map(({ week_id }) => week_id).sort((a, b) => a - b),
        );
      }
    }),
  );
});
