import type { Metrics, Sample } from './metrics';
import type { EventCounts } from '../events/event-counts';

/** Adds the load events of pages to the metrics. */
export function addEventMetrics(metrics: Metrics, counts: EventCounts): void {
  metrics.add({
    type: 'counter',
    name: 'suite_loads_total',
    help: 'Loads of releases in pages, by result.',
    labels: ['app', 'version', 'track', 'result'],
    read: () =>
      counts.totals().flatMap(({ app, version, canary, loads, errors }): Sample[] => {
        const labels = { app, version, track: canary ? 'canary' : 'stable' };
        return [
          [{ ...labels, result: 'ok' }, loads],
          [{ ...labels, result: 'error' }, errors],
        ];
      }),
  });
  metrics.add({
    type: 'counter',
    name: 'suite_load_errors_total',
    help: 'Failed loads of releases in pages, by reason.',
    labels: ['app', 'version', 'code'],
    read: () =>
      counts
        .totals()
        .flatMap(({ app, version, codes }) =>
          Object.entries(codes).map(([code, count]): Sample => [{ app, version, code }, count]),
        ),
  });
}
