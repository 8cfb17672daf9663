import { readNumber } from './read-number';

const rule = { name: '贷款金额', unit: '万元', min: 1, max: 10000, decimals: 4 };

test.each([
  ['100', '100'],
  ['86.5', '86.5'],
  ['86.', '86'],
  ['007', '007'],
])('"%s" is read as %s', (text, value) => {
  expect(readNumber(text, rule)).toEqual({ value });
});

test.each([
  ['', '请填写贷款金额'],
  ['一百', '贷款金额请填写数字'],
  ['-5', '贷款金额请填写数字'],
  ['1e3', '贷款金额请填写数字'],
  [' ', '贷款金额请填写数字'],
  ['.', '贷款金额请填写数字'],
  ['1.2.3', '贷款金额请填写数字'],
  ['1.00001', '贷款金额最多保留 4 位小数'],
  ['0.9999', '贷款金额应在 1 至 10,000 万元之间'],
  ['10000.1', '贷款金额应在 1 至 10,000 万元之间'],
])('"%s" is refused: %s', (text, error) => {
  expect(readNumber(text, rule)).toEqual({ error });
});

test('a whole number is asked for where there are no decimals', () => {
  const months = { name: '期数', unit: '期', min: 1, max: 359, decimals: 0 };
  expect(readNumber('12.5', months)).toEqual({ error: '期数请填写整数' });
  expect(readNumber('12', months)).toEqual({ value: '12' });
});

test('the decimals of a limit stay together', () => {
  const rate = { name: '汇率', unit: '', min: 0.000001, max: 100000, decimals: 6 };
  expect(readNumber('0', rate).error).toBe('汇率应在 0.000001 至 100,000 之间');
});

test('a percent sign stands close to its number', () => {
  const rate = { name: '年利率', unit: '%', min: 0, max: 20, decimals: 4 };
  expect(readNumber('21', rate).error).toBe('年利率应在 0 至 20% 之间');
});
