import * as fc from 'fast-check';
import { addDays, chinaDay, chinaTime, dayText, daysBetween, weekdayText } from './days';

test.each([
  ['2026-03-10T15:59:59Z', '2026-03-10', '2026-03-10 23:59:59'],
  ['2026-03-10T16:00:00Z', '2026-03-11', '2026-03-11 00:00:00'],
  ['2025-12-31T16:00:00Z', '2026-01-01', '2026-01-01 00:00:00'],
])('at %s it is %s in China', (now, day, time) => {
  expect(chinaDay(Date.parse(now))).toBe(day);
  expect(chinaTime(Date.parse(now))).toBe(time);
});

test.each([
  ['2026-03-09', '3月9日', '周一'],
  ['2026-03-15 23:59:59', '3月15日', '周日'],
  ['2024-02-29', '2月29日', '周四'],
])('%s is %s, %s', (day, text, weekday) => {
  expect(dayText(day)).toBe(text);
  expect(weekdayText(day)).toBe(weekday);
});

test('days count over months, years and leap days', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
      expect(daysBetween('2026-03-11', addDays('2026-03-11', days))).toBe(days);
    }),
  );
});
