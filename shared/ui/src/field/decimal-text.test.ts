import fc from 'fast-check';
import { decimalText, numberFault } from './decimal-text';

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
  ['12.', 0, '12.'],
  ['1,200.00 元', 0, '1200.'],
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

const NEGATIVE = '这里不能填负数，没有填入';
const IN_WORDS = '请写成完整的数字，没有填入';
const NOT_WHOLE = '这里只能填整数，没有填入';

test.each<[string, string | undefined, number | undefined, string | undefined]>([
  ['', '元', 12, undefined],
  ['500', '元', 12, undefined],
  ['-500', '元', 12, NEGATIVE],
  ['-', '元', 12, NEGATIVE],
  ['－５００', '元', 12, NEGATIVE],
  ['−500.00', '元', 12, NEGATIVE],
  ['–500', '元', 12, NEGATIVE],
  [' ¥-500', '元', 12, NEGATIVE],
  ['-¥500', '元', 12, NEGATIVE],
  ['-.5', '元', 12, NEGATIVE],
  ['+500', '元', 12, undefined],
  ['138-0013-8000', '元', 12, undefined],
  ['500-', '元', 12, undefined],
  ['¥1,234,567.00 元', '元', 12, undefined],
  ['50万', '元', 12, IN_WORDS],
  ['1.5 亿', '元', 12, IN_WORDS],
  ['5千', '元', 12, IN_WORDS],
  ['50万元', '万元', 12, undefined],
  ['1.5亿', '万元', 12, IN_WORDS],
  ['3.5%', '%', 12, undefined],
  ['123456789012', '元', 12, undefined],
  ['000123456789012', '元', 12, undefined],
  ['123456789012.55', '元', 12, undefined],
  ['1234567890123', '元', 12, '最多 12 位数字，没有填入'],
  ['1234567890123', '元', undefined, undefined],
])('of “%s” in %s with %s digits it is said: %s', (text, unit, maxLength, fault) => {
  expect(numberFault(text, { unit, maxLength, decimals: 2 })).toBe(fault);
});

test.each([
  ['12', undefined],
  ['12.', undefined],
  ['12.00', undefined],
  ['1,200.00', undefined],
  ['12.5', NOT_WHOLE],
  ['12.05', NOT_WHOLE],
  ['.5', NOT_WHOLE],
  ['１２。５', NOT_WHOLE],
  ['-12.5', NEGATIVE],
])('of “%s” as a whole number it is said: %s', (text, fault) => {
  expect(numberFault(text, { decimals: 0 })).toBe(fault);
});
