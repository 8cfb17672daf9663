import fc from 'fast-check';
import { bonusCliffs, cliffAt, payMonths, settle, taxOnBonus, taxOnYear, type PayYear } from './wage-tax';

const year = (over: Partial<PayYear> = {}): PayYear => ({
  salary: 2000000,
  insured: 450000,
  special: 350000,
  firstMonth: 1,
  bonus: 0,
  bonusMonth: 12,
  bonusTaxed: 'alone',
  later: 0,
  ...over,
});
const taxes = (one: PayYear) => payMonths(one).map(({ tax }) => tax);
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);

test('20,000 a month, 4,500 insured, 3,500 deducted: the tax rises in the month of the next step', () => {
  expect(taxes(year())).toEqual([...Array(5).fill(21000), 63000, ...Array(6).fill(70000)]);
  expect(settle(year())).toEqual({ due: 588000, withheld: 588000, rest: 0, isWaived: false });
});

test('35,000 / 7,875 / 5,000: 24,180 in the year', () => {
  expect(settle(year({ salary: 3500000, insured: 787500, special: 500000 })).due).toBe(2418000);
});

const merged = (over: Partial<PayYear>) =>
  settle(year({ ...over, bonusTaxed: 'merged' })).due - settle(year({ ...over, bonus: 0 })).due;

test.each([
  [{}, 3600000, 108000, 360000],
  [{}, 3600100, 339010, 360010],
  [{ salary: 3500000, insured: 787500, special: 500000 }, 10000000, 979000, 2027500],
])('%j: a bonus of %d fen costs %d by itself and %d merged', (over, bonus, alone, together) => {
  expect(taxOnBonus(bonus)).toBe(alone);
  expect(merged({ ...over, bonus })).toBe(together);
});

// The ranges as the published tables of the tax offices list them.
test('the six cliffs: one yuan more leaves less, until the end of the range', () => {
  expect(bonusCliffs.map(({ from, to }) => [from / 100, to / 100])).toEqual([
    [36000, 38566.67],
    [144000, 160500],
    [300000, 318333.34],
    [420000, 447500],
    [660000, 706538.47],
    [960000, 1120000],
  ]);
  expect(bonusCliffs[0]?.loss).toBe(230910);
  const left = (bonus: number) => bonus - taxOnBonus(bonus);
  for (const { from, to } of bonusCliffs) {
    expect(left(from + 1)).toBeLessThan(left(from));
    expect(left(to - 100)).toBeLessThan(left(from));
    expect(left(to)).toBeGreaterThanOrEqual(left(from));
    expect([cliffAt(from), cliffAt(to)]).toEqual([undefined, undefined]);
    expect(cliffAt(from + 1)).toBeDefined();
  }
});

test('who begins in July has tax back: the settlement counts twelve months', () => {
  const { rest } = settle(year({ firstMonth: 7 }));
  // 120,000 - 60,000 - 27,000 - 42,000 < 0: everything comes back.
  expect(rest).toBe(-168000);
});

test('a small rest is not asked for, a larger one is; a bonus taxed by itself stays out', () => {
  expect(settle(year({ later: 1200000 })).rest).toBe(-120000);
  const late = year({ salary: 1050000, insured: 0, special: 0, bonus: 2000000, bonusTaxed: 'alone' });
  expect(settle(late).rest).toBe(0);
});

/** Tax by its slices in exact fractions: another way than rate and 速算扣除数. */
const slices: [bigint, bigint][] = [
  [36000n, 3n],
  [144000n, 10n],
  [300000n, 20n],
  [420000n, 25n],
  [660000n, 30n],
  [960000n, 35n],
  [10n ** 15n, 45n],
];
function oracle(taxable: number): number {
  let [below, hundredths] = [0n, 0n];
  const amount = BigInt(Math.max(0, taxable));
  for (const [upTo, percent] of slices) {
    const end = upTo * 100n < amount ? upTo * 100n : amount;
    if (end > below) hundredths += (end - below) * percent;
    below = upTo * 100n;
  }
  return Number((hundredths + 50n) / 100n);
}

test('400 years: withheld is the tax by slices of what was earned so far, and the settlement is that of the year', () => {
  const cases = fc.record({
    salary: fc.integer({ min: 100000, max: 30000000 }),
    insured: fc.integer({ min: 0, max: 800000 }),
    special: fc.integer({ min: 0, max: 1000000 }),
    firstMonth: fc.integer({ min: 1, max: 12 }),
    bonus: fc.integer({ min: 0, max: 200000000 }),
    bonusMonth: fc.constant(12),
    bonusTaxed: fc.constantFrom<'alone' | 'merged'>('alone', 'merged'),
    later: fc.integer({ min: 0, max: 5000000 }),
  });
  fc.assert(
    fc.property(cases, (one) => {
      const months = 13 - one.firstMonth;
      const steady = one.salary - one.insured - one.special - 500000;
      const extra = one.bonusTaxed === 'merged' ? one.bonus : 0;
      let held = 0;
      const expected = Array.from({ length: months }, (_, at) => {
        const soFar = oracle(steady * (at + 1) + (at === months - 1 ? extra : 0));
        const tax = soFar > held ? soFar - held : 0;
        held += tax;
        return tax;
      });
      expect(taxes(one)).toEqual(expected);
      const { due, withheld, rest } = settle(one);
      expect(withheld).toBe(sum(expected));
      const taxable = months * (one.salary - one.insured) + extra - 12 * (500000 + one.special) - one.later;
      expect(due).toBe(oracle(taxable));
      expect(rest).toBe(due - withheld);
      const all = payMonths(one);
      expect(sum(all.map(({ income }) => income))).toBe(
        sum(all.map((month) => month.net + month.insured + month.tax + month.bonusTax)),
      );
    }),
    { seed: 7, numRuns: 400 },
  );
});

test('400 years: what is left of a higher salary is never less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300000000 }), (taxable) => {
      expect(taxable + 100 - taxOnYear(taxable + 100)).toBeGreaterThan(taxable - taxOnYear(taxable));
    }),
    { seed: 7, numRuns: 400 },
  );
});
