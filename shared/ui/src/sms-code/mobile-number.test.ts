import { codeFault, maskedMobile, mobileFault } from './mobile-number';

test.each([
  ['13800138000', undefined],
  ['19900001007', undefined],
  ['12800138000', '请输入 11 位手机号'],
  ['1380013800', '请输入 11 位手机号'],
  ['138001380001', '请输入 11 位手机号'],
  ['', '请输入 11 位手机号'],
])('the mobile number "%s" is refused with: %s', (mobile, fault) => {
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
