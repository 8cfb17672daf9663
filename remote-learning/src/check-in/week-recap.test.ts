import { homework, task, week } from '../tasks/testing';
import { bestNote, monthsOfRecap, weekRecap } from './week-recap';

const at = (checkedIn: string[], streak = 1, weeks: Parameters<typeof weekRecap>[2] = []) =>
  weekRecap('2026-03-11', { checkedIn, streak }, weeks);

test('a week goes from Monday to Sunday, and days to come are ahead', () => {
  const { from, to, days, count } = at(['2026-03-08', '2026-03-09', '2026-03-11']);
  expect([from, to, count]).toEqual(['2026-03-09', '2026-03-15', 2]);
  expect(days.map(({ isChecked }) => isChecked)).toEqual([true, false, true, false, false, false, false]);
  expect(days.map(({ isAhead }) => isAhead)).toEqual([false, false, false, true, true, true, true]);
});

test.each([
  [['2026-03-02', '2026-03-09', '2026-03-10'], 2, '比上周多打卡 1 天'],
  [['2026-03-10'], 1, '这一周重新开始了'],
  // The rest of the week before does not count on a Wednesday.
  [['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'], 2, '这一周重新开始了'],
  [['2026-03-02', '2026-03-03', '2026-03-09'], 1, ''],
  [['2026-03-02', '2026-03-03', '2026-03-09', '2026-03-10'], 9, '已经连续 9 天没有间断'],
])('with check-ins on %j and %i in a row it says %s', (checkedIn, streak, words) => {
  expect(at(checkedIn, streak).improved).toBe(words);
});

test('lessons and the best homework are those of the current weeks', () => {
  const lesson = task(1, { type: 'video', is_done: 1 });
  const weeks = [
    week({
      task_list: [lesson, { ...lesson, id: 2, is_done: 0 }],
      homework_list: [homework(1, { score: 80 })],
    }),
    week({ is_current: 0, task_list: [lesson], homework_list: [homework(2, { score: 100 })] }),
  ];
  expect(at([], 0, weeks)).toMatchObject({ lessons: 1, bestScore: 80 });
  expect(at([])).toMatchObject({ lessons: 0, bestScore: null });
});

test.each([
  ['2026-03-11', ['2026-03']],
  ['2026-03-02', ['2026-02', '2026-03']],
  ['2026-01-01', ['2025-12', '2026-01']],
])('on %s the check-ins of %j are needed', (today, months) => {
  expect(monthsOfRecap(today)).toEqual(months);
});

const note = (text: string, made: string) => ({ text, made: Date.parse(`${made}+08:00`) });

test('the best note is the longest one of the week, from its first minute to its last', () => {
  const notes = [
    note('上周日深夜写下的一条很长很长的笔记', '2026-03-08T23:59:59'),
    note('周一零点', '2026-03-09T00:00:00'),
    note('周日最后一分钟', '2026-03-15T23:59:59'),
    note('下周一的笔记又写得很长很长', '2026-03-16T00:00:00'),
  ];
  expect(bestNote(notes, at([]))).toBe('周日最后一分钟');
  expect(bestNote(notes.slice(0, 1), at([]))).toBe('');
});

test('a bookmark is no note, and lines of a note stand in one', () => {
  expect(bestNote([note('', '2026-03-10T08:00:00'), note(' \n ', '2026-03-10T08:00:00')], at([]))).toBe('');
  expect(bestNote([note('先看结余率\n\n再看负债', '2026-03-10T08:00:00')], at([]))).toBe(
    '先看结余率 再看负债',
  );
});
