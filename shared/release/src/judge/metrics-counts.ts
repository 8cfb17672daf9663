import { COUNTERS, DAY, releaseCounts, type Counted, type Counts, type ReleaseCounts } from './counts';

const MINUTE = 60_000;

type Series = Map<string, Counted>;

/** The series of the two counters in a gateway's metrics, by name and labels. */
function seriesIn(text: string): Series {
  const series: Series = new Map();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^(\w+)\{(.*)\} (\S+)/.exec(line) ?? [];
    if (name !== COUNTERS.loads.name && name !== COUNTERS.errors.name) continue;
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]);
    series.set(`${name} ${labels}`, { labels: Object.fromEntries(pairs), value: Number(value) });
  }
  return series;
}

/** Where a gateway's metrics are read, and how. */
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
