import { chanceOfMoreErrors } from './fisher';

/** How often a release was loaded, and how often loading it failed. */
export interface Tally {
  loads: number;
  errors: number;
}

/** When a canary is stopped. */
export interface StopRules {
  /** With fewer loads of the canary there is no verdict. */
  minimum: number;
  /** With fewer failures of the canary there is no verdict: one phone in a tunnel proves nothing. */
  minimumErrors: number;
  /** The chance that one look stops a good canary. It is small because there are many looks. */
  chance: number;
  /** The canary must fail this many times as often as stable, a difference that visitors notice. */
  ratio: number;
  /** A share of failures that is too high even if stable fails as often. */
  ceiling: number;
}

export const STOP_RULES: StopRules = {
  minimum: 50,
  minimumErrors: 5,
  chance: 0.0005,
  ratio: 2,
  ceiling: 0.5,
};

/** The verdict on a canary. */
export interface Verdict {
  state: 'waiting' | 'healthy' | 'failing';
  /** Shares of attempts that failed. */
  canary: number;
  stable: number;
  /** The chance that such a difference is an accident. */
  chance: number;
}

const attemptsOf = ({ loads, errors }: Tally) => loads + errors;
const rateOf = (tally: Tally) => (attemptsOf(tally) === 0 ? 0 : tally.errors / attemptsOf(tally));

/** Judges a canary by the loads of it and of the stable release in the same time. */
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
    // If nearly every visitor fails, there is no need to wait for fifty of them.
    const hopeless = rates.canary > rules.ceiling && chance <= rules.chance;
    if ((enough && worse) || hopeless) return verdict('failing');
    if (enough && rates.canary > rules.ceiling && attemptsOf(stable) < rules.minimum)
      return verdict('failing');
  }
  return verdict(enough ? 'healthy' : 'waiting');
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`;

/** The reason to stop a canary, in words for the audit log; undefined while there is none. */
export function stopReason(canary: Tally, stable: Tally, rules?: StopRules): string | undefined {
  const { state, chance, ...rates } = judge(canary, stable, rules);
  if (state !== 'failing') return undefined;
  return (
    `canary fails in ${percent(rates.canary)} of ${attemptsOf(canary)} loads, ` +
    `stable in ${percent(rates.stable)} of ${attemptsOf(stable)} (p = ${chance.toExponential(1)})`
  );
}
