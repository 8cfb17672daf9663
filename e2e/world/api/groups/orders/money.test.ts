import fc from 'fast-check';
import { fenOf, yuanOf } from './order-rows';

test.each([
  ['39.80', 3980],
  ['0.01', 1],
  ['45', 4500],
  ['0.1', 10],
  ['1.15', 115],
])('%s yuan are %d fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen);
});

test('an amount comes back as it was, and sums are exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { maxLength: 20 }), (amounts) => {
      const sum = amounts.reduce((all, one) => all + one, 0);
      expect(amounts.map(yuanOf).map(fenOf)).toEqual(amounts);
      expect(yuanOf(sum)).toMatch(/^\d+\.\d\d$/);
      expect(fenOf(yuanOf(sum))).toBe(sum);
    }),
  );
});
