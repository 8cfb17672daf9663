import fc from 'fast-check';
import { centralRate, exchanged, grouped, rateText, withPair } from './exchange';
import { codes } from './rates';

// 中国外汇交易中心, 2024年12月31日人民币汇率中间价公告.
test.each([
  ['USD', 'CNY', '100', '718.84'],
  ['CNY', 'USD', '718.84', '100.00'],
  ['JPY', 'CNY', '10000', '462.33'],
  ['CNY', 'JPY', '462.33', '10000'],
  ['HKD', 'CNY', '1000', '926.04'],
  ['GBP', 'CNY', '0.01', '0.09'],
  ['EUR', 'USD', '100', '104.69'],
  ['USD', 'JPY', '1', '155'],
  ['CNY', 'CNY', '8.88', '8.88'],
])('中间价公告 2024-12-31: %s to %s, %s is %s', (from, to, amount, expected) => {
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
  ['USD', 'CNY', '7.1884'],
  ['CNY', 'USD', '0.139113'],
  ['JPY', 'GBP', '0.0050937'],
  ['GBP', 'JPY', '196.321'],
])('the rate of %s to %s is written %s', (from, to, text) => {
  expect(rateText(centralRate(from, to))).toBe(text);
});

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567.89', '1,234,567.89'],
])('%s is shown as %s', (text, shown) => {
  expect(grouped(text)).toBe(shown);
});

test('the last pairs: the newest first, each once, four at most', () => {
  expect(withPair(['a', 'b', 'c', 'd'], 'e')).toEqual(['e', 'a', 'b', 'c']);
  expect(withPair(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
});
