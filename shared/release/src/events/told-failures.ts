import { currentRegistry } from '../registry/current-registry';
import type { Store } from '../store/store';
import { isFailing, type MinuteRow } from './event-counts';
import { isCode } from './read-events';
import { COUNTS, type Share } from './shared-counts';
import type { Witnesses } from './voices';

/** Failures of a running canary, as the gateways wrote them down. */
export interface ToldFailures extends Witnesses {
  app: string;
  failures: number;
}

/** Failures of a live version in the last hour. */
export interface LiveFailures {
  app: string;
  version: string;
  errors: number;
  /** All attempts, failures included. */
  attempts: number;
  /** Why, the most frequent reason first. */
  codes: string[];
}

/** What gateways wrote down. It informs and decides nothing: a command has no token of ops, so anybody could have written it. */
export interface Told {
  canaries: ToldFailures[];
  live: LiveFailures[];
}

const MINUTE = 60_000;
const HOUR = 60;

function shareIn(document: string): Share | undefined {
  try {
    return JSON.parse(document.slice(document.indexOf('\n') + 1)) as Share;
  } catch {
    return undefined;
  }
}

const sharesIn = async (store: Store): Promise<Share[]> => {
  const names = await store.list(COUNTS);
  const read = await Promise.all(names.map((name) => store.read(`${COUNTS}/${name}`)));
  return read.flatMap((found) => shareIn(found?.body.toString() ?? '') ?? []);
};

const errorsIn = (rows: readonly MinuteRow[]) => rows.reduce((sum, [, , errors]) => sum + errors, 0);

type Version = { app: string; version: string };

function seriesOf(shares: readonly Share[], { app, version }: Version, canary: boolean) {
  const all = shares.flatMap(({ series = [] }) => series);
  return all.filter((one) => one.app === app && one.version === version && one.canary === canary);
}

function failuresOf(shares: readonly Share[], { app, version }: Version): ToldFailures[] {
  const failures = errorsIn(seriesOf(shares, { app, version }, true).flatMap(({ rows }) => rows));
  const failing = shares
    .flatMap(({ failing: all = [] }) => all)
    .filter((one) => one.app === app && one.version === version);
  const seen = new Set(failing.flatMap(({ places }) => places)).size;
  const needed = Math.max(0, ...failing.map((one) => one.needed));
  return failures > 0 && needed > 0 ? [{ app, failures, seen, needed }] : [];
}

function liveFailuresOf(shares: readonly Share[], { app, version }: Version, now: number): LiveFailures[] {
  const series = seriesOf(shares, { app, version }, false);
  const rows = series.flatMap((one) => one.rows).filter(([minute]) => minute > now / MINUTE - HOUR);
  const errors = errorsIn(rows);
  const loads = rows.reduce((sum, [, loaded]) => sum + loaded, 0);
  if (!isFailing({ loads, errors })) return [];
  const codes = new Map<string, number>();
  for (const [code, times] of series.flatMap((one) => Object.entries(one.codes ?? {})))
    if (isCode(code)) codes.set(code, (codes.get(code) ?? 0) + times);
  const sorted = [...codes].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  return [{ app, version, errors, attempts: loads + errors, codes: sorted.slice(0, 5) }];
}

/** The failures of running canaries and of live versions, at most a minute old. */
export async function toldFailures(store: Store, now = Date.now()): Promise<Told> {
  const apps = Object.entries((await currentRegistry(store))?.registry.apps ?? {});
  const shares = await sharesIn(store);
  return {
    canaries: apps.flatMap(([app, { canary }]) =>
      canary ? failuresOf(shares, { app, version: canary.release.version }) : [],
    ),
    live: apps.flatMap(([app, { live }]) => liveFailuresOf(shares, { app, version: live.version }, now)),
  };
}
