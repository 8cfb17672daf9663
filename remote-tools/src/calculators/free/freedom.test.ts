import fc from 'fast-check';
import { arrivalOf, capitalFor, daysSooner, MONTHS_AT_MOST, wayOf, type FreedomPlan } from './freedom';

const plan = (over: Partial<FreedomPlan> = {}): FreedomPlan => ({
  spending: 500000,
  savings: 10000000,
  saving: 500000,
  annualReturn: '5',
  withdrawal: '4',
  inflation: '0',
  ...over,
});

// Bengen, Determining Withdrawal Rates Using Historical Data (Journal of Financial Planning, 1994): at 4 % the
// capital is 25 times a year's spending.
test.each([
  [500000, '4', 150000000],
  [333333, '4', 99999900],
  [500000, '3', 200000000],
  [500000, '5', 120000000],
])('4 %% rule: %d fen a month at %s %% need %d fen', (spending, withdrawal, capital) => {
  expect(capitalFor(spending, withdrawal)).toBe(capital);
});

// Microsoft's documentation of Excel's NPER: NPER(12%/12, -100, -1000, 10000) = 60.0821229.
test('Excel NPER: 1,000 and 100 a month at 12 %% become 10,000 in the 61st month', () => {
  const way = wayOf(
    plan({ spending: 5000, withdrawal: '6', savings: 100000, saving: 10000, annualReturn: '12' }),
  );
  expect(way[0]?.goal).toBe(1000000);
  expect(way[way.length - 1]?.number).toBe(61);
  expect(arrivalOf(way)).toBeCloseTo(60.08, 1);
});

test('without a return only what is saved counts', () => {
  const way = wayOf(
    plan({ spending: 100000, savings: 0, saving: 1000000, annualReturn: '0', withdrawal: '4' }),
  );
  expect(way[way.length - 1]).toEqual({ number: 30, capital: 30000000, goal: 30000000 });
  expect(arrivalOf(way)).toBe(30);
});

test('a goal that grows faster than the capital is out of reach', () => {
  const way = wayOf(plan({ saving: 0, annualReturn: '1', inflation: '5' }));
  expect(way).toHaveLength(MONTHS_AT_MOST + 1);
  expect(arrivalOf(way)).toBeUndefined();
  expect(daysSooner(plan({ saving: 0, annualReturn: '1', inflation: '5' }), 100)).toBeUndefined();
});

test('enough from the beginning needs no time', () => {
  const rich = plan({ savings: 150000000 });
  expect(arrivalOf(wayOf(rich))).toBe(0);
  expect(daysSooner(rich, 100)).toBe(0);
});

test('more saved a day is never later', () => {
  const cases = fc.record({
    spending: fc.integer({ min: 100000, max: 3000000 }),
    savings: fc.integer({ min: 0, max: 100000000 }),
    saving: fc.integer({ min: 0, max: 2000000 }),
    annualReturn: fc.integer({ min: 0, max: 1000 }).map((rate) => String(rate / 100)),
    withdrawal: fc.integer({ min: 200, max: 600 }).map((rate) => String(rate / 100)),
    inflation: fc.integer({ min: 0, max: 500 }).map((rate) => String(rate / 100)),
  });
  fc.assert(
    fc.property(cases, (one) => {
      expect(daysSooner(one, 100) ?? 0).toBeGreaterThanOrEqual(0);
    }),
    { seed: 7, numRuns: 40 },
  );
});
