import fc from 'fast-check';
import {
  drawdownOf,
  gainOf,
  monthsBefore,
  percentText,
  reinvestedValues,
  tenThousandths,
  valuesIn,
} from './returns';
import { valuesFrom } from './testing';

test.each([
  ['1.2345', 12345],
  ['0.0001', 1],
  ['12', 120000],
  ['', 0],
])('%j is %d ten-thousandths', (value, whole) => {
  expect(tenThousandths(value)).toBe(whole);
});

test.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-03-10', 1, '2026-02-10'],
  ['2026-01-15', 3, '2025-10-15'],
  ['2028-02-29', 12, '2027-02-28'],
])('%s, %d months before: %s', (day, count, before) => {
  expect(monthsBefore(day, count)).toBe(before);
});

test('a range begins with the last value up to its first day, and an old enough one is whole', () => {
  const values = valuesFrom(
    '2026-01-01',
    Array.from({ length: 60 }, () => '1.0000'),
  );
  const newest = '2026-03-01';
  expect(valuesIn(values, '1m', newest)[0]?.date).toBe('2026-02-01');
  expect(valuesIn(values, '3y', newest)).toHaveLength(60);
  expect(valuesIn(values, 'all', newest)).toHaveLength(60);
  const gap = values.filter(({ date }) => date !== '2026-02-01');
  expect(valuesIn(gap, '1m', newest)[0]?.date).toBe('2026-01-31');
  expect(valuesIn([], '1m', newest)).toEqual([]);
});

test('a dividend lowers the unit value and nothing else', () => {
  const values = valuesFrom('2026-01-01', [
    ['1.0000', '1.2000'],
    ['1.1000', '1.3000'],
    ['1.0500', '1.3000'],
  ]);
  expect(reinvestedValues(values).map((growth) => growth.toFixed(6))).toEqual([
    '1.000000',
    '1.100000',
    '1.100000',
  ]);
  expect(gainOf(values)).toBe('10.00');
  expect(drawdownOf(values)).toBeUndefined();
});

test('what is paid out is invested again: a dividend of a fifth, then a rise of a tenth, are 32 %', () => {
  const values = valuesFrom('2026-01-01', [
    ['1.0000', '1.0000'],
    ['1.0000', '1.2000'],
    ['1.1000', '1.3000'],
  ]);
  expect(gainOf(values)).toBe('32.00');
});

test('a split, or a merger, of shares is no gain and no fall', () => {
  const split = valuesFrom('2026-01-01', [
    ['2.0000', '2.0000'],
    ['1.0000', '2.0000'],
    ['1.1000', '2.2000'],
    ['1.0000', '2.2000'],
  ]);
  // Split in two, up by a tenth, a dividend of a tenth.
  expect(gainOf(split)).toBe('10.00');
  expect(drawdownOf(split)).toBeUndefined();
  const merged = valuesFrom('2026-01-01', [
    ['1.0000', '1.0000'],
    ['2.0000', '1.0000'],
    ['1.8000', '0.9000'],
  ]);
  expect(gainOf(merged)).toBe('-10.00');
});

test('400 courses with dividends: counting shares in whole numbers comes to the same gain', () => {
  const days = fc.array(
    fc.record({
      move: fc.integer({ min: -500, max: 500 }),
      dividend: fc.option(fc.integer({ min: 1, max: 900 })),
    }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(days, (moves) => {
      let [unit, paid] = [20000, 0];
      const places: [number, number, number][] = [[unit, unit, 0]];
      for (const { move, dividend } of moves) {
        unit = Math.max(3000, Math.round(unit * (1 + move / 10000)));
        const out = dividend && unit > 12000 ? dividend : 0;
        unit -= out;
        paid += out;
        places.push([unit, unit + paid, out]);
      }
      const text = (value: number) => (value / 10000).toFixed(4);
      const values = valuesFrom(
        '2026-01-01',
        places.map(([one, sum]) => [text(one), text(sum)] as [string, string]),
      );
      // A share buys out / unit more shares on the day of a dividend; all are sold on the last.
      let [top, bottom] = [1n, 1n];
      for (const [one, , out] of places) [top, bottom] = [top * BigInt(one + out), bottom * BigInt(one)];
      const hundredths = (top * BigInt(unit) * 1000000000n) / (bottom * 20000n);
      expect(Math.abs(Number(gainOf(values)) - (Number(hundredths) / 1e7 - 100))).toBeLessThan(0.0051);
    }),
    { seed: 7, numRuns: 400 },
  );
});

test('percent is rounded half up from whole numbers', () => {
  expect(percentText(1, 3)).toBe('33.33');
  expect(percentText(-2, 3)).toBe('-66.67');
  expect(percentText(5, 0)).toBe('0.00');
  expect(gainOf([])).toBe('');
});

test.each([
  ['one fall', ['1.0000', '1.5000', '0.7500', '1.0000'], '50.00', '2026-01-02', '2026-01-03'],
  [
    'the deeper of two',
    ['1.0000', '0.9000', '2.0000', '1.5000', '1.6000'],
    '25.00',
    '2026-01-03',
    '2026-01-04',
  ],
  [
    'an early one that was deeper',
    ['2.0000', '1.0000', '3.0000', '2.9000'],
    '50.00',
    '2026-01-01',
    '2026-01-02',
  ],
  ['a high that lasts', ['1.0000', '1.0000', '0.8000'], '20.00', '2026-01-02', '2026-01-03'],
])('%s', (_, values, percent, from, to) => {
  expect(drawdownOf(valuesFrom('2026-01-01', values))).toEqual({ percent, from, to });
});

test('a value that only rises has no fall', () => {
  expect(drawdownOf(valuesFrom('2026-01-01', ['1.0000', '1.1000']))).toBeUndefined();
  expect(drawdownOf([])).toBeUndefined();
});
