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

/** The metrics of one gateway. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'suite_requests_total',
    help: 'Requests by what was asked for and status.',
    labelNames: ['kind', 'status'],
    registers: [this.registry],
  });
  private readonly latencies = new Histogram({
    name: 'suite_request_seconds',
    help: 'Time until a request was answered whole.',
    labelNames: ['kind'],
    buckets: BOUNDS,
    registers: [this.registry],
  });

  /** Counts a request by what was asked for, how it was answered and how long that took. */
  observe(kind: string, status: number, seconds: number): void {
    this.requests.inc({ kind, status });
    this.latencies.observe({ kind }, seconds);
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
