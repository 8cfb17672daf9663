import { Counter, Gauge, Histogram, Registry } from 'prom-client';

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

/** Requests of one kind: how many had which status, and how long they took. */
interface Kind {
  statuses: Map<number, number>;
  latency: Histogram.Internal<'kind'>;
}

/** The metrics of one gateway. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly kinds = new Map<string, Kind>();
  private readonly latencies = new Histogram({
    name: 'suite_request_seconds',
    help: 'Time until a request was answered whole.',
    labelNames: ['kind'],
    buckets: BOUNDS,
    registers: [this.registry],
  });

  constructor() {
    this.add({
      type: 'counter',
      name: 'suite_requests_total',
      help: 'Requests by what was asked for and status.',
      labels: ['kind', 'status'],
      read: () =>
        [...this.kinds].flatMap(([kind, { statuses }]) =>
          [...statuses].map(([status, count]): Sample => [{ kind, status }, count]),
        ),
    });
  }

  /** Counts a request by what was asked for, how it was answered and how long that took. */
  observe(kind: string, status: number, seconds: number): void {
    let found = this.kinds.get(kind);
    if (!found) {
      found = { statuses: new Map(), latency: this.latencies.labels(kind) };
      this.kinds.set(kind, found);
    }
    // In a Map of our own: a counter of prom-client makes every request of a file 2 % dearer.
    found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
    found.latency.observe(seconds);
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
  render(): Promise<string> {
    return this.registry.metrics();
  }
}
