import { decimalOf, yuanOf, type Fen } from '@suite/api';
import Big from 'big.js';

export { decimalOf, yuanOf, type Fen };

/** Divides to whole fen in one step, half-up: rounding twice would lose exact halves. */
const Whole = Big();
Whole.DP = 0;

/** `amount × factor ÷ divisor`, rounded half-up to the fen. */
export function portion(amount: Fen, factor: Big.BigSource, divisor: Big.BigSource): Fen {
  return Number(new Whole(amount).times(factor).div(divisor));
}

/** Fen in 1 万元, the unit in which loans are typed. */
const FEN_IN_WAN = 1000000;

/** A decimal text in 万元 as fen. */
export const fenOfWan = (wan: string): Fen => portion(FEN_IN_WAN, wan, 1);

/** Fen as a decimal text in 万元, without trailing zeros. */
export const wanOfFen = (fen: Fen): string => new Big(fen).div(FEN_IN_WAN).toString();
