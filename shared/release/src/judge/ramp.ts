import type { Ramp } from '@suite/loader/registry';
import { pairCounts, type Pair, type ReleaseCounts } from './counts';
import { attempts, errorRate, isCanaryFailing, STOP_RULES, withoutLoudest } from './judge';

/**
 * When a ramp pauses: sooner than a canary is stopped. It costs nobody anything, and it is looked at once a step
 * and not every few seconds.
 */
const PAUSE_RULES = { ...STOP_RULES, minimum: 0, minimumErrors: 3, chance: 0.01 };

/** How far a ramp has come at its present share. */
export interface RampProgress {
  /** What it does next, and if it waits, what for. */
  move: 'paused' | 'early' | 'few' | 'worse' | 'step';
  /** Loads of the canary at this share. */
  loads: number;
  /** Those of them that count: without the places that report most. */
  counted: number;
  /** Time until the next share at the earliest, in ms. */
  left: number;
}

/** A canary that grows by itself. */
export interface RunningRamp extends Pair {
  ramp: Pick<Ramp, 'every' | 'visits' | 'since' | 'paused'>;
}

/**
 * How far the ramp of an app has come by the loads since its present share began. A step needs its time, enough loads beside those of the loudest places, no more
 * failures than stable has, and a majority of loads and of parts of the network in which the canary works.
 */
export function rampProgress(
  { ramp, ...pair }: RunningRamp,
  { counts, now, places }: { counts: readonly ReleaseCounts[]; now: number; places?: number },
): RampProgress {
  const { canary, stable } = pairCounts(counts, pair);
  const counted = withoutLoudest(canary, places);
  const left = Math.max(0, Date.parse(ramp.since) + ramp.every - now);

  function move(): RampProgress['move'] {
    if (ramp.paused) return 'paused';
    if (left > 0) return 'early';
    if (attempts(counted) < ramp.visits) return 'few';
    const isFailing = isCanaryFailing(counted, withoutLoudest(stable, places), PAUSE_RULES);
    // Where few visitors have stable, nothing can be compared, and most loads of the canary may fail all the same.
    const isMost = errorRate(counted) > PAUSE_RULES.ceiling || counted.healthy * 2 <= counted.parts;
    return isFailing || isMost ? 'worse' : 'step';
  }

  return { move: move(), loads: attempts(canary), counted: attempts(counted), left };
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
