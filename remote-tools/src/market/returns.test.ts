import {
  drawdownOf,
  gainOf,
  heldValues,
  monthsBefore,
  percentText,
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
  expect(heldValues(values)).toEqual([10000, 11000, 11000]);
  expect(gainOf(values)).toBe('10.00');
  expect(drawdownOf(values)).toBeUndefined();
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
