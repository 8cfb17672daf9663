import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one gateway. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.counter(
    'suite_requests_total',
    'Requests by what was asked for and status.',
    ['kind', 'status'],
  );
  private readonly seconds = new Histogram({
    name: 'suite_request_seconds',
    help: 'Time until a request was answered whole.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 40],
    registers: [this.registry],
  });

  /** Counts a request by what was asked for (a plain word), how it was answered and how long that took. */
  observe(kind: string, status: number, seconds: number): void {
    this.requests.inc({ kind, status });
    this.seconds.observe({ kind }, seconds);
  }

  /** Adds a counter. */
  counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** Adds a gauge whose value is read when Prometheus asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** All of them in the text form of Prometheus. */
  render(): Promise<string> {
    return this.registry.metrics();
  }
}
