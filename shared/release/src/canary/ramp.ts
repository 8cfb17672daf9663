import { BUCKETS, type Ramp } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';
import { judge, STOP_RULES, type StopRules, type Tally } from './judge';

/** Loads of the canary at one share, without which the next share is not given. */
export const RAMP_VISITS = STOP_RULES.minimum;

/**
 * When a ramp pauses: sooner than a canary is stopped. It costs nobody anything, and it is looked at once a step
 * and not every few seconds.
 */
const PAUSE_RULES: StopRules = { ...STOP_RULES, minimum: 0, minimumErrors: 3, chance: 0.01 };

/** What a ramp does next, and if it waits, what for. */
export type RampMove = 'paused' | 'early' | 'few' | 'worse' | 'step';

/** Loads since the present share began, and for how long it has been given, in ms. */
export interface RampLook {
  passed: number;
  canary: Tally;
  stable: Tally;
}

/** Decides whether a ramp gives its next share now. */
export function rampMove(ramp: Ramp, { passed, canary, stable }: RampLook): RampMove {
  if (ramp.paused) return 'paused';
  if (passed < ramp.every) return 'early';
  if (canary.loads + canary.errors < ramp.visits) return 'few';
  const { state, canary: failed } = judge(canary, stable, PAUSE_RULES);
  // Where few visitors have stable, nothing can be compared, and most loads of the canary may fail all the same.
  return state === 'failing' || failed > PAUSE_RULES.ceiling ? 'worse' : 'step';
}

/**
 * The shares that a ramp passes through from the present one, as numbers of buckets. A canary that more visitors
 * have already does not shrink: the steps that it has passed are left out.
 */
export function rampFrom(below: number, steps: readonly number[]): { below: number; to: number[] } {
  const wrong = (fault: string) => new ReleaseError('RAMP_WRONG', { fault });
  const [first = 0] = steps;
  if (steps.some((step, at) => step <= (steps[at - 1] ?? 0))) throw wrong('the steps do not grow');
  if (first === 0 || first === BUCKETS) throw wrong('the first step is not a part of the visitors');
  const now = Math.max(below, first);
  const to = steps.filter((step) => step > now);
  if (to.length === 0) throw wrong('the canary has the last step already');
  return { below: now, to };
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time such as `10m` in ms; undefined when it is none. */
export function timeFrom(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d{1,5})([smhd])$/.exec(text.trim()) ?? [];
  return Number(number) > 0 ? Number(number) * (UNITS[unit] as number) : undefined;
}

/** A time in ms in the form that `timeFrom` reads. */
export function timeInWords(ms: number): string {
  const [unit, size] = Object.entries(UNITS).findLast(([, one]) => ms % one === 0) ?? ['ms', 1];
  return `${ms / size}${unit}`;
}
