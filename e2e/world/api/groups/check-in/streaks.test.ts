import fc from 'fast-check';
import { addDays } from '../../../clock/china-time';
import { longestStreakOf, streakOf } from '.';

test.each([
  [[], '2026-03-01', 0, 0],
  [['2026-03-01'], '2026-03-01', 1, 1],
  [['2026-02-28'], '2026-03-01', 1, 1],
  [['2026-02-27'], '2026-03-01', 0, 1],
  [['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01', 3, 3],
  [['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-02', 3, 3],
  [['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-03'], '2026-01-03', 1, 3],
])('%j on %s: %d in a row, at most %d', (days, today, streak, longest) => {
  expect(streakOf(days, today)).toBe(streak);
  expect(longestStreakOf(days)).toBe(longest);
});

const anyDays = fc
  .uniqueArray(fc.nat(60), { maxLength: 50 })
  .map((offsets) => offsets.sort((one, other) => one - other).map((offset) => addDays('2026-01-10', offset)));

test('the day after a run makes it one day longer, also across months', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const today = addDays('2026-01-10', 61);
      const before = streakOf(days, today);
      const after = streakOf([...days, today], today);
      expect(after).toBe(before + 1);
      expect(longestStreakOf([...days, today])).toBe(Math.max(longestStreakOf(days), after));
    }),
  );
});

test('the longest run is as long as the days counted one by one', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const all = new Set(days);
      const lengths = days.map((day) => {
        let length = 0;
        while (all.has(addDays(day, length))) length++;
        return length;
      });
      expect(longestStreakOf(days)).toBe(Math.max(0, ...lengths));
    }),
  );
});
