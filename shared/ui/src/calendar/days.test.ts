import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayInWords,
  daysBetween,
  monthInWords,
  monthOf,
  shanghaiDay,
  weekdayOf,
  weeksOf,
  yearAndDayInWords,
} from './days';

const days = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-11-21', 6],
  ['2026-11-23', 1],
  ['2024-02-29', 4],
  ['1969-12-28', 7],
])('%s is day %d of its week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('adding days and counting them undo each other, over months, years and leap days', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', -18, '2024-12'],
])('%s and %d months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test('a month holds each of its days once, under its weekday', () => {
  fc.assert(
    fc.property(days, (day) => {
      const weeks = weeksOf(monthOf(day));
      const all = weeks.flatMap((week) => week.filter((one): one is string => one !== null));
      expect(all).toEqual(Array.from({ length: all.length }, (_, at) => addDays(`${monthOf(day)}-01`, at)));
      expect(all).toContain(day);
      expect(monthOf(addDays(all[all.length - 1] as string, 1))).toBe(addMonths(monthOf(day), 1));
      weeks.forEach((week) => {
        expect(week).toHaveLength(7);
        expect(week.some((one) => one !== null)).toBe(true);
        week.forEach((one, place) => one === null || expect(weekdayOf(one)).toBe(place + 1));
      });
    }),
  );
});

test('words', () => {
  expect(monthInWords('2026-03')).toBe('2026年3月');
  expect(dayInWords('2026-03-08')).toBe('3月8日');
});

test.each([
  ['2026-11-21T15:59:59Z', '2026-11-21'],
  ['2026-11-21T16:00:00Z', '2026-11-22'],
])('at %s it is %s in Shanghai', (moment, day) => {
  expect(shanghaiDay(Date.parse(moment))).toBe(day);
});

test.each([
  ['2026-03-07', '3月7日', '2026年3月7日'],
  ['2026-11-21 09:00:00', '11月21日', '2026年11月21日'],
  ['', '待定', '待定'],
])('%p is %s in words, and %s with its year', (day, short, long) => {
  expect(dayInWords(day)).toBe(short);
  expect(yearAndDayInWords(day)).toBe(long);
});
