import { halfWidth } from './half-width';
import { codeFault, codeText, maskedMobile, mobileFault, mobileText } from './mobile';

test.each([
  ['１３８，ＡＢｃ', '138,ABc'],
  ['ａ＠ｂ．ｃｎ', 'a@b.cn'],
  ['1\u30002', '1 2'],
  ['陈思远', '陈思远'],
])('“%s” in half width is “%s”', (text, expected) => {
  expect(halfWidth(text)).toBe(expected);
});

test.each([
  ['13800138000', '13800138000'],
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['008613800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['138001380001', '13800138000'],
  ['86', '86'],
  ['手机', ''],
])('a mobile number given as “%s” is “%s”', (typed, expected) => {
  expect(mobileText(typed)).toBe(expected);
});

test.each([
  ['13800138000', undefined],
  ['12800138000', '请输入 11 位手机号'],
  ['1380013800', '请输入 11 位手机号'],
  ['', '请输入 11 位手机号'],
])('what is wrong with “%s”: %s', (mobile, fault) => {
  expect(mobileFault(mobile)).toBe(fault);
});

test.each([
  ['012345', undefined],
  ['12345', '请输入 6 位验证码'],
  ['1234567', '请输入 6 位验证码'],
  ['12a456', '请输入 6 位验证码'],
])('the code "%s" is refused with: %s', (code, fault) => {
  expect(codeFault(code)).toBe(fault);
});

test.each([
  ['13812345678', '138****5678'],
  ['138****5678', '138****5678'],
  ['', ''],
  ['12345', '12345'],
])('the number "%s" is shown as "%s"', (mobile, shown) => {
  expect(maskedMobile(mobile)).toBe(shown);
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['12345', '12345'],
  ['【理财 2026】验证码 654321，5 分钟内有效，尾号 8000', '654321'],
  ['您在 20261125 的验证码：654321', '654321'],
  ['验证码', ''],
])('the code in “%s” is “%s”', (typed, expected) => {
  expect(codeText(typed)).toBe(expected);
});
