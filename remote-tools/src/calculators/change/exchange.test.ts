import fc from 'fast-check';
import { centralRate, codes, currencyOf, exchanged, inverse, rateText, withPair } from './exchange';

// 中国外汇交易中心, 2025年12月12日人民币汇率中间价公告.
test.each([
  ['USD', 'CNY', '100', '706.38'],
  ['CNY', 'USD', '706.38', '100.00'],
  ['JPY', 'CNY', '10000', '453.44'],
  ['CNY', 'JPY', '453.44', '10000'],
  ['HKD', 'CNY', '1000', '907.79'],
  ['GBP', 'CNY', '0.01', '0.09'],
  ['EUR', 'USD', '100', '117.28'],
  ['USD', 'JPY', '1', '156'],
  ['CNY', 'CNY', '8.88', '8.88'],
])('中间价公告 2025-12-12: %s to %s, %s is %s', (from, to, amount, expected) => {
  expect(exchanged(amount, centralRate(from, to), to)).toBe(expected);
});

test('there and back is the same, whatever the currencies', () => {
  const code = fc.constantFrom(...codes);
  fc.assert(
    fc.property(code, code, (from, to) => {
      expect(centralRate(from, to).times(centralRate(to, from)).toFixed(20)).toBe(`1.${'0'.repeat(20)}`);
    }),
  );
});

test.each([
  ['USD', 'CNY', '7.0638'],
  ['CNY', 'USD', '0.141567'],
  ['JPY', 'GBP', '0.00479993'],
  ['GBP', 'JPY', '208.336'],
])('the rate of %s to %s is written %s', (from, to, text) => {
  expect(rateText(centralRate(from, to))).toBe(text);
});

test("a learner's own rate holds in both directions", () => {
  expect(inverse('6.7152')).toBe('0.148916');
  expect(inverse(inverse('0.5'))).toBe('0.5');
});

test('the last pairs: the newest first, each once, four at most', () => {
  expect(withPair(['a', 'b', 'c', 'd'], 'e')).toEqual(['e', 'a', 'b', 'c']);
  expect(withPair(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
});

test('400 exchanges: fractions of whole numbers come to the same amount', () => {
  const code = fc.constantFrom(...codes);
  const whole = (text: string) => BigInt(Math.round(Number(text) * 100000));
  fc.assert(
    fc.property(code, code, fc.integer({ min: 0, max: 100000000000 }), (from, to, hundredths) => {
      const [sold, bought] = [currencyOf(from), currencyOf(to)];
      const places = to === 'JPY' ? 1n : 100n;
      const top = BigInt(hundredths) * whole(sold.yuan) * BigInt(bought.units) * places;
      const bottom = 100n * whole(bought.yuan) * BigInt(sold.units);
      const got = exchanged((hundredths / 100).toFixed(2), centralRate(from, to), to);
      expect(BigInt(got.replace('.', ''))).toBe((2n * top + bottom) / (2n * bottom));
    }),
    { seed: 7, numRuns: 400 },
  );
});
