import { untilSale } from './sale-words';

test.each([
  [59, '00:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
  [86_400, '1 天 00:00'],
  [3 * 86_400 - 1, '2 天 23:59:59'],
])('%d seconds until the sale: %s', (seconds, words) => {
  expect(untilSale(seconds)).toBe(words);
});
