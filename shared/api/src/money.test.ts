import fc from 'fast-check';
import { amountOf, decimalOf, fenOf, grouped, withMinus, yuanOf } from './money';

test.each([
  ['998.00', 99800],
  ['0.01', 1],
  ['19.9', 1990],
  ['4998', 499800],
  ['-10.50', -1050],
])('%s yuan are %d fen', (amount, fen) => {
  expect(fenOf(amount)).toBe(fen);
});

test.each(['', '-', 'abc', '1.234', '1e3', ' 1.00', '¥1.00'])('"%s" is no amount', (amount) => {
  expect(fenOf(amount)).toBeNaN();
});

test('an amount comes back to the fen', () => {
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => fenOf(amountOf(fen)) === fen + 0));
});

test.each([
  [0, '0.00', '¥0.00'],
  [99800, '998.00', '¥998.00'],
  [499800, '4,998.00', '¥4,998.00'],
  [123456789012, '1,234,567,890.12', '¥1,234,567,890.12'],
  [-1, '−0.01', '−¥0.01'],
  [-1050, '−10.50', '−¥10.50'],
  [-20000, '−200.00', '−¥200.00'],
  [-123456789, '−1,234,567.89', '−¥1,234,567.89'],
  [-0, '0.00', '¥0.00'],
])('%d fen are %s, shown as %s', (fen, decimal, yuan) => {
  expect(decimalOf(fen)).toBe(decimal);
  expect(yuanOf(fen)).toBe(yuan);
});

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567.89', '1,234,567.89'],
  ['0.000001', '0.000001'],
])('the thousands of %s stand apart as %s', (text, shown) => {
  expect(grouped(text)).toBe(shown);
});

test('what is no amount has a short dash', () => {
  expect([decimalOf(NaN), yuanOf(NaN), yuanOf(fenOf(null as never))]).toEqual(['—', '—', '—']);
});

test.each([
  ['-3.21', '−3.21'],
  ['3.21', '3.21'],
  ['0.00', '0.00'],
  ['', ''],
])('the number %p is shown as %p', (number, shown) => {
  expect(withMinus(number)).toBe(shown);
});
