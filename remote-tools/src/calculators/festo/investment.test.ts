import fc from 'fast-check';
import { powerOf, Precise } from '../power';
import { atOnce, finalWorth, periodsOf, type Investment } from './investment';

/** The 年化 of a rate of which each month earns a twelfth. */
const effective = (nominal: string) =>
  powerOf(new Precise(nominal).div(1200).plus(1), 12).minus(1).times(100).toFixed(30);

const of = (over: Partial<Investment>): Investment => ({
  start: 0,
  instalment: 100000,
  periods: 12,
  periodsInYear: 12,
  annualRate: '6',
  ...over,
});

// Microsoft's documentation of Excel's FV, payments at the beginning of the period.
test.each([
  [
    'FV(6%/12, 10, -200, -500, 1)',
    of({ annualRate: effective('6'), periods: 10, instalment: 20000, start: 50000 }),
    258140,
  ],
  [
    'FV(11%/12, 35, -2000, , 1)',
    of({ annualRate: effective('11'), periods: 35, instalment: 200000 }),
    8284625,
  ],
  [
    'FV(6%/12, 12, -100, -1000, 1)',
    of({ annualRate: effective('6'), periods: 12, instalment: 10000, start: 100000 }),
    230140,
  ],
])('Excel %s', (_, investment, worth) => {
  expect(finalWorth(investment)).toBe(worth);
});

// 年金终值系数表: (F/A, 10%, 5) = 6.1051, paid at the end of a year; a year later it has grown by 10 %.
test('年金终值系数表 (F/A, 10%, 5) × 1.1', () => {
  expect(finalWorth(of({ annualRate: '10', periods: 5, periodsInYear: 1, instalment: 10000 }))).toBe(67156);
});

test('without growth only what was paid is there, and a fall takes its share of it', () => {
  const flat = of({ annualRate: '0' });
  expect(periodsOf(flat).map(({ worth, paid }) => worth - paid)).toEqual(Array(12).fill(0));
  const worths = periodsOf({ ...flat, fall: { percent: '50', after: 6 } }).map(({ worth }) => worth);
  expect(worths[5]).toBe(300000);
  expect(worths[11]).toBe(900000);
});

test('a fall hurts what was paid at once more than what is paid regularly', () => {
  const cases = fc.record({
    instalment: fc.integer({ min: 10000, max: 1000000 }),
    percent: fc.integer({ min: 1, max: 90 }).map(String),
    after: fc.integer({ min: 1, max: 119 }),
    rate: fc.integer({ min: 0, max: 2000 }).map((rate) => String(rate / 100)),
  });
  fc.assert(
    fc.property(cases, ({ instalment, percent, after, rate }) => {
      const calm = of({ instalment, annualRate: rate, periods: 120 });
      const fallen = { ...calm, fall: { percent, after } };
      const lost = (one: Investment, other: Investment) => finalWorth(one) - finalWorth(other);
      expect(lost(calm, fallen)).toBeGreaterThanOrEqual(0);
      expect(lost(atOnce(calm), atOnce(fallen))).toBeGreaterThanOrEqual(lost(calm, fallen));
    }),
    { seed: 7, numRuns: 40 },
  );
});

test('1,000 a month at a 年化 of 8 % for 40 years are 3,241,804 yuan', () => {
  expect(Math.round(finalWorth(of({ annualRate: '8', periods: 480 })) / 100)).toBe(3241804);
  expect(Math.round(finalWorth(of({ annualRate: effective('8'), periods: 480 })) / 100)).toBe(3514281);
});

test('400 investments: the closed formula in exact numbers comes to the same fen', () => {
  const cases = fc.record({
    start: fc.integer({ min: 0, max: 100000000 }),
    instalment: fc.integer({ min: 100, max: 1000000 }),
    periods: fc.integer({ min: 1, max: 480 }),
    // A short factor of the period, of which the yearly rate follows exactly.
    growth: fc.integer({ min: 0, max: 180 }),
  });
  fc.assert(
    fc.property(cases, ({ start, instalment, periods, growth }) => {
      const factor = new Precise(growth).div(10000).plus(1);
      const annualRate = powerOf(factor, 12).minus(1).times(100).toFixed(38);
      // (1 + i)^n x start + instalment x (1 + i) x ((1 + i)^n - 1) / i, as a fraction of whole numbers.
      const [q, base] = [BigInt(10000 + growth), 10000n];
      const n = BigInt(periods);
      const power = q ** n;
      const scale = base ** n;
      const sum = growth
        ? (BigInt(instalment) * q * (power - scale)) / BigInt(growth)
        : BigInt(instalment) * n * scale;
      const fen = Number((2n * (BigInt(start) * power + sum) + scale) / (2n * scale));
      expect(Math.abs(finalWorth(of({ start, instalment, periods, annualRate })) - fen)).toBeLessThanOrEqual(
        0,
      );
    }),
    { seed: 7, numRuns: 400 },
  );
});
