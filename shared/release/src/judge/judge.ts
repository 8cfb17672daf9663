import type { Ramp } from '@suite/loader/registry';
import type { Language } from '../messages/catalogue';

/** How often a release was loaded, and how often loading it failed. */
export interface Tally {
  loads: number;
  errors: number;
}

/** The loads by part of the network: all addresses of one place are in one part. */
export interface Parts {
  parts: Record<string, Tally>;
}

/** The loads of one release, as stable or as canary, that pages reported. */
export interface ReleaseCounts extends Tally, Parts {
  app: string;
  version: string;
  canary: boolean;
  /** Failures of this version by reason. */
  codes: Record<string, number>;
  /** What was seen of it once it ran, by part of the network. */
  signs: Partial<Record<Sign, Record<string, number>>>;
}

/**
 * What pages tell of a release that runs: visits with an error, visits with a call that failed, and pages whose content
 * came late or in time.
 */
export type Sign = 'fault' | 'call' | 'slow' | 'quick';

const STOP_RULES = {
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

export const attempts = ({ loads, errors }: Tally): number => loads + errors;

export const errorRate = (tally: Tally): number =>
  attempts(tally) === 0 ? 0 : tally.errors / attempts(tally);

/**
 * Fisher's exact test, one-sided: the chance that the first group has at least this many of all errors
 * although both fail equally often. Unlike approximations it is exact for few errors too.
 */
export function chanceOfMoreErrors(first: Tally, second: Tally): number {
  const [size, other, errors] = [attempts(first), attempts(second), first.errors + second.errors];
  const fewest = Math.max(0, errors - other);
  // How likely each number of errors is in the first group, as logarithms beside the fewest that it can have.
  let way = 0;
  const ways = [way];
  for (let k = fewest; k < Math.min(errors, size); k++) {
    way += Math.log(((size - k) * (errors - k)) / ((k + 1) * (other - errors + k + 1)));
    ways.push(way);
  }
  const likeliest = ways.reduce((most, one) => Math.max(most, one));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + Math.exp(one - likeliest), 0);
  return sum(ways.slice(first.errors - fewest)) / sum(ways);
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

/** The share of failed loads from which a live version is shown as failing; phones in tunnels stay below it. */
const FAILING = 0.02;

export const isFailing = (tally: Tally): boolean =>
  tally.errors >= STOP_RULES.minimumErrors && errorRate(tally) >= FAILING;

/** The loads of one release among all; none when no page reported any. */
export const trackCounts = (
  all: readonly ReleaseCounts[],
  track: Pick<ReleaseCounts, 'app' | 'version' | 'canary'>,
): ReleaseCounts =>
  all.find(
    ({ app, version, canary }) => app === track.app && version === track.version && canary === track.canary,
  ) ?? { ...track, loads: 0, errors: 0, parts: {}, codes: {}, signs: {} };

/** The stable version of an app and its canary, which `version` names. */
export interface Pair {
  app: string;
  stable: string;
  version: string;
}

/** An app's canary, and its stable version beside it. */
export type Tracks = Record<'canary' | 'stable', ReleaseCounts>;

/** The loads of an app's canary, and of its stable version beside it. */
export const pairCounts = (all: readonly ReleaseCounts[], { app, stable, version }: Pair): Tracks => ({
  canary: trackCounts(all, { app, version, canary: true }),
  stable: trackCounts(all, { app, version: stable, canary: false }),
});

/**
 * When a ramp pauses: sooner than a canary is stopped. It costs nobody anything, and it is looked at once a step
 * and not every few seconds.
 */
const PAUSE_RULES = { ...STOP_RULES, minimum: 0, minimumErrors: 3, chance: 0.01 };

/** By what a canary is compared with stable. */
export type Measure = 'loads' | 'faults' | 'calls' | 'speed';

/**
 * What a release that runs is like, by part of the network. A visit tells of a fault and of a failed call once, and so
 * of its load: the visits are the loads.
 */
export function measured({ parts, signs }: ReleaseCounts, measure: Measure): Parts {
  if (measure === 'loads') return { parts };
  const bad = signs[{ faults: 'fault', calls: 'call', speed: 'slow' }[measure] as Sign] ?? {};
  const good = (part: string) =>
    measure === 'speed'
      ? (signs.quick?.[part] ?? 0)
      : Math.max(0, (parts[part]?.loads ?? 0) - (bad[part] ?? 0));
  const all = [...Object.keys(measure === 'speed' ? (signs.quick ?? {}) : parts), ...Object.keys(bad)];
  return {
    parts: Object.fromEntries(all.map((part) => [part, { loads: good(part), errors: bad[part] ?? 0 }])),
  };
}

/** No share is too high in itself here: the server may be down for everybody, or a network slow. */
const compared = (rules: StopRules, over: Partial<StopRules> = {}): StopRules => ({
  ...rules,
  minimum: STOP_RULES.minimum,
  ceiling: 1,
  ...over,
});

type RulesBy = Partial<Record<Measure, StopRules>>;

/** A slow canary is no emergency: it waits for a person, and is not stopped. */
const STOP_BY: RulesBy = { loads: STOP_RULES, faults: compared(STOP_RULES), calls: compared(STOP_RULES) };

const PAUSE_BY: RulesBy = {
  loads: PAUSE_RULES,
  faults: compared(PAUSE_RULES),
  calls: compared(PAUSE_RULES),
  speed: compared(PAUSE_RULES, { ratio: 1.5 }),
};

/** By what a canary is worse than stable, beside the loudest places. */
const worseBy =
  (rulesBy: RulesBy) =>
  ({ canary, stable }: Tracks, places?: number): Measure | undefined =>
    (Object.keys(rulesBy) as Measure[]).find((measure) =>
      isCanaryFailing(
        withoutLoudest(measured(canary, measure), places),
        withoutLoudest(measured(stable, measure), places),
        rulesBy[measure],
      ),
    );

/** What a canary is stopped for. */
export const stopCause = worseBy(STOP_BY);

/** What its ramp pauses for. */
export const pauseCause = worseBy(PAUSE_BY);

/** What a ramp does next at its present share, and if it waits, what for. */
export type RampMove = 'paused' | 'early' | 'few' | 'worse' | 'step';

export interface RunningRamp extends Pair {
  ramp: Pick<Ramp, 'every' | 'visits' | 'since' | 'paused'>;
}

/**
 * What the ramp of an app does next, by the loads since its present share began. A step needs its time, enough loads
 * beside those of the loudest places, nothing that is worse than stable, and a majority of loads and of parts of the
 * network in which the canary works.
 */
export function rampMove(
  { ramp, ...pair }: RunningRamp,
  { counts, now, places }: { counts: readonly ReleaseCounts[]; now: number; places?: number },
): RampMove {
  const tracks = pairCounts(counts, pair);
  const counted = withoutLoudest(tracks.canary, places);
  if (ramp.paused) return 'paused';
  if (now < Date.parse(ramp.since) + ramp.every) return 'early';
  if (attempts(counted) < ramp.visits) return 'few';
  // Where few visitors have stable, nothing can be compared, and most loads of the canary may fail all the same.
  const isMost = errorRate(counted) > PAUSE_RULES.ceiling || counted.healthy * 2 <= counted.parts;
  return isMost || pauseCause(tracks, places) ? 'worse' : 'step';
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time such as `10m` in ms; undefined when it is none. */
export function timeFrom(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d{1,5})([smhd])$/.exec(text.trim()) ?? [];
  return Number(number) > 0 ? Number(number) * (UNITS[unit] as number) : undefined;
}

const unitsInChinese: Record<string, string> = { s: '秒', m: '分钟', h: '小时', d: '天' };

/** A time that `timeFrom` has read: in English in the form that it reads. */
export function timeInWords(ms: number, language: Language): string {
  const [unit, size] = Object.entries(UNITS).findLast(([, one]) => ms % one === 0) ?? [
    's',
    UNITS.s as number,
  ];
  return language === 'en' ? `${ms / size}${unit}` : `${ms / size} ${unitsInChinese[unit]}`;
}
