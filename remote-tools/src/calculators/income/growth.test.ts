import fc from 'fast-check';
import { effectiveRate, inTodaysMoney, worthAfter, type Compounding, type Deposit } from './growth';

const of = (over: Partial<Deposit> = {}): Deposit => ({
  principal: 1000000,
  annualRate: '10',
  months: 60,
  compounding: 'yearly',
  ...over,
});
const worth = (deposit: Deposit) => worthAfter(deposit, deposit.months);

// 复利终值系数表 (F/P, i, n), as printed in the textbooks of the CPA examination, to four places.
test.each([
  ['10', 5, 1.6105],
  ['5', 10, 1.6289],
  ['3', 10, 1.3439],
  ['8', 20, 4.661],
  ['12', 30, 29.9599],
])('复利终值系数表 (F/P, %s%%, %d) = %d', (annualRate, years, factor) => {
  expect(worth(of({ annualRate, months: years * 12 })) / 1000000).toBeCloseTo(factor, 4);
});

// 人民银行《人民币存款计结息问题》: 利息 = 本金 × 年（月）数 × 年（月）利率.
test.each([
  ['2.75', 36, 1082500],
  ['1.5', 12, 1015000],
  ['1.1', 3, 1002750],
  ['0', 600, 1000000],
])('人民银行单利公式: at %s %% for %d months', (annualRate, months, expected) => {
  expect(worth(of({ annualRate, months, compounding: 'simple' }))).toBe(expected);
});

// Microsoft's documentation of Excel's EFFECT: EFFECT(5.25%, 4) = 0.0535427.
test('Excel EFFECT(5.25%, 4)', () => {
  expect(effectiveRate(of({ annualRate: '5.25', compounding: 'quarterly' }))).toBe('5.3543');
});

// 复利现值系数表 (P/F, i, n).
test.each([
  ['3', 10, 0.7441],
  ['2', 20, 0.673],
  ['5', 5, 0.7835],
])('复利现值系数表 (P/F, %s%%, %d) = %d', (inflation, years, factor) => {
  expect(inTodaysMoney(100000000, inflation, years * 12) / 100000000).toBeCloseTo(factor, 4);
});

test('months that fill no period earn simple interest', () => {
  expect(worth(of({ months: 18 }))).toBe(Math.round(1000000 * 1.1 * 1.05));
  expect(worth(of({ months: 5, compounding: 'quarterly' }))).toBe(
    Math.round(1000000 * 1.025 * (1 + 0.1 / 6)),
  );
});

test('more frequent compounding never brings less, and over years all of it brings more than simple interest', () => {
  const cases = fc.record({
    principal: fc.integer({ min: 100, max: 10000000000 }),
    annualRate: fc.integer({ min: 0, max: 2400 }).map((rate) => String(rate / 100)),
    months: fc.integer({ min: 1, max: 50 }).map((years) => years * 12),
  });
  fc.assert(
    fc.property(cases, (one) => {
      const by = (compounding: Compounding) => worth({ ...one, compounding });
      expect(by('yearly')).toBeGreaterThanOrEqual(by('simple'));
      expect(by('quarterly')).toBeGreaterThanOrEqual(by('yearly'));
      expect(by('monthly')).toBeGreaterThanOrEqual(by('quarterly'));
      expect(Number.isSafeInteger(by('monthly'))).toBe(true);
    }),
    { seed: 7, numRuns: 100 },
  );
});

test('simple interest of 3 % for ten years is a 年化 of 2.66 %', () => {
  expect(effectiveRate(of({ annualRate: '3', months: 120, compounding: 'simple' }))).toBe('2.6584');
  expect(effectiveRate(of({ annualRate: '3', months: 12, compounding: 'simple' }))).toBe('3.0000');
});

test('inflation of half a year is half of its 年化 in growth: two halves are the year', () => {
  expect(inTodaysMoney(100000000, '10', 12)).toBe(90909091);
  expect(inTodaysMoney(100000000, '10', 6)).toBe(95346259);
});

test('400 deposits: fractions of whole numbers come to the same fen', () => {
  const cases = fc.record({
    principal: fc.integer({ min: 100, max: 10000000000 }),
    rate: fc.integer({ min: 0, max: 240000 }),
    months: fc.integer({ min: 1, max: 600 }),
    compounding: fc.constantFrom<Compounding>('simple', 'yearly', 'quarterly', 'monthly'),
  });
  fc.assert(
    fc.property(cases, ({ principal, rate, months, compounding }) => {
      // The rate counts ten-thousandths of a percent.
      const unit = 12n * 1000000n;
      const monthly = BigInt(rate);
      const length =
        compounding === 'simple' ? months + 1 : { yearly: 12, quarterly: 3, monthly: 1 }[compounding];
      const whole = BigInt(Math.floor(months / length));
      const rest = BigInt(months % length);
      const top = BigInt(principal) * (unit + monthly * BigInt(length)) ** whole * (unit + monthly * rest);
      const bottom = unit ** (whole + 1n);
      const fen = Number((2n * top + bottom) / (2n * bottom));
      expect(worth({ principal, annualRate: String(rate / 10000), months, compounding })).toBe(fen);
    }),
    { seed: 7, numRuns: 400 },
  );
});
