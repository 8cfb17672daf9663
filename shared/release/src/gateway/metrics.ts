/** Upper bounds of the latency histogram, in seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 40];

type Labels = Record<string, string | number>;

/** One measurement: its labels and its value. */
export type Sample = readonly [Labels, number];

const escaped = (value: string | number) =>
  String(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** A metric in the text form of Prometheus. */
export function metric(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(([labels, value]) => `${name}${labelled(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

interface Latency {
  buckets: number[];
  sum: number;
  count: number;
}

/** Counts the requests by what was asked for, how it was answered and how long that took. */
export class RequestMetrics {
  private readonly counts = new Map<string, { labels: Labels; count: number }>();
  private readonly latencies = new Map<string, Latency>();

  observe(kind: string, status: number, seconds: number): void {
    const key = `${kind} ${status}`;
    let counted = this.counts.get(key);
    if (!counted) this.counts.set(key, (counted = { labels: { kind, status }, count: 0 }));
    counted.count++;

    let latency = this.latencies.get(kind);
    if (!latency) this.latencies.set(kind, (latency = { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 }));
    latency.sum += seconds;
    latency.count++;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) (latency.buckets[bucket] as number)++;
  }

  render(): string {
    const counts = [...this.counts.values()].map(({ labels, count }): Sample => [labels, count]);
    return (
      metric('suite_requests_total', 'counter', 'Requests by what was asked for and status.', counts) +
      this.renderLatencies()
    );
  }

  private renderLatencies(): string {
    const name = 'suite_request_seconds';
    const lines = [`# HELP ${name} Time until a request was answered whole.`, `# TYPE ${name} histogram`];
    for (const [kind, { buckets, sum, count }] of this.latencies) {
      let below = 0;
      BOUNDS.forEach((le, i) => {
        below += buckets[i] as number;
        lines.push(`${name}_bucket${labelled({ kind, le })} ${below}`);
      });
      lines.push(`${name}_bucket${labelled({ kind, le: '+Inf' })} ${count}`);
      lines.push(`${name}_sum${labelled({ kind })} ${sum}`, `${name}_count${labelled({ kind })} ${count}`);
    }
    return [...lines, ''].join('\n');
  }
}
