import { Counter, Gauge, Registry } from 'prom-client';

/** Upper bounds of the latency histogram, in seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 40];

/** One measurement: its labels and its value. */
export type Sample = readonly [Record<string, string | number>, number];

/** A metric of which the values are read when Prometheus asks. */
export interface ReadMetric {
  type: 'counter' | 'gauge';
  name: string;
  help: string;
  /** Names of the labels that its samples carry. */
  labels?: string[];
  read: () => readonly Sample[];
}

/** The requests of one kind. */
interface Tally {
  statuses: Map<number, number>;
  /** Requests by the first bound that is not below their latency; the last are above all. */
  buckets: number[];
  seconds: number;
}

function latencyLines(kind: string, { buckets, seconds }: Tally): string[] {
  let count = 0;
  const lines = buckets.map((found, at) => {
    count += found;
    return `suite_request_seconds_bucket{le="${BOUNDS[at] ?? '+Inf'}",kind="${kind}"} ${count}`;
  });
  return [
    ...lines,
    `suite_request_seconds_sum{kind="${kind}"} ${seconds}`,
    `suite_request_seconds_count{kind="${kind}"} ${count}`,
  ];
}

/**
 * The metrics of one gateway. Requests are counted here because prom-client joins the labels into a text at each count,
 * which takes twenty times as long.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly tallies = new Map<string, Tally>();

  constructor() {
    this.add({
      type: 'counter',
      name: 'suite_requests_total',
      help: 'Requests by what was asked for and status.',
      labels: ['kind', 'status'],
      read: () =>
        [...this.tallies].flatMap(([kind, { statuses }]) =>
          [...statuses].map(([status, count]): Sample => [{ kind, status }, count]),
        ),
    });
  }

  /** Counts a request by what was asked for (a plain word), how it was answered and how long that took. */
  observe(kind: string, status: number, seconds: number): void {
    let tally = this.tallies.get(kind);
    if (!tally) {
      tally = { statuses: new Map(), buckets: Array(BOUNDS.length + 1).fill(0), seconds: 0 };
      this.tallies.set(kind, tally);
    }
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    let bucket = 0;
    while (seconds > (BOUNDS[bucket] ?? Infinity)) bucket++;
    tally.buckets[bucket]!++;
    tally.seconds += seconds;
  }

  /** Adds a metric whose values are kept elsewhere. */
  add({ type, name, help, labels = [], read }: ReadMetric): void {
    const options = { name, help, labelNames: labels, registers: [this.registry] };
    if (type === 'gauge') {
      new Gauge({
        ...options,
        collect() {
          this.reset();
          for (const [of, value] of read()) this.set(of, value);
        },
      });
    } else {
      new Counter({
        ...options,
        collect() {
          this.reset();
          for (const [of, value] of read()) this.inc(of, value);
        },
      });
    }
  }

  /** All of them in the text form of Prometheus. */
  async render(): Promise<string> {
    return [
      await this.registry.metrics(),
      '# HELP suite_request_seconds Time until a request was answered whole.',
      '# TYPE suite_request_seconds histogram',
      ...[...this.tallies].flatMap(([kind, tally]) => latencyLines(kind, tally)),
      '',
    ].join('\n');
  }
}
