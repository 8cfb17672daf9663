import fc from 'fast-check';
import { addDays, dayOf, daysBetween, momentOf, startOfDay, timeText, weekdayOf } from './china-time';

const moments = fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2099, 0, 1) });

test.each([
  ['2026-03-10T15:59:59Z', '2026-03-10', '2026-03-10 23:59:59'],
  ['2026-03-10T16:00:00Z', '2026-03-11', '2026-03-11 00:00:00'],
  ['2025-12-31T16:00:00Z', '2026-01-01', '2026-01-01 00:00:00'],
  ['2028-02-28T16:30:05Z', '2028-02-29', '2028-02-29 00:30:05'],
])('%s is the day %s in Shanghai', (utc, day, text) => {
  const at = Date.parse(utc);
  expect([dayOf(at), timeText(at)]).toEqual([day, text]);
});

test.each([
  ['2026-03-09', 1],
  ['2026-03-14', 6],
  ['2026-03-15', 7],
] as const)('%s is day %i of the week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('days agree with the calendar of the engine in any time zone of the machine', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
  fc.assert(fc.property(moments, (at) => dayOf(at) === calendar.format(at)));
});

test('a text means the second that it was made of', () => {
  fc.assert(fc.property(moments, (at) => momentOf(timeText(at)) === at - (at % 1000)));
  expect(momentOf('not a time')).toBeNaN();
});

test('a day holds the moments from its start to the next', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const day = dayOf(at);
      return startOfDay(day) <= at && at < startOfDay(addDays(day, 1));
    }),
  );
});

test('adding days and counting them are opposites', () => {
  const days = fc.integer({ min: -4000, max: 4000 });
  fc.assert(fc.property(moments, days, (at, n) => daysBetween(dayOf(at), addDays(dayOf(at), n)) === n));
});
