import { errorRate, STOP_RULES, type Tally } from './judge';

/** The loads of one release, as stable or as canary, that pages reported. */
export interface ReleaseCounts extends Tally {
  app: string;
  version: string;
  canary: boolean;
  /** Its loads by part of the network: all addresses of one place are in one part. */
  parts: Record<string, Tally>;
  /** Failures of this version by reason. */
  codes: Record<string, number>;
}

/** Where the judge and the ops pages get the loads of releases from. */
export interface Counts {
  /** The loads since a time in ms, at most a day ago, of all apps or of one. */
  since: (time: number, app?: string) => Promise<ReleaseCounts[]>;
  /** Notes how the counters stand, for sources that have no history of their own. */
  note?: () => Promise<void>;
}

export const DAY = 24 * 3_600_000;

/** The share of failed loads from which a live version is shown as failing; phones in tunnels stay below it. */
const FAILING = 0.02;

/** Whether a live version fails often enough for ops to look at it. */
export const isFailing = (tally: Tally): boolean =>
  tally.errors >= STOP_RULES.minimumErrors && errorRate(tally) >= FAILING;

/** The loads of one release among all; none when no page reported any. */
export const trackCounts = (
  all: readonly ReleaseCounts[],
  track: Pick<ReleaseCounts, 'app' | 'version' | 'canary'>,
): ReleaseCounts =>
  all.find(
    ({ app, version, canary }) => app === track.app && version === track.version && canary === track.canary,
  ) ?? { ...track, loads: 0, errors: 0, parts: {}, codes: {} };

/** The stable version of an app and its canary, which `version` names. */
export interface Pair {
  app: string;
  stable: string;
  version: string;
}

/** The loads of an app's canary, and of its stable version beside it. */
export const pairCounts = (all: readonly ReleaseCounts[], { app, stable, version }: Pair) => ({
  canary: trackCounts(all, { app, version, canary: true }),
  stable: trackCounts(all, { app, version: stable, canary: false }),
});

/** One series of a counter: its labels and how much was counted. */
export interface Counted {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** The counters of gateways that tell of loads, with the labels that they carry. */
export const COUNTERS = {
  loads: { name: 'suite_loads_total', labelNames: ['app', 'version', 'track', 'result', 'part'] },
  errors: { name: 'suite_load_errors_total', labelNames: ['app', 'version', 'code'] },
} as const;

/** Adds up the series of the two counters by release: those of loads have a track, those of reasons have none. */
export function releaseCounts(counted: readonly Counted[]): ReleaseCounts[] {
  const all = new Map<string, ReleaseCounts>();
  for (const { labels, value } of counted) {
    const { app = '', version = '', track, result, part = '' } = labels;
    if (track === undefined) continue;
    const key = `${app} ${version} ${track}`;
    const one = all.get(key) ?? trackCounts([], { app, version, canary: track === 'canary' });
    all.set(key, one);
    const field = result === 'error' ? 'errors' : 'loads';
    one[field] += value;
    (one.parts[part] ??= { loads: 0, errors: 0 })[field] += value;
  }
  for (const { labels, value } of counted) {
    const { app, version, code } = labels;
    if (code === undefined || value === 0) continue;
    for (const track of ['stable', 'canary']) {
      const codes = all.get(`${app} ${version} ${track}`)?.codes;
      if (codes) codes[code] = (codes[code] ?? 0) + value;
    }
  }
  return [...all.values()];
}
