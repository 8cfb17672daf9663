import { timeLeftText } from './time-left-text';

test.each([
  [59, '0:00:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
  [86_400, '1 天 0:00:00'],
  [3 * 86_400 - 1, '2 天 23:59:59'],
])('%d seconds are left: %s', (seconds, words) => {
  expect(timeLeftText(seconds)).toBe(words);
});
