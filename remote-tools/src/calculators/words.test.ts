import { percentOf, spanOf } from './words';

test.each([
  ['3.5', '3.50%'],
  ['0', '0.00%'],
  ['2.10', '2.10%'],
  ['3.075', '3.075%'],
  ['2.525', '2.525%'],
])('a rate of %s is shown as %s', (rate, text) => {
  expect(percentOf(rate)).toBe(text);
});

test.each([
  [0, '0 个月'],
  [7, '7 个月'],
  [12, '1 年'],
  [93, '7 年 9 个月'],
  [360, '30 年'],
])('%d months are %s', (months, text) => {
  expect(spanOf(months)).toBe(text);
});
