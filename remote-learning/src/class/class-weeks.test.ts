import { restedDays, weeksOfClass } from './class-weeks';

test('a class opens a week every seven days, and says which is next', () => {
  const weeks = weeksOfClass({ start_date: '2026-10-30', current_week: 4, week_count: 5 });
  expect(weeks.map(({ from, to, state }) => [from, to, state])).toEqual([
    ['2026-10-30', '2026-11-05', 'past'],
    ['2026-11-06', '2026-11-12', 'past'],
    ['2026-11-13', '2026-11-19', 'past'],
    ['2026-11-20', '2026-11-26', 'now'],
    ['2026-11-27', '2026-12-03', 'next'],
  ]);
});

test('in the last week no other is next', () => {
  const weeks = weeksOfClass({ start_date: '2026-10-30', current_week: 2, week_count: 2 });
  expect(weeks.map(({ state }) => state)).toEqual(['past', 'now']);
});

test.each([
  ['2026-12-03', 0],
  ['2026-12-13', 10],
  // Dates that do not fit the weeks, or none, say nothing of a rest.
  ['2026-11-30', 0],
  ['', 0],
])('a class of five weeks that ends on %s has rested %i days', (end_date, days) => {
  expect(restedDays({ start_date: '2026-10-30', end_date, week_count: 5 })).toBe(days);
});

test('after a rest the weeks to come are later, and when the earlier ones began is not known', () => {
  const weeks = weeksOfClass({ start_date: '2026-10-30', current_week: 3, week_count: 5 }, 10);
  expect(weeks.map(({ from, to, state }) => [from, to, state])).toEqual([
    ['', '', 'past'],
    ['', '', 'past'],
    ['', '2026-11-29', 'now'],
    ['2026-11-30', '2026-12-06', 'next'],
    ['2026-12-07', '2026-12-13', 'later'],
  ]);
});
