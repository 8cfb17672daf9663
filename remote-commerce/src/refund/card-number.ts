import { halfWidth } from '@suite/ui';

/** The digits of what was typed. */
export const digitsOf = (text: string): string => halfWidth(text).replace(/\D/g, '');

/** Groups of four, as a card shows them. */
export const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** A card with all but its last four digits hidden. */
export const masked = (digits: string): string => `**** **** **** ${digits.slice(-4)}`;

export const MOST_DIGITS = 19;

/** Where the caret stands in the grouped text when it is behind so many digits. */
export const caretAfter = (count: number): number => count + Math.max(0, Math.ceil(count / 4) - 1);

export interface Edited {
  digits: string;
  /** Digits before the caret. */
  caret: number;
}

/**
 * The card number after an edit of its grouped text. The caret is counted in digits, so that it stays where it is
 * when the groups move; deleting a gap between groups deletes the digit before it.
 */
export function edited(before: string, text: string, position: number): Edited {
  const digits = digitsOf(text);
  const caret = digitsOf(text.slice(0, position)).length;
  const isGapDeleted = digits === before && text.length < grouped(before).length && caret > 0;
  if (isGapDeleted) return { digits: digits.slice(0, caret - 1) + digits.slice(caret), caret: caret - 1 };
  return { digits: digits.slice(0, MOST_DIGITS), caret: Math.min(caret, MOST_DIGITS) };
}

/** What is wrong with a card number. */
export function cardError(digits: string): string | undefined {
  if (!digits) return '请填写银行卡号';
  return digits.length < 16 ? `银行卡号一般为 16 到 19 位，现在是 ${digits.length} 位` : undefined;
}
