import { halfWidth } from './half-width';

/** Reduces typed text to a decimal number: digits, one point, at most `decimals` digits after it. */
export function decimalText(text: string, decimals: number): string {
  const plain = halfWidth(text)
    .replace(/。/g, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = plain.split('.');
  const integer = whole.replace(/^0+(?=\d)/, '');
  if (!rest.length || decimals === 0) return integer;
  return `${integer || '0'}.${rest.join('').slice(0, decimals)}`;
}
