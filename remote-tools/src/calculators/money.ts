import { decimalOf, grouped, withMinus, yuanOf, type Fen } from '@suite/api';
import Big from 'big.js';

export { decimalOf, grouped, withMinus, yuanOf, type Fen };

/** Divides to whole fen in one step, half-up: rounding twice would lose exact halves. */
const Whole = Big();
Whole.DP = 0;

/**
 * Fen that the engine's own numbers know up to a relative error, rounded half-up: exactly only where that error could
 * turn the rounding. It takes a fraction of the time, and a schedule asks for hundreds.
 */
export function roundedFen(near: number, error: number, exact: () => Fen): Fen {
  return Math.abs(near - Math.floor(near) - 0.5) > Math.abs(near) * error ? Math.round(near) : exact();
}

/** `amount × factor ÷ divisor`, rounded half-up to the fen. */
export const portion = (amount: Fen, factor: Big.BigSource, divisor: Big.BigSource): Fen =>
  roundedFen((amount * Number(factor)) / Number(divisor), 1e-15, () =>
    Number(new Whole(amount).times(factor).div(divisor)),
  );

/** Fen in 1 万元, the unit in which loans are typed. */
const FEN_IN_WAN = 1000000;

/** A decimal text in 万元 as fen. */
export const fenOfWan = (wan: string): Fen => portion(FEN_IN_WAN, wan, 1);

/** Fen as a decimal text in 万元, without trailing zeros. */
export const wanOfFen = (fen: Fen): string => new Big(fen).div(FEN_IN_WAN).toString();

/** A decimal text in 元 as fen; 0 while there is none. */
export const fenOfYuan = (yuan: string): Fen => portion(100, yuan || '0', 1);

/** Fen from an exact number of fen, rounded half-up. */
export const wholeFen = (fen: Big.BigSource): Fen => Number(new Whole(fen).round(0));

/** A difference with its direction in words: `多 ¥1.00`, `少 ¥1.00`, `相同`. */
export const than = (difference: Fen, more: string, less: string): string =>
  difference === 0 ? '相同' : `${difference > 0 ? more : less} ${yuanOf(Math.abs(difference))}`;
