import Big from 'big.js';
import fc from 'fast-check';
import { decimalOf, fenOfWan, fenOfYuan, portion, wanOfFen, yuanOf } from './money';

test.each([
  ['12.34', 1234],
  ['0.07', 7],
  ['1.005', 101],
  ['', 0],
  ['-310.00', -31000],
])('%j yuan are %d fen', (yuan, fen) => {
  expect(fenOfYuan(yuan)).toBe(fen);
});

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [99999, '¥999.99'],
  [100000, '¥1,000.00'],
  [449045, '¥4,490.45'],
  [123456789012, '¥1,234,567,890.12'],
  [-1050, '−¥10.50'],
])('%d fen is shown as %s', (fen, text) => {
  expect(yuanOf(fen)).toBe(text);
});

test.each([
  ['an exact half goes up', 1, 1, 2, 1],
  ['less than a half goes down', 1, 1, 3, 0],
  ['a half that a rounded factor would lose', 5, '2.1', 21, 1],
  ['one month of 3.5 % on a million yuan', 100000000, '3.5', 1200, 291667],
  ['0.285 as a float would be 0.28', 1, '28.5', 1, 29],
])('%s', (_, amount, factor, divisor, fen) => {
  expect(portion(amount, factor, divisor)).toBe(fen);
});

test('a portion is exact, near a half and far from it, whatever its size', () => {
  const whole = (max: number, min = 0) => fc.integer({ min, max });
  fc.assert(
    fc.property(whole(1e12), whole(1e9), whole(1e4, 1), whole(6), (amount, factor, divisor, places) => {
      const exact = new Big(factor).div(10 ** places);
      const twice = 2n * BigInt(amount) * BigInt(factor);
      const under = BigInt(divisor) * 10n ** BigInt(places);
      const portions = [exact, exact.toFixed(), Number(exact)].map((given) =>
        portion(amount, given, divisor),
      );
      expect(portions).toEqual(Array(3).fill(Number((twice + under) / (2n * under))));
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test.each([
  ['100', 100000000],
  ['86.5', 86500000],
  ['1.15', 1150000],
  ['0.0001', 100],
])('%s 万元 is %d fen and back', (wan, fen) => {
  expect(fenOfWan(wan)).toBe(fen);
  expect(wanOfFen(fen)).toBe(wan);
});

test('separators and the point are all that formatting adds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (fen) => {
      expect(Number(decimalOf(fen).replace(/[,.]/g, ''))).toBe(fen);
      expect(decimalOf(fen)).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/);
    }),
    { seed: 7 },
  );
});
