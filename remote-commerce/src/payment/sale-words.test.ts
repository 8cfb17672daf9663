import { asksBy } from './sale-words';

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
