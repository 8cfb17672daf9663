import { halfWidth } from './half-width';

/** A mobile number as it was typed, pasted or filled in by the phone: without blanks, signs and the country's +86. */
export const mobileText = (typed: string): string =>
  halfWidth(typed)
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1[3-9])/, '')
    .slice(0, 11);

/** Why a mobile number is refused; undefined if it is fine. */
export const mobileFault = (mobile: string): string | undefined =>
  /^1[3-9]\d{9}$/.test(mobile) ? undefined : '请输入 11 位手机号';

/** The code of an SMS as it was typed, or out of the whole message that was pasted: its first six digits together. */
export function codeText(typed: string): string {
  const text = halfWidth(typed);
  const [, whole] = /(?:^|\D)(\d{6})(?!\d)/.exec(text) ?? [];
  return whole ?? text.replace(/\D/g, '').slice(0, 6);
}

/** Why the code of an SMS is refused; undefined when it is fine. */
export const codeFault = (code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : '请输入 6 位验证码';

/** A mobile number with its middle hidden. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
