import fc from 'fast-check';
import { readDecimal } from './decimal-text';

const NEGATIVE = '这里不能填负数，没有填入';
const ONE = '请只填一个数字，没有填入';
const WHOLE_WORDS = '请写成完整的数字，没有填入';
const COMMA = '逗号的位置不对，请写成完整的数字，没有填入';
const PLACES = '最多 2 位小数，没有填入';
const NOT_WHOLE = '这里只能填整数，没有填入';

test.each<[text: string, unit: string, decimals: number, value: string]>([
  ['', '元', 2, ''],
  ['0', '元', 2, '0'],
  ['007', '元', 2, '7'],
  ['00.5', '元', 2, '0.5'],
  ['.', '元', 2, '0.'],
  ['.5', '元', 2, '0.5'],
  ['1.', '元', 2, '1.'],
  ['12.', '期', 0, '12.'],
  ['12.00', '期', 0, '12.'],
  ['1.500', '元', 2, '1.50'],
  ['+500', '元', 2, '500'],
  ['１２。５', '元', 2, '12.5'],
  ['1,234.5', '元', 2, '1234.5'],
  ['1，234，567', '元', 2, '1234567'],
  ['12 345', '元', 2, '12345'],
  ['1,', '元', 2, '1'],
  ['¥1,234,567.00 元', '元', 2, '1234567.00'],
  ['人民币 500 元', '元', 2, '500'],
  ['RMB 500', '元', 2, '500'],
  ['500块', '元', 2, '500'],
  ['200w', '元', 2, '2000000'],
  ['200W', '万元', 4, '200'],
  ['200万', '元', 2, '2000000'],
  ['200万', '万元', 4, '200'],
  ['50万元', '万元', 4, '50'],
  ['50 万元', '元', 2, '500000'],
  ['2000000元', '万元', 4, '200'],
  ['20k', '元', 2, '20000'],
  ['20K', '万元', 4, '2'],
  ['1.5萬', '元', 2, '15000'],
  ['1.5亿', '万元', 4, '15000'],
  ['0.35亿', '元', 2, '35000000'],
  ['5千', '元', 2, '5000'],
  ['3百', '元', 2, '300'],
  ['1.5E+06', '元', 2, '1500000'],
  ['1e5', '元', 2, '100000'],
  ['2.5e-1', '元', 2, '0.25'],
  ['100万5千', '元', 2, '1005000'],
  ['100万5千', '万元', 4, '100.5'],
  ['1亿2000万', '元', 2, '120000000'],
  ['1万2000元', '元', 2, '12000'],
  ['3.5%', '%', 4, '3.5'],
  ['30年', '年', 0, '30'],
  ['12个月', '个月', 0, '12'],
])('“%s” in %s with %d places is %s', (text, unit, decimals, value) => {
  expect(readDecimal(text, { unit, decimals, maxLength: 12 })).toEqual({ value });
});

test.each<[text: string, unit: string, decimals: number, fault: string]>([
  ['-500', '元', 2, NEGATIVE],
  ['－５００', '元', 2, NEGATIVE],
  ['−500.00', '元', 2, NEGATIVE],
  [' ¥-500', '元', 2, NEGATIVE],
  ['-¥500', '元', 2, NEGATIVE],
  ['(500)', '元', 2, NEGATIVE],
  ['（500）', '元', 2, NEGATIVE],
  ['3000-5000', '元', 2, ONE],
  ['3千~5千', '元', 2, ONE],
  ['3000至5000', '元', 2, ONE],
  ['3.1%-3.5%', '%', 4, ONE],
  ['138-0013-8000', '元', 2, ONE],
  ['3,5', '元', 2, COMMA],
  ['12,34,567', '元', 2, COMMA],
  ['1.2.3', '元', 2, WHOLE_WORDS],
  ['12 34', '元', 2, WHOLE_WORDS],
  ['3万5', '元', 2, WHOLE_WORDS],
  ['两百万', '元', 2, WHOLE_WORDS],
  ['约20万', '元', 2, WHOLE_WORDS],
  ['3.5%', '元', 2, WHOLE_WORDS],
  ['35‰', '%', 4, WHOLE_WORDS],
  ['万', '元', 2, WHOLE_WORDS],
  ['5千万千', '元', 2, WHOLE_WORDS],
  ['abc', '元', 2, WHOLE_WORDS],
  ['1.999', '元', 2, PLACES],
  ['1.23456', '元', 2, PLACES],
  ['12.5', '期', 0, NOT_WHOLE],
  ['1.5千分', '期', 0, WHOLE_WORDS],
  ['1234567890123', '元', 2, '最多 12 位数字，没有填入'],
  ['20000亿', '元', 2, '最多 12 位数字，没有填入'],
])('“%s” in %s with %d places is refused: %s', (text, unit, decimals, fault) => {
  expect(readDecimal(text, { unit, decimals, maxLength: 12 })).toEqual({ fault });
});

test('400 texts: a number that is taken is the beginning of a decimal, and the same when read again', () => {
  const letters = fc.constantFrom(...'0123456789.,- 万千亿wkeE+%元()~');
  fc.assert(
    fc.property(
      fc.string({ unit: letters, maxLength: 12 }),
      fc.integer({ min: 0, max: 6 }),
      (text, decimals) => {
        const { value } = readDecimal(text, { unit: '元', decimals });
        if (value === undefined) return;
        expect(value).toMatch(/^(?:|(?:0|[1-9]\d*)(?:\.\d*)?)$/);
        expect((value.split('.')[1] ?? '').length).toBeLessThanOrEqual(decimals);
        expect(readDecimal(value, { unit: '元', decimals })).toEqual({ value });
      },
    ),
    { seed: 7, numRuns: 400 },
  );
});

test('400 amounts: each way to write a number is that number', () => {
  const cases = fc.record({ wan: fc.integer({ min: 1, max: 99999 }), qian: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(cases, ({ wan, qian }) => {
      const at = (text: string) => readDecimal(text, { unit: '元', decimals: 2 }).value;
      const all = wan * 10000 + qian * 1000;
      expect(at(`${wan}万${qian}千`)).toBe(String(all));
      expect(at(`${wan}w`)).toBe(String(wan * 10000));
      expect(at(`${all / 10000}萬`)).toBe(String(all));
      expect(at(all.toLocaleString('en-US'))).toBe(String(all));
      expect(readDecimal(`${all}元`, { unit: '万元', decimals: 4 }).value).toBe(String(all / 10000));
    }),
    { seed: 7, numRuns: 400 },
  );
});
