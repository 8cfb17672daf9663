import type { LoadEvent } from '@suite/kernel/registry';
import { STOP_RULES, type Tally } from '../canary/judge';

/** The loads of one release, as stable or as canary, with the reasons of failures. */
export interface ReleaseTally extends Tally {
  app: string;
  version: string;
  canary: boolean;
  codes: Record<string, number>;
}

/** The share of loads that failed. */
export const errorRate = ({ loads, errors }: Tally): number =>
  loads + errors === 0 ? 0 : errors / (loads + errors);

/** The share of failed loads from which a live version is shown as failing; phones in tunnels stay below it. */
const FAILING = 0.02;

/** Whether a live version fails often enough for ops to look at it. */
export const isFailing = (tally: Tally): boolean =>
  tally.errors >= STOP_RULES.minimumErrors && errorRate(tally) >= FAILING;

/** The loads of one release among all, as stable or as canary. */
export const tallyOf = (
  tallies: readonly ReleaseTally[],
  app: string,
  version: string,
  canary: boolean,
): Tally =>
  tallies.find((one) => one.app === app && one.version === version && one.canary === canary) ?? {
    loads: 0,
    errors: 0,
  };

/** Failures among loads, for the reason of a change. */
export const tallyInWords = ({ loads, errors }: Tally): string => `${errors} / ${loads + errors}`;

/** The loads and failures of one minute, or of ten from `minute` on; minutes count from 1970. */
export type MinuteRow = [minute: number, loads: number, errors: number];

/** Tells the loads of releases since a time. */
export interface Counts {
  since: (time: number) => ReleaseTally[];
}

const MINUTE = 60_000;
const KEPT = 24 * 60;
const COARSE = 10;
const CODES = 20;
const RELEASES = 500;

type Codes = Map<string, number>;

class Series {
  total: Tally = { loads: 0, errors: 0 };
  readonly codes: Codes = new Map();
  private readonly minutes = new Map<number, Tally>();

  add(minute: number, { kind, code = 'unknown' }: LoadEvent): void {
    let tally = this.minutes.get(minute);
    if (!tally) {
      this.minutes.set(minute, (tally = { loads: 0, errors: 0 }));
      for (const old of this.minutes.keys()) if (old <= minute - KEPT) this.minutes.delete(old);
    }
    const field = kind === 'load' ? 'loads' : 'errors';
    tally[field]++;
    this.total[field]++;
    if (kind === 'load') return;
    const known = this.codes.has(code) || this.codes.size < CODES ? code : 'other';
    this.codes.set(known, (this.codes.get(known) ?? 0) + 1);
  }

  /** The loads and failures of each minute, the oldest first; those of more than an hour ago by ten minutes. */
  rows(now: number): MinuteRow[] {
    const rows = new Map<number, MinuteRow>();
    for (const [at, { loads, errors }] of this.minutes) {
      const begin = now - at < 60 ? at : at - (at % COARSE);
      const row = rows.get(begin) ?? [begin, 0, 0];
      rows.set(begin, [begin, row[1] + loads, row[2] + errors]);
    }
    return [...rows.values()];
  }

  since(minute: number): Tally {
    const sum = { loads: 0, errors: 0 };
    for (const [at, { loads, errors }] of this.minutes) {
      if (at < minute) continue;
      sum.loads += loads;
      sum.errors += errors;
    }
    return sum;
  }
}

/** Counts the load events of pages by release and minute, and keeps a day of them. */
export class EventCounts {
  private readonly series = new Map<string, { of: LoadEvent; series: Series }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts loads; a fault of a release that runs is no load. */
  add(event: LoadEvent): void {
    if (event.kind === 'fault') return;
    const key = `${event.app} ${event.version} ${event.canary}`;
    let found = this.series.get(key);
    if (!found) {
      if (this.series.size >= RELEASES) this.forgetQuiet();
      this.series.set(key, (found = { of: event, series: new Series() }));
    }
    found.series.add(this.minute(this.now()), event);
  }

  /** Everything since this process started. */
  totals(): ReleaseTally[] {
    return this.tallies((series) => series.total);
  }

  /** Everything since a time, at most a day ago, to the minute: the minute of that time counts whole. */
  since(time: number): ReleaseTally[] {
    const from = Math.max(this.minute(time), this.minute(this.now()) - KEPT + 1);
    return this.tallies((series) => series.since(from));
  }

  /** The minutes of one release, as stable or as canary, for other gateways. */
  rows(app: string, version: string, canary: boolean): MinuteRow[] {
    return this.series.get(`${app} ${version} ${canary}`)?.series.rows(this.minute(this.now())) ?? [];
  }

  /** Drops releases without events in the last day, so that a long-running gateway does not fill up. */
  private forgetQuiet(): void {
    const from = this.minute(this.now()) - KEPT + 1;
    for (const [key, { series }] of this.series) {
      const { loads, errors } = series.since(from);
      if (loads + errors === 0) this.series.delete(key);
    }
  }

  private minute(time: number): number {
    return Math.floor(time / MINUTE);
  }

  private tallies(tallyOf: (series: Series) => Tally): ReleaseTally[] {
    return [...this.series.values()].map(({ of: { app, version, canary }, series }) => ({
      app,
      version,
      canary,
      ...tallyOf(series),
      codes: Object.fromEntries(series.codes),
    }));
  }
}
