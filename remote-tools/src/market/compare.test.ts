import { comparisonOf, idsOf, toggled } from './compare';
import { valuesFrom } from './testing';

test('funds are compared on the days that each of them has, from the first of these on', () => {
  const { days, growth, values } = comparisonOf([
    valuesFrom('2026-01-01', ['1.0000', '2.0000', '3.0000', '4.0000']),
    valuesFrom('2026-01-02', ['1.0000', '1.1000', '1.2000', '1.3000']),
  ]);
  expect(days).toEqual(['2026-01-02', '2026-01-03', '2026-01-04']);
  expect(growth[0]).toEqual([0, 50, 100]);
  expect(growth[1]?.map((value) => value.toFixed(6))).toEqual(['0.000000', '10.000000', '20.000000']);
  expect(values.map((of) => of.length)).toEqual([3, 3]);
});

test('funds without a common day have nothing to compare', () => {
  const one = valuesFrom('2026-01-01', ['1.0000']);
  expect(comparisonOf([one, valuesFrom('2026-02-01', ['1.0000'])]).days).toEqual([]);
  expect(comparisonOf([]).days).toEqual([]);
});

test.each([
  [[1], 2, [1, 2]],
  [[1, 2], 1, [2]],
  [[1, 2, 3], 4, undefined],
  [[1, 2, 3], 3, [1, 2]],
])('%j and %d: %j', (ids, id, result) => {
  expect(toggled(ids, id)).toEqual(result);
});

test.each([
  [null, []],
  ['3,7', [3, 7]],
  ['3,3,x,-1,0', [3]],
  ['1,2,3,4', [1, 2, 3]],
])('the address %j names %j', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});
