import type { CheckInDetail } from '@suite/api';
import { addDays, weeksOf } from '@suite/kernel/time';
import fc from 'fast-check';
import { checkedInWords, laterOf, monthSummary, nextLook, recordWords } from './check-in-day';

const at = (text: string) => Date.parse(`${text}+08:00`);
const state = (today: string, is_clock: 0 | 1, streak = 5): CheckInDetail => ({
  today,
  is_clock,
  streak,
  total: 9,
  clock_time: null,
  study_minutes: 0,
  poster: { sentence: '', author: '', picture: '', link: '' },
});

test.each([
  ['2026-11-21T23:59:59', '2026-11-21', 2000],
  ['2026-11-21T23:00:00', '2026-11-21', 3_601_000],
  ['2026-11-22T00:00:00', '2026-11-22', 86_401_000],
  ['2026-11-22T00:00:01', '2026-11-21', 60_000],
  ['2026-11-21T12:00:00', '2026-11-22', 60_000],
])('at %s, while the server says %s, it is asked again after %d ms', (now, today, wait) => {
  expect(nextLook(at(now), today)).toBe(wait);
});

test.each([
  ['nothing known yet', undefined, state('2026-11-21', 1), 'answer'],
  ['the same day, now with a check-in', state('2026-11-21', 0), state('2026-11-21', 1), 'answer'],
  [
    'a read from before the check-in arrives after it',
    state('2026-11-21', 1),
    state('2026-11-21', 0),
    'known',
  ],
  ['counted on the new day', state('2026-11-21', 0), state('2026-11-22', 1), 'answer'],
  ['answered after midnight for the day before', state('2026-11-22', 0), state('2026-11-21', 1), 'known'],
])('%s', (_, known, answer, winner) => {
  expect(laterOf(known, answer)).toBe(winner === 'known' ? known : answer);
});

test.each([
  ['2026-11-21', '2026-11-21', state('2026-11-21', 1, 6), '打卡成功，已连续 6 天'],
  ['2026-11-21', '2026-11-21', state('2026-11-21', 1, 1), '打卡成功'],
  ['2026-11-21', '2026-11-22', state('2026-11-22', 1), '已过零点，记为11月22日的打卡'],
  ['2026-11-21', '2026-11-22', state('2026-11-21', 1), '11月21日打卡成功，新的一天又可以打卡了'],
])('tapped on %s, seen on %s', (tapped, now, answer, words) => {
  expect(checkedInWords(tapped, now, answer)).toBe(words);
});

test.each([
  ['today still open', ['2026-11-18', '2026-11-20'], '2026-11-17', '2026-11-21', '2026-11', 2, 2],
  ['today done', ['2026-11-20', '2026-11-21'], '2026-11-17', '2026-11-21', '2026-11', 2, 3],
  ['a month that is over', ['2026-10-31'], '2026-10-30', '2026-11-21', '2026-10', 1, 1],
  ['a whole month', [], '2025-01-01', '2026-11-21', '2026-02', 0, 28],
  ['a month before the beginning', [], '2026-11-17', '2026-11-21', '2026-10', 0, 0],
  ['a month to come', [], '2026-11-17', '2026-11-21', '2026-12', 0, 0],
  ['the first day of a month, not done yet', [], '2026-10-01', '2026-11-01', '2026-11', 0, 0],
  ['the last day of a month, done', ['2026-11-30'], '2026-11-30', '2026-11-30', '2026-11', 1, 0],
])('%s', (_, days, start_date, today, month, checkedIn, missed) => {
  expect(monthSummary({ days, start_date, today }, month)).toEqual({ checkedIn, missed });
});

test('an invalid day does not count, and without the day of the provider no day is missed', () => {
  const days = ['2026-11-20', 7 as never, '2026-12-01'];
  expect(monthSummary({ days, start_date: '', today: '' }, '2026-11')).toEqual({ checkedIn: 1, missed: 0 });
});

test('each past day since the start has a check-in or is missed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 80 }),
      fc.array(fc.integer({ min: 0, max: 80 })),
      (age, offsets) => {
        const start_date = '2026-09-10';
        const today = addDays(start_date, age);
        const days = [...new Set(offsets.filter((offset) => offset < age))].map((offset) =>
          addDays(start_date, offset),
        );
        const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12'];
        const sums = months.map((month) => {
          const own = days.filter((day) => weeksOf(month).some((week) => week.indexOf(day) >= 0));
          const { checkedIn, missed } = monthSummary({ days: own, start_date, today }, month);
          return checkedIn + missed;
        });
        expect(sums.reduce((sum, one) => sum + one, 0)).toBe(age);
      },
    ),
  );
});

test.each([
  [1, 0, ''],
  [2, 1, ''],
  [6, 7, ''],
  [7, undefined, ''],
  [7, 7, '追平您的最长纪录'],
  [8, 7, '这是您的新纪录'],
])('a streak of %s days after a longest one of %s: “%s”', (streak, longest, words) => {
  expect(recordWords(streak, longest)).toBe(words);
});
