import fc from 'fast-check';
import { growthOver, periodFactor, powerOf, Precise, nthRoot } from './power';

/** The twelfth root by bisection of whole numbers: another way than Newton's. */
function bisected(base: bigint, degree: number, places: number): bigint {
  const one = 10n ** BigInt(places);
  const target = base * one ** BigInt(degree - 1);
  let [low, high] = [0n, base + one];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(degree) <= target) low = middle;
    else high = middle;
  }
  return low;
}

test('400 rates: the root is the one that bisection finds, to 30 places, and its power is the base again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 30000 }), fc.constantFrom(12, 52), (hundredths, degree) => {
      const base = new Precise(hundredths).div(10000).plus(1);
      const root = nthRoot(base, degree);
      const found = bisected(BigInt(hundredths + 10000) * 10n ** 26n, degree, 30);
      expect(
        root
          .minus(new Precise(String(found)).div('1e30'))
          .abs()
          .lt('2e-30'),
      ).toBe(true);
      expect(powerOf(root, degree).minus(base).abs().lt('1e-36')).toBe(true);
    }),
    { seed: 7, numRuns: 400 },
  );
});

test('twelve months at a 年化 are exactly its year', () => {
  expect(powerOf(periodFactor('8', 12), 12).toFixed(18)).toBe('1.080000000000000000');
  expect(growthOver('8', 18).toFixed(12)).toBe(growthOver('8', 6).times('1.08').toFixed(12));
  expect(growthOver('0', 7).toFixed()).toBe('1');
});
