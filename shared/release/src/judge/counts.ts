import { ReleaseError } from '../release-error';
import { trackCounts, type ReleaseCounts, type Sign } from './judge';

/** Where the judge and the ops pages get the loads of releases from. */
export interface Counts {
  /** The loads since a time in ms, at most a day ago, of all apps or of one. */
  since: (time: number, app?: string) => Promise<ReleaseCounts[]>;
  /** Notes how the counters stand, for sources that have no history of their own. */
  note?: () => Promise<void>;
}

export const DAY = 24 * 3_600_000;

/** One series of a counter: its labels and how much was counted. */
export interface Counted {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** The counters of gateways that tell of loads, with the labels that they carry. */
export const COUNTERS = {
  loads: { name: 'suite_loads_total', labelNames: ['app', 'version', 'track', 'result', 'part'] },
  errors: { name: 'suite_load_errors_total', labelNames: ['app', 'version', 'code'] },
  signs: { name: 'suite_signs_total', labelNames: ['app', 'version', 'track', 'sign', 'part'] },
} as const;

const counterNames: readonly string[] = Object.values(COUNTERS).map(({ name }) => name);

/** Adds up the series of the counters by release: those of loads and signs have a track, those of reasons have none. */
function releaseCounts(counted: readonly Counted[]): ReleaseCounts[] {
  const all = new Map<string, ReleaseCounts>();
  for (const { labels, value } of counted) {
    const { app = '', version = '', track, result, sign, part = '' } = labels;
    if (track === undefined) continue;
    const key = `${app} ${version} ${track}`;
    const one = all.get(key) ?? trackCounts([], { app, version, canary: track === 'canary' });
    all.set(key, one);
    if (sign !== undefined) {
      const seen = (one.signs[sign as Sign] ??= {});
      seen[part] = (seen[part] ?? 0) + value;
      continue;
    }
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

const MINUTE = 60_000;

type Series = Map<string, Counted>;

/** The series of these counters in a gateway's metrics, by name and labels. */
function seriesIn(text: string): Series {
  const series: Series = new Map();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^(\w+)\{(.*)\} (\S+)/.exec(line) ?? [];
    if (!counterNames.includes(name ?? '')) continue;
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]);
    series.set(`${name} ${labels}`, { labels: Object.fromEntries(pairs), value: Number(value) });
  }
  return series;
}

export interface MetricsCountsOptions {
  read: () => Promise<string>;
  /** Counts what was there at the first look, too: for metrics that begin with this process, and to look once. */
  fromBeginning?: boolean;
  now?: () => number;
}

/**
 * The loads as one gateway's metrics have them. Metrics have no past, so each look is compared with the one before;
 * minutes of a day are kept.
 */
export class MetricsCounts implements Counts {
  private last: Series | undefined;
  private readonly minutes = new Map<number, Series>();
  private noting: Promise<void> | undefined;

  constructor(private readonly options: MetricsCountsOptions) {
    if (options.fromBeginning) this.last = new Map();
  }

  /** Never two at a time: an older reading that comes later would look like a counter that began anew. */
  note(): Promise<void> {
    this.noting ??= this.compare().finally(() => (this.noting = undefined));
    return this.noting;
  }

  async since(time: number, app?: string): Promise<ReleaseCounts[]> {
    await this.note();
    const minutes = [...this.minutes].filter(([minute]) => minute >= Math.floor(time / MINUTE));
    const counted = minutes.flatMap(([, series]) => [...series.values()]);
    return releaseCounts(counted.filter(({ labels }) => app === undefined || labels.app === app));
  }

  private async compare(): Promise<void> {
    const found = seriesIn(await this.options.read());
    const minute = Math.floor((this.options.now ?? Date.now)() / MINUTE);
    for (const old of this.minutes.keys()) if (old <= minute - DAY / MINUTE) this.minutes.delete(old);
    const grown: Series = this.minutes.get(minute) ?? new Map();
    this.minutes.set(minute, grown);
    for (const [key, { labels, value }] of this.last ? found : []) {
      const before = this.last?.get(key)?.value ?? 0;
      // A counter that has fallen began anew with its gateway.
      const more = value < before ? value : value - before;
      if (more > 0) grown.set(key, { labels, value: (grown.get(key)?.value ?? 0) + more });
    }
    this.last = found;
  }
}

/** A server that does not answer within this time, in ms, is given up until the next look. */
const PATIENCE = 10_000;

export async function fetchText(address: string | URL, token: string | undefined, body?: URLSearchParams) {
  const refused = (fault: string, cause?: unknown) =>
    new ReleaseError('COUNTS_SILENT', { address: String(address), fault }, { cause });
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause: Error) => {
    throw refused((cause.cause as Error | undefined)?.message ?? cause.message, cause);
  });
  const text = await response.text();
  if (!response.ok) throw refused(`${response.status} ${text.slice(0, 200)}`);
  return text;
}

/** The loads as Prometheus has them, of all gateways together. */
export class PrometheusCounts implements Counts {
  /**
   * Asks the one at `url`, such as `http://127.0.0.1:9090`. `match` chooses the gateways of one suite where it watches
   * several: `job="suite"`.
   */
  constructor(private readonly options: { url: string; match?: string; token?: string }) {}

  async since(time: number, app?: string): Promise<ReleaseCounts[]> {
    const seconds = Math.max(1, Math.ceil(Math.min(Date.now() - time, DAY) / 1000));
    const counters = Object.values(COUNTERS).map((counter) => this.grown(counter, seconds, app));
    return releaseCounts((await Promise.all(counters)).flat());
  }

  private async grown(
    { name, labelNames }: (typeof COUNTERS)[keyof typeof COUNTERS],
    seconds: number,
    app: string | undefined,
  ): Promise<Counted[]> {
    const { url, match, token } = this.options;
    const series = `${name}{${[app && `app="${app}"`, match].filter(Boolean).join(',')}}`;
    const range = `${series}[${seconds}s]`;
    // `increase` takes the first value of a series for what it had before, and guesses how it went on. So series that are
    // new in this time count with their last value, unless they began anew with their gateway.
    const grown =
      `(increase(${range}) and ${series} offset ${seconds}s)` +
      ` or ((increase(${range}) and resets(${range}) > 0) > last_over_time(${range})) or last_over_time(${range})`;
    const query = `sum by (${labelNames.join(',')}) (${grown})`;
    const address = new URL('api/v1/query', url.endsWith('/') ? url : `${url}/`);
    const { data } = JSON.parse(await fetchText(address, token, new URLSearchParams({ query }))) as {
      data: { result: { metric: Record<string, string>; value: [number, string] }[] };
    };
    return data.result.map(({ metric, value }) => ({ labels: metric, value: Math.round(Number(value[1])) }));
  }
}
