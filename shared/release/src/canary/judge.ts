import { chanceOfMoreErrors } from './fisher';

/** How often a release was loaded well, and how often it failed. */
export interface Tally {
  loads: number;
  errors: number;
}

/** When a canary is stopped. */
export interface StopRules {
  /** Attempts of the canary below which nothing is decided. */
  minimum: number;
  /** Failures of the canary below which nothing is decided: one phone in a tunnel is no finding. */
  minimumErrors: number;
  /** Chance at which an innocent canary is stopped by one look; there are many looks. */
  chance: number;
  /** It must fail so many times as often as stable: a difference that visitors feel. */
  ratio: number;
  /** Share of failures that is too much whatever stable does. */
  ceiling: number;
}

export const STOP_RULES: StopRules = {
  minimum: 50,
  minimumErrors: 5,
  chance: 0.0005,
  ratio: 2,
  ceiling: 0.5,
};

/** What is thought of a canary. */
export interface Verdict {
  state: 'waiting' | 'healthy' | 'failing';
  /** Shares of attempts that failed. */
  canary: number;
  stable: number;
  /** How likely such a difference is by chance. */
  chance: number;
}

const attemptsOf = ({ loads, errors }: Tally) => loads + errors;
const rateOf = (tally: Tally) => (attemptsOf(tally) === 0 ? 0 : tally.errors / attemptsOf(tally));

/** Judges a canary by what pages said of it and of the stable release in the same time. */
export function judge(canary: Tally, stable: Tally, rules: StopRules = STOP_RULES): Verdict {
  const rates = { canary: rateOf(canary), stable: rateOf(stable) };
  const chance = chanceOfMoreErrors(
    { attempts: attemptsOf(canary), errors: canary.errors },
    { attempts: attemptsOf(stable), errors: stable.errors },
  );
  const verdict = (state: Verdict['state']): Verdict => ({ state, ...rates, chance });
  const enough = attemptsOf(canary) >= rules.minimum;
  if (canary.errors >= rules.minimumErrors) {
    const worse = chance <= rules.chance && rates.canary >= rules.ratio * rates.stable;
    // Every visitor failing needs no fifty of them to be seen.
    const hopeless = rates.canary > rules.ceiling && chance <= rules.chance;
    if ((enough && worse) || hopeless) return verdict('failing');
    if (enough && rates.canary > rules.ceiling && attemptsOf(stable) < rules.minimum)
      return verdict('failing');
  }
  return verdict(enough ? 'healthy' : 'waiting');
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`;

/** Why a canary is to be stopped, in words for the audit log; nothing while there is no reason. */
export function stopReason(canary: Tally, stable: Tally, rules?: StopRules): string | undefined {
  const { state, chance, ...rates } = judge(canary, stable, rules);
  if (state !== 'failing') return undefined;
  return (
    `canary fails in ${percent(rates.canary)} of ${attemptsOf(canary)} loads, ` +
    `stable in ${percent(rates.stable)} of ${attemptsOf(stable)} (p = ${chance.toExponential(1)})`
  );
}
