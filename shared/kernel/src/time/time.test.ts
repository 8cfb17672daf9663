import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dayAndWeekday,
  dayAt,
  dayInWords,
  dayOf,
  daysBetween,
  durationText,
  hourAt,
  isDay,
  isPast,
  momentOf,
  momentText,
  monthInWords,
  monthOf,
  nearDayInWords,
  nearMomentInWords,
  untilMidnight,
  weekdayOf,
  weeksOf,
  whenInWords,
  yearAndDayInWords,
} from '.';

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

test('a moment belongs to its day and to its month', () => {
  expect(dayOf('2026-03-11 23:59:59')).toBe('2026-03-11');
  expect(monthOf('2026-03-11 23:59:59')).toBe('2026-03');
});

test('adding days and counting them undo each other, over months, years and leap days', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('', 7)).toBe('');
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
  expect(dayAndWeekday('2026-03-08')).toBe('3月8日 周日');
  expect(dayAndWeekday('')).toBe('待定');
});

test.each([
  ['2026-11-21T15:59:59Z', '2026-11-21'],
  ['2026-11-21T16:00:00Z', '2026-11-22'],
])('at %s it is %s in Shanghai', (moment, day) => {
  expect(dayAt(Date.parse(moment))).toBe(day);
});

test.each([
  ['2026-03-07', '3月7日', '2026年3月7日'],
  ['2026-11-21 09:00:00', '11月21日', '2026年11月21日'],
  ['', '待定', '待定'],
  ['soon', '待定', '待定'],
])('%p is %s in words, and %s with its year', (day, short, long) => {
  expect(dayInWords(day)).toBe(short);
  expect(yearAndDayInWords(day)).toBe(long);
});

test('a moment survives being written, to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), (seconds) => {
      expect(momentOf(momentText(seconds * 1000 + 999))).toBe(seconds * 1000);
    }),
  );
});

test('the text is the time in Shanghai', () => {
  expect(momentText(Date.UTC(2026, 2, 11, 16, 30, 5))).toBe('2026-03-12 00:30:05');
  expect(momentOf('2026-03-12 00:30:05')).toBe(Date.UTC(2026, 2, 11, 16, 30, 5));
  expect(hourAt(Date.UTC(2026, 2, 11, 16, 30, 5))).toBe(0);
  expect(untilMidnight(momentOf('2026-03-12 23:59:30'))).toBe(30_000);
});

test.each([
  [''],
  ['2026-03-12'],
  ['2026-03-12T00:30:05'],
  ['2026-03-12 00:30:05.7'],
  ['x2026-03-12 00:30:05'],
  ['2026-02-30 00:30:05'],
  ['soon'],
])('%j is no moment, and has not passed', (text) => {
  expect(momentOf(text)).toBeNaN();
  expect(isPast(text, Date.now())).toBe(false);
});

test('a moment has passed a moment later', () => {
  const at = momentOf('2026-03-12 00:30:05');
  expect([isPast('2026-03-12 00:30:05', at), isPast('2026-03-12 00:30:05', at + 1)]).toEqual([false, true]);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['1997-9', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('another day is named', () => {
  const now = momentOf('2026-03-12 00:10:00');
  expect(whenInWords(momentOf('2026-03-12 00:05:00'), now)).toBe('00:05');
  expect(whenInWords(momentOf('2026-03-11 23:55:00'), now)).toBe('3月11日 23:55');
  expect(whenInWords(momentOf('2025-12-31 23:55:00'), now)).toBe('2025年12月31日 23:55');
});

test.each([
  ['2026-03-22 23:59:59', '3月22日', '3月22日 23:59'],
  ['2026-03-22 09:05:00', '3月22日', '3月22日 09:05'],
  ['2026-01-01 00:00:00', '1月1日', '1月1日 00:00'],
  ['2025-12-31 23:59:59', '2025年12月31日', '2025年12月31日 23:59'],
  ['2027-01-01 09:05:00', '2027年1月1日', '2027年1月1日 09:05'],
  ['', '待定', '待定'],
])('on a day of 2026 %p is %s, to the minute %s', (moment, day, words) => {
  expect(nearDayInWords(moment, '2026-03-12')).toBe(day);
  expect(nearMomentInWords(moment, '2026-03-12')).toBe(words);
});

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [NaN, '00:00'],
  [59.9, '00:59'],
  [600, '10:00'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
