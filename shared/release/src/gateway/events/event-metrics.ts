import { metric, type Sample } from '../metrics';
import type { EventCounts } from './event-counts';

/** What pages said, for Prometheus. */
export function eventMetrics(counts: EventCounts): string {
  const totals = counts.totals();
  const loads = totals.flatMap(({ app, version, canary, loads, errors }): Sample[] => {
    const labels = { app, version, track: canary ? 'canary' : 'stable' };
    return [
      [{ ...labels, result: 'ok' }, loads],
      [{ ...labels, result: 'error' }, errors],
    ];
  });
  const reasons = totals.flatMap(({ app, version, codes }) =>
    Object.entries(codes).map(([code, count]): Sample => [{ app, version, code }, count]),
  );
  return (
    metric('suite_loads_total', 'counter', 'Loads of releases in pages, by result.', loads) +
    metric('suite_load_errors_total', 'counter', 'Failed loads of releases in pages, by reason.', reasons)
  );
}
