import { isDay } from '@suite/kernel/time';
import { halfWidth } from '@suite/ui';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const signs = '10X98765432';

/** An ID number as typed, in the one form in which it is checked and sent. */
export const idNumberText = (typed: string): string =>
  halfWidth(typed)
    .toUpperCase()
    .replace(/[^\dX]/g, '')
    .slice(0, 18);

/**
 * Whether an ID number can exist: a real day of birth that is not in the future, and the right last sign. Regions
 * are not checked, because tables of them refuse real cards; so residents' cards (81 to 83) pass as well.
 */
export function isIdNumber(text: string, today: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  const birthday = text.replace(/^.{6}(....)(..)(..).*/, '$1-$2-$3');
  if (!isDay(birthday) || birthday < '1900-01-01' || birthday > today) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return text[17] === signs[sum % 11];
}
