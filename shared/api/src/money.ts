import type { Amount } from './entities/order';

/** An amount as a whole number of fen: sums and comparisons are exact. */
export type Fen = number;

/** The provider's amount in fen; NaN for a text that is no amount, so that it equals no other. */
export function fenOf(amount: Amount): Fen {
  const [, sign, yuan, fen = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return yuan === undefined ? NaN : Number(`${sign}${yuan}${`${fen}00`.slice(0, 2)}`);
}

/** Fen as the provider writes an amount: `99800` as `998.00`. */
export const amountOf = (fen: Fen): Amount =>
  `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String((Math.abs(fen) % 100) + 100).slice(1)}`;

/**
 * A number as learners read it, `-3.21` as `−3.21`: many screen readers pass over a hyphen, and a hyphen is too
 * short beside digits.
 */
export const withMinus = (number: string): string => number.replace(/^-/, '−');

/** Stands for an amount that is none. */
const NONE = '—';

/** A decimal text with the thousands of its whole part apart: `1234567.8` as `1,234,567.8`. */
export function grouped(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** `1234567` as `12,345.67`, `-1050` as `−10.50`. */
export const decimalOf = (fen: Fen): string => (Number.isNaN(fen) ? NONE : withMinus(grouped(amountOf(fen))));

/** `1234567` as `¥12,345.67`, `-1050` as `−¥10.50`. */
export const yuanOf = (fen: Fen): string =>
  Number.isNaN(fen) ? NONE : `${fen < 0 ? '−' : ''}¥${decimalOf(Math.abs(fen))}`;
