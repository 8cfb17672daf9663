/** Lanczos' coefficients: ln Γ to about 15 digits. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function lnGamma(x: number): number {
  const z = x - 1;
  const t = z + 7.5;
  const sum = LANCZOS.reduce((total, c, i) => (i === 0 ? c : total + c / (z + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

const lnChoose = (n: number, k: number) => lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1);

/** Failures among a group's loads. */
export interface Failures {
  attempts: number;
  errors: number;
}

/**
 * Fisher's exact test, one-sided: the chance that the first group has at least this many of all errors
 * although both fail equally often. Unlike approximations it is exact for few errors too.
 */
export function chanceOfMoreErrors(first: Failures, second: Failures): number {
  const all = first.attempts + second.attempts;
  const errors = first.errors + second.errors;
  const most = Math.min(errors, first.attempts);
  const ways = lnChoose(all, errors);
  let chance = 0;
  for (let k = first.errors; k <= most; k++) {
    if (errors - k > second.attempts) continue;
    const term = Math.exp(lnChoose(first.attempts, k) + lnChoose(second.attempts, errors - k) - ways);
    chance += term;
    // Behind the most likely number the terms only fall, and thousands of them would add nothing.
    if (k * all > errors * first.attempts && term < chance * 1e-17) break;
  }
  return Math.min(1, chance);
}
