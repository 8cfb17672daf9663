import Big from 'big.js';

/** Enough places for the growth of many years to be exact to the fen. */
export const Precise = Big();
Precise.DP = 40;

/** A power with a whole exponent. */
export function powerOf(base: Big, exponent: number): Big {
  let power = new Precise(1);
  for (let rest = exponent, square = base; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2) power = power.times(square).round(Precise.DP);
    square = square.times(square).round(Precise.DP);
  }
  return power;
}

/** Growth over months at a yearly rate in percent: whole years compound, the months after them earn simple interest. */
export function growthOf(annualRate: Big.BigSource, months: number): Big {
  const rate = new Precise(annualRate).div(100);
  const rest = rate.times(months % 12).div(12);
  return powerOf(rate.plus(1), Math.floor(months / 12))
    .times(rest.plus(1))
    .round(Precise.DP);
}
