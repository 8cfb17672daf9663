import { ago, clock, count, rateOf } from './words';

test('a time is shown as it is in China', () => {
  expect(clock('2026-12-31T16:05:59.000Z')).toBe('2027-01-01 00:05');
});

test.each([
  [0, '刚刚'],
  [59_999, '刚刚'],
  [60_000, '1 分钟前'],
  [3_599_999, '59 分钟前'],
  [3_600_000, '1 小时前'],
  [86_399_999, '23 小时前'],
  [86_400_000, '1 天前'],
  [40 * 86_400_000, '40 天前'],
])('after %i ms it was %s', (ms, words) => {
  expect(ago('2026-01-01T00:00:00.000Z', Date.parse('2026-01-01T00:00:00.000Z') + ms)).toBe(words);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('%i is written %s', (value, text) => {
  expect(count(value)).toBe(text);
});

test.each([
  [{ loads: 0, errors: 0 }, '近 1 小时没有加载'],
  [{ loads: 1990, errors: 10 }, '失败率 0.50%（2,000 次加载，失败 10 次）'],
  [{ loads: 100_000, errors: 1 }, '失败率 <0.01%（100,001 次加载，失败 1 次）'],
  [{ loads: 0, errors: 3 }, '失败率 100.00%（3 次加载，失败 3 次）'],
  [{ loads: 5, errors: 0 }, '失败率 0.00%（5 次加载，失败 0 次）'],
])('%j is %s', (tally, words) => {
  expect(rateOf(tally)).toBe(words);
});
