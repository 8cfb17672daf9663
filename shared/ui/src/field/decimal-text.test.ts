import fc from 'fast-check';
import { decimalText } from './decimal-text';

test.each([
  ['', 2, ''],
  ['0', 2, '0'],
  ['007', 2, '7'],
  ['00.5', 2, '0.5'],
  ['.', 2, '0.'],
  ['1.', 2, '1.'],
  ['1.999', 2, '1.99'],
  ['1.2.3', 2, '1.23'],
  ['-3', 2, '3'],
  ['1,234.5', 2, '1234.5'],
  ['１２。５', 2, '12.5'],
  ['1e5', 0, '15'],
])('"%s" with %s decimals is "%s"', (text, decimals, expected) => {
  expect(decimalText(text, decimals)).toBe(expected);
});

test('any typed text becomes the beginning of a decimal number, and stays the same when typed again', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 6 }), (text, decimals) => {
      const result = decimalText(text, decimals);
      expect(result).toMatch(/^(?:|(?:0|[1-9]\d*)(?:\.\d*)?)$/);
      expect((result.split('.')[1] ?? '').length).toBeLessThanOrEqual(decimals);
      expect(decimalText(result, decimals)).toBe(result);
    }),
  );
});
