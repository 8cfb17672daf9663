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

/** The positive root of a whole degree, by Newton's method from the engine's own guess, which has 15 digits. */
export function nthRoot(base: Big, degree: number): Big {
  let root = new Precise(Math.pow(Number(base), 1 / degree));
  if (degree === 1 || base.eq(0)) return degree === 1 ? base : new Precise(0);
  for (let turn = 0; turn < 2; turn += 1) {
    const power = powerOf(root, degree - 1);
    // Of what is still wrong the first 15 digits are enough: what they leave out is below the last place.
    const wrong = Number(power.times(root).minus(base)) / (Number(power) * degree);
    root = root.minus(wrong).round(Precise.DP);
  }
  return root;
}

/** Places of a period's factor: a schedule multiplies by it hundreds of times, and 24 are exact to the fen. */
const FACTOR_PLACES = 24;

/** Growth in one of the year's periods: all of them together make the effective yearly rate (年化) in percent. */
export const periodFactor = (annualRate: Big.BigSource, periodsInYear: number): Big =>
  nthRoot(new Precise(annualRate).div(100).plus(1), periodsInYear).round(FACTOR_PLACES);

/** Growth over months at an effective yearly rate in percent. */
export function growthOver(annualRate: Big.BigSource, months: number): Big {
  const year = new Precise(annualRate).div(100).plus(1);
  const whole = powerOf(year, Math.floor(months / 12));
  return months % 12 ? whole.times(powerOf(nthRoot(year, 12), months % 12)).round(Precise.DP) : whole;
}
