import fc from 'fast-check';
import { addDays, momentOf, timeText, weekdayOf } from '../../../clock/china-time';
import {
  assignedAt,
  cancelDeadline,
  chooseDeadline,
  classDayOf,
  classNumber,
  comingDays,
  daysOfMonth,
  nextClassDay,
  othersEnrolled,
  placesOn,
} from './learner-classes';

const bought = momentOf('2026-11-02 23:30:00');

test('a class is chosen until the end of the thirtieth day after the purchase', () => {
  expect(timeText(chooseDeadline('reform', bought) as number)).toBe('2026-12-02 23:59:59');
});

test('the staff assigns on the day after, or soon where nothing is to be chosen', () => {
  expect(chooseDeadline('investment', bought)).toBeNull();
  expect(timeText(assignedAt('reform', bought))).toBe('2026-12-03 10:00:00');
  expect(timeText(assignedAt('investment', bought))).toBe('2026-11-03 10:00:00');
});

test('a class can be cancelled until a day before it begins', () => {
  expect(timeText(cancelDeadline('2026-11-23'))).toBe('2026-11-22 00:00:00');
});

test('no class begins on a holiday', () => {
  expect(placesOn('2025-10-06')).toBe(0);
  expect(placesOn('2025-10-13')).toBeGreaterThan(0);
  expect(nextClassDay('2025-10-02')).toBe('2025-10-04');
});

test('only days from the day after tomorrow on, and not too far ahead, have places', () => {
  const offered = (day: string) => classDayOf(day, '2026-11-21', new Map()).capacity;
  expect(offered('2026-11-21')).toBe(0);
  expect(offered('2026-11-23')).toBe(60);
  expect(offered('2026-11-24')).toBe(0);
  expect(offered('2027-01-20')).toBe(40);
  expect(offered('2027-01-23')).toBe(0);
});

test('a holiday is named and has no places', () => {
  expect(classDayOf('2027-02-06', '2027-01-20', new Map())).toMatchObject({
    capacity: 0,
    enrolled: 0,
    holiday: '春节',
  });
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('%s has %d days', (month, length) => {
  expect(daysOfMonth(month)).toHaveLength(length);
});

const anyDay = fc.integer({ min: 0, max: 1800 }).map((days) => addDays('2025-01-01', days));

test('no more places are taken than there are', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(100), (day, count) => {
      const one = classDayOf(day, addDays(day, -5), new Map([[day, count]]));
      expect(one.enrolled).toBeLessThanOrEqual(one.capacity);
      expect(one.enrolled).toBe(Math.min(one.capacity, othersEnrolled(day) + count));
    }),
  );
});

test('classes are numbered in the order of their days, each with a number of its own', () => {
  fc.assert(
    fc.property(anyDay, (from) => {
      const first = nextClassDay(from);
      const second = nextClassDay(addDays(first, 1));
      expect(classNumber(second)).toBeGreaterThan(classNumber(first));
    }),
  );
});

test('the coming days are those on whose weekday classes begin', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const days = comingDays(today);
      expect(days.every((day) => [1, 3, 6].includes(weekdayOf(day)))).toBe(true);
      expect(days.length).toBeGreaterThanOrEqual(20);
    }),
  );
});
