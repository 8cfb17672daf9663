/** Why a code is refused. */
export const codeFault = (code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : '请输入 6 位验证码';

/** Why a new password is refused. */
export function passwordFault(password: string): string | undefined {
  if (password.length < 8 || password.length > 20) return '密码须为 8 至 20 位';
  if (/\s/.test(password)) return '密码不能有空格';
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? undefined : '密码须同时有字母和数字';
}
