import { asksBy, untilSale } from './sale-words';

test.each([
  [59, '00:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
  [86_400, '1 天 00:00'],
  [3 * 86_400 - 1, '2 天 23:59:59'],
])('%d seconds until the sale: %s', (seconds, words) => {
  expect(untilSale(seconds)).toBe(words);
});

test.each([
  [10, 0],
  [0, 1],
  [-4, 1],
  [-5, 2],
  [-59, 12],
  [-60, 13],
  [-119, 13],
  [-120, 14],
])('%d seconds before the sale the provider was asked %d times', (left, times) => {
  expect(asksBy(left)).toBe(times);
});
