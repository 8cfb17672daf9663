import fc from 'fast-check';
import { powerOf, Precise } from '../power';
import { resultOf, freeCalculator, lastingWords, shareWords, type FreeInput } from './free-calculator';
import {
  arrivalOf,
  capitalFor,
  daysSooner,
  liveOn,
  MONTHS_AT_MOST,
  pathsPlan,
  wayOf,
  type FreedomPlan,
} from './freedom';
import { simulateAside, simulatePaths } from './paths';

const plan = (over: Partial<FreedomPlan> = {}): FreedomPlan => ({
  spending: 500000,
  savings: 10000000,
  saving: 500000,
  annualReturn: '5',
  withdrawal: '4',
  inflation: '0',
  fee: '0',
  pension: 0,
  pensionIn: 0,
  ...over,
});

/** The 年化 of a rate of which each month earns a twelfth. */
const effective = (nominal: string) =>
  powerOf(new Precise(nominal).div(1200).plus(1), 12).minus(1).times(100).toFixed(30);

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
    plan({ spending: 5000, withdrawal: '6', savings: 100000, saving: 10000, annualReturn: effective('12') }),
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
    fc.property(cases, (over) => {
      const one = plan(over);
      expect(daysSooner(one, 100) ?? 0).toBeGreaterThanOrEqual(0);
    }),
    { seed: 7, numRuns: 40 },
  );
});

const from = (over: Partial<FreeInput>) => resultOf({ ...freeCalculator.defaults, ...over }).result!;
const outcome = (over: Partial<FreeInput>) => freeCalculator.outcomeOf(from(over));

describe('the time after', () => {
  const early = plan({ savings: 60000000, annualReturn: '0', withdrawal: '10', inflation: effective('10') });

  test('600,000 at 10 % inflation is empty after 6.9 years, and 1.5M of the defaults after 45.9: a twelfth each month', () => {
    expect(lastingWords(liveOn(early, 60000000, 0))).toBe('6.9 年');
    const rich = plan({ annualReturn: effective('5'), inflation: effective('2') });
    expect(lastingWords(liveOn(rich, 150000000, 0))).toBe('45.9 年');
  });

  test('with 年化 it is 7.0 and 44.3 years, and the page does not call that reached', () => {
    const { main, sentence } = outcome({
      savings: '600000',
      annualReturn: '0',
      withdrawal: '10',
      inflation: '10',
    });
    expect(main).toEqual({ name: '现在起资产够用', value: '7.0 年' });
    expect(sentence).toMatch(/支出每年涨 10.00%：照这样花，7.0 年后用完/);
    expect(outcome({ savings: '1500000' }).main.value).toBe('44.3 年');
  });

  test('what lasts for ever says so', () => {
    expect(outcome({ savings: '2500000' }).main.value).toBe('100 年以上');
  });

  test('a pension makes it last longer, fees shorter', () => {
    const months = (over: Partial<FreeInput>) =>
      from({ savings: '1500000', ...over }).after.lasts ?? Infinity;
    expect(months({ pension: '2000', pensionIn: '20' })).toBeGreaterThan(months({}));
    expect(months({ fee: '1' })).toBeLessThan(months({}));
  });

  test('half a fen more counts as one: 1,000 yuan that cost half a percent more twice', () => {
    const dear = plan({
      spending: 100000,
      inflation: powerOf(new Precise('1.005'), 12).minus(1).times(100).toFixed(),
    });
    expect(liveOn(dear, 101002, 2).lasts).toBe(0);
    expect(liveOn(dear, 101003, 2).lasts).toBe(1);
  });

  test('400 plans: whole numbers month by month come to the same end', () => {
    const SCALE = 10n ** 24n;
    const round = (value: bigint) => (value + SCALE / 2n) / SCALE;
    const scaled = (text: string) => BigInt(new Precise(text).times('1e24').round(0).toFixed());
    const cases = fc.record({
      capital: fc.integer({ min: 0, max: 300000000 }),
      spending: fc.integer({ min: 100000, max: 3000000 }),
      start: fc.integer({ min: 0, max: 720 }),
      // Rates whose monthly factor is a short number: the oracle needs no root.
      growth: fc.integer({ min: 0, max: 120 }),
      rise: fc.integer({ min: 0, max: 90 }),
      pension: fc.integer({ min: 0, max: 100000 }),
      pensionIn: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(cases, ({ capital, spending, start, growth, rise, pension, pensionIn }) => {
        const yearly = (tenThousandths: number) =>
          powerOf(new Precise(tenThousandths).div(10000).plus(1), 12).minus(1).times(100).toFixed(38);
        const one = plan({
          spending,
          pension,
          pensionIn,
          annualReturn: yearly(growth),
          inflation: yearly(rise),
        });
        const { lasts, years } = liveOn(one, capital, start);
        let left = BigInt(capital);
        let prices = (SCALE * BigInt(10000 + rise) ** BigInt(start)) / 10000n ** BigInt(start);
        let month = 0;
        for (; month < 1200; month += 1) {
          const needed = round(BigInt(spending - (start + month >= pensionIn * 12 ? pension : 0)) * prices);
          if (left < needed) break;
          left = round((left - needed) * scaled(String(1 + growth / 10000)));
          prices = (prices * BigInt(10000 + rise)) / 10000n;
        }
        expect(lasts).toBe(month < 1200 ? month : undefined);
        expect(years[years.length - 1]?.capital).toBe(Number(left));
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});

describe('a thousand paths', () => {
  const rich = from({ savings: '1500000' });
  const plan = pathsPlan(rich);
  const ends = simulatePaths(plan);

  test('the same inputs give the same paths, and without spread all end when the exact plan does', () => {
    expect(simulatePaths(plan)).toEqual(ends);
    const calm = simulatePaths({ ...plan, spread: 0 });
    expect(new Set(calm)).toEqual(new Set([rich.after.lasts]));
    expect(ends).toHaveLength(1000);
    expect(ends[0]).toBeLessThan(ends[999] as number);
    expect(simulatePaths({ ...plan, seed: 2 })).not.toEqual(ends);
  });

  test('its text alone is the whole function: a worker gets nothing else', async () => {
    const alone = new Function(`return (${String(simulatePaths)})`)() as typeof simulatePaths;
    expect(alone(plan)).toEqual(ends);
    // jsdom has no workers: it is worked out here.
    await expect(simulateAside(plan)).resolves.toEqual(ends);
  });
});

test('one more yuan a day that brings less than a day says so; nothing is 100 % before it is all there', () => {
  expect(outcome({ saving: '500000', savings: '1400000' }).sentence).toMatch(
    /每天多存 1 元，提前不到一天实现/,
  );
  expect(shareWords(149999999, 150000000)).toBe('99.9%');
  expect(shareWords(150000000, 150000000)).toBe('100%');
});

test('400 ways to the goal: whole numbers month by month arrive in the same month', () => {
  const cases = fc.record({
    spending: fc.integer({ min: 100000, max: 3000000 }),
    savings: fc.integer({ min: 0, max: 100000000 }),
    saving: fc.integer({ min: 0, max: 2000000 }),
    growth: fc.integer({ min: 0, max: 100 }),
    rise: fc.integer({ min: 0, max: 60 }),
    withdrawal: fc.integer({ min: 200, max: 600 }),
  });
  fc.assert(
    fc.property(cases, ({ growth, rise, withdrawal, ...rest }) => {
      const yearly = (tenThousandths: number) =>
        powerOf(new Precise(tenThousandths).div(10000).plus(1), 12).minus(1).times(100).toFixed(38);
      const way = wayOf(
        plan({
          ...rest,
          annualReturn: yearly(growth),
          inflation: yearly(rise),
          withdrawal: String(withdrawal / 100),
        }),
      );
      const half = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
      let capital = BigInt(rest.savings);
      let goal = half(BigInt(rest.spending) * 120000n, BigInt(withdrawal));
      let month = 0;
      for (; capital < goal && month < MONTHS_AT_MOST; month += 1) {
        capital = half(capital * BigInt(10000 + growth), 10000n) + BigInt(rest.saving);
        goal = half(goal * BigInt(10000 + rise), 10000n);
      }
      expect(way[way.length - 1]).toEqual({ number: month, capital: Number(capital), goal: Number(goal) });
    }),
    { seed: 7, numRuns: 400 },
  );
});
