/** Why a mobile number is refused; undefined when it is fine. */
export const mobileFault = (mobile: string): string | undefined =>
  /^1[3-9]\d{9}$/.test(mobile) ? undefined : '请输入 11 位手机号';

/** Why the code of an SMS is refused; undefined when it is fine. */
export const codeFault = (code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : '请输入 6 位验证码';

/** A mobile number with its middle hidden. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
