/** How often a release was loaded, and how often loading it failed. */
export interface Tally {
  loads: number;
  errors: number;
}

/** When a canary is stopped. */
export const STOP_RULES = {
  /** With fewer loads of the canary there is no verdict. */
  minimum: 50,
  /** With fewer failures of the canary there is no verdict: one phone in a tunnel proves nothing. */
  minimumErrors: 5,
  /** The chance that one look stops a good canary. It is small because there are many looks. */
  chance: 0.0005,
  /** The canary must fail this many times as often as stable, a difference that visitors notice. */
  ratio: 2,
  /** A share of failures that is too high even if stable fails as often. */
  ceiling: 0.5,
};

type StopRules = typeof STOP_RULES;

/** Loads and failures together. */
export const attempts = ({ loads, errors }: Tally): number => loads + errors;

/** The share of loads that failed. */
export const errorRate = (tally: Tally): number =>
  attempts(tally) === 0 ? 0 : tally.errors / attempts(tally);

/** ln n! by Stirling's series, to about 10 digits. */
function lnFactorial(n: number): number {
  if (n < 10) return n < 2 ? 0 : Math.log(n) + lnFactorial(n - 1);
  const x = n + 1;
  return (
    (x - 0.5) * Math.log(x) -
    x +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * x) -
    1 / (360 * x ** 3) +
    1 / (1260 * x ** 5)
  );
}

const lnChoose = (n: number, k: number) => lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

/**
 * Fisher's exact test, one-sided: the chance that the first group has at least this many of all errors
 * although both fail equally often. Unlike approximations it is exact for few errors too.
 */
export function chanceOfMoreErrors(first: Tally, second: Tally): number {
  const [size, other] = [attempts(first), attempts(second)];
  const [all, errors] = [size + other, first.errors + second.errors];
  const ways = lnChoose(all, errors);
  let chance = 0;
  for (let k = Math.max(first.errors, errors - other); k <= Math.min(errors, size); k++) {
    const term = Math.exp(lnChoose(size, k) + lnChoose(other, errors - k) - ways);
    chance += term;
    // Behind the most likely number the terms only fall, and thousands of them would add nothing.
    if (k * all > errors * size && term < chance * 1e-17) break;
  }
  return Math.min(1, chance);
}

/** Whether a canary fails, judged by the loads of it and of the stable release in the same time. */
export function isCanaryFailing(canary: Tally, stable: Tally, rules: StopRules = STOP_RULES): boolean {
  if (canary.errors < rules.minimumErrors) return false;
  const rate = errorRate(canary);
  const isEnough = attempts(canary) >= rules.minimum;
  const isMost = rate > rules.ceiling;
  if (chanceOfMoreErrors(canary, stable) <= rules.chance) {
    // If nearly every visitor fails, there is no need to wait for fifty of them.
    return isMost || (isEnough && rate >= rules.ratio * errorRate(stable));
  }
  // Few visitors have stable: nothing can be compared.
  return isEnough && isMost && attempts(stable) < rules.minimum;
}

/** The loads by part of the network: all addresses of one place are in one part. */
export interface Parts {
  parts: Record<string, Tally>;
}

/** Fewer places than this decide nothing: an attacker easily has two, one of IPv4 and one of IPv6. */
export const PLACES = 3;

/**
 * The loads of a release without the `places - 1` parts of the network that report most loads, and those that report
 * most failures. So an attacker with fewer places cannot hide failures, and cannot make them up.
 */
export function withoutLoudest({ parts }: Parts, places: number = PLACES) {
  const all = Object.values(parts).filter((tally) => attempts(tally) > 0);
  const loudest = (field: keyof Tally) =>
    all
      .filter((tally) => tally[field] > 0)
      .sort((a, b) => b[field] - a[field])
      .slice(0, places - 1);
  const out = new Set([...loudest('loads'), ...loudest('errors')]);
  const kept = all.filter((tally) => !out.has(tally));
  return {
    loads: kept.reduce((sum, { loads }) => sum + loads, 0),
    errors: kept.reduce((sum, { errors }) => sum + errors, 0),
    parts: kept.length,
    /** The parts in which more loads worked than failed. */
    healthy: kept.filter(({ loads, errors }) => loads > errors).length,
  };
}

/** In how many parts of the network a release failed: at most as many as places. */
export const failingParts = ({ parts }: Parts): number =>
  Object.values(parts).filter(({ errors }) => errors > 0).length;
