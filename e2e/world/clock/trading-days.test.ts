import { isTradingDay, marketHolidayOf, tradingDay } from './china-time';

test.each([
  ['2026-09-30', '', true],
  ['2026-10-01', '国庆节', false],
  ['2026-10-07', '国庆节', false],
  ['2026-10-08', '', true],
  ['2026-02-16', '春节', false],
  ['2026-02-23', '春节', false],
  ['2026-02-24', '', true],
  ['2026-05-05', '劳动节', false],
  ['2026-06-19', '端午节', false],
  ['2026-03-14', '', false],
])('%s: closed for %j, open: %s', (day, holiday, isOpen) => {
  expect(marketHolidayOf(day)).toBe(holiday);
  expect(isTradingDay(day)).toBe(isOpen);
});

test.each([
  ['2026-03-11', 0, '2026-03-11'],
  ['2026-03-14', 0, '2026-03-16'],
  ['2026-03-12', 2, '2026-03-16'],
  ['2026-09-30', 2, '2026-10-09'],
  ['2026-10-08', -1, '2026-09-30'],
  ['2026-03-16', -3, '2026-03-11'],
])('from %s %d trading days: %s', (day, count, result) => {
  expect(tradingDay(day, count)).toBe(result);
});
