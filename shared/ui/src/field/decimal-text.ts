import { halfWidth } from './half-width';

/**
 * Reduces typed text to a decimal number: digits, one point, at most `decimals` digits after it. The point stays in a
 * whole number, too: without it the digits typed behind it would make another number.
 */
export function decimalText(text: string, decimals: number): string {
  const plain = halfWidth(text)
    .replace(/。/g, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = plain.split('.');
  const integer = whole.replace(/^0+(?=\d)/, '');
  if (!rest.length) return integer;
  return `${integer || '0'}.${rest.join('').slice(0, decimals)}`;
}

/** What a number field takes. */
export interface NumberLimits {
  unit?: string;
  /** Digits before the point. */
  maxLength?: number;
  /** Digits after it. */
  decimals: number;
}

/**
 * Why a text is not taken as a number; undefined if it can be. Left out, a sign, a point or a 万 would make it another
 * one.
 */
export function numberFault(
  text: string,
  { unit = '', maxLength = Infinity, decimals }: NumberLimits,
): string | undefined {
  const plain = halfWidth(text);
  // A dash behind a digit only groups, as a blank does.
  if (/^\D*[-−–]/.test(plain)) return '这里不能填负数，没有填入';
  const [, times = ''] = /\d\s*([十百千万亿])/.exec(plain) ?? [];
  if (times && unit.charAt(0) !== times) return '请写成完整的数字，没有填入';
  const [integer = '', fraction = ''] = decimalText(text, Infinity).split('.');
  if (decimals === 0 && Number(fraction) > 0) return '这里只能填整数，没有填入';
  return integer.length > maxLength ? `最多 ${maxLength} 位数字，没有填入` : undefined;
}
