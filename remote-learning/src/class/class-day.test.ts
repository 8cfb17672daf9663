import type { ClassDay, Weekday } from '@suite/api';
import { addDays, weekdayOf } from '@suite/kernel/time';
import fc from 'fast-check';
import { byMonth, canChoose, seatsOf, weekStrip } from './class-day';

test.each([
  [{ capacity: 60, enrolled: 20, holiday: '' }, 'free', '余 40 位', '余40'],
  [{ capacity: 60, enrolled: 50, holiday: '' }, 'few', '仅余 10 位', '余10'],
  [{ capacity: 60, enrolled: 60, holiday: '' }, 'full', '已满', '已满'],
  [{ capacity: 60, enrolled: 61, holiday: '' }, 'full', '已满', '已满'],
  [{ capacity: 0, enrolled: 0, holiday: '国庆节' }, 'holiday', '国庆节不开班', '国庆'],
  [{ capacity: 0, enrolled: 0, holiday: '元旦' }, 'holiday', '元旦不开班', '元旦'],
  [{ capacity: 0, enrolled: 0, holiday: '' }, 'closed', '不开班', ''],
])('%j is %s: %s', (day, seats, words, short) => {
  expect(seatsOf(day)).toEqual({ seats, words, short });
});

const anyDays = fc
  .array(
    fc.record({
      capacity: fc.constantFrom(0, 40),
      enrolled: fc.integer({ min: 0, max: 45 }),
      holiday: fc.constantFrom('', '元旦'),
    }),
    {
      maxLength: 70,
    },
  )
  .map((rows) =>
    rows.map((row, at): ClassDay => {
      const date = addDays('2026-11-23', at);
      return { ...row, date, weekday: weekdayOf(date) };
    }),
  );
const anyWeekdays = fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7]);

test('the strip is always a week from Monday to Sunday, and counts each date with room once', () => {
  fc.assert(
    fc.property(anyWeekdays, anyDays, (weekdays, days) => {
      const strip = weekStrip(weekdays, days);
      expect(strip.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(strip.filter(({ open }) => open).map(({ weekday }) => weekday)).toEqual(weekdays);
      expect(strip.reduce((sum, { free }) => sum + free, 0)).toBe(days.filter(canChoose).length);
    }),
  );
});

test('months hold their own days only, each day once, without those on which nothing begins', () => {
  fc.assert(
    fc.property(
      anyDays,
      fc.option(fc.constantFrom<Weekday>(1, 3, 6), { nil: undefined }),
      (days, weekday) => {
        const months = byMonth(days, weekday);
        months.forEach(([month, own]) => own.forEach(({ date }) => expect(date.slice(0, 7)).toBe(month)));
        expect(months.flatMap(([, own]) => own)).toEqual(
          days.filter(
            (day) => (day.capacity > 0 || day.holiday) && (weekday === undefined || day.weekday === weekday),
          ),
        );
        expect(new Set(months.map(([month]) => month)).size).toBe(months.length);
      },
    ),
  );
});
