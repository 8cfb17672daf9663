import type { LoadEvent } from '@suite/loader/registry';
import { Counter, type Registry } from 'prom-client';
import { COUNTERS } from '../../judge/counts';

/** The reasons of failed loads that the host names. Others can only be forged. */
const CODES = ['missing', 'timeout', 'throw', 'render', 'hang', 'route-table', 'start'];

/** More releases than a suite has in months: a gateway that runs on forgets them all, as if it had begun anew. */
const MOST = 1000;

/** Adds the counters of loads to the metrics, and gives the functions that count. */
export function countLoads(metrics: Registry) {
  const registers = [metrics];
  const loads = new Counter({
    ...COUNTERS.loads,
    help: 'Loads of releases in pages by result and part of the network.',
    registers,
  });
  const errors = new Counter({
    ...COUNTERS.errors,
    help: 'Failed loads of releases in pages by reason.',
    registers,
  });
  const dropped = new Counter({
    name: 'suite_events_dropped_total',
    help: 'Events of pages that do not count, because their place told enough in the last hour.',
    registers,
  });
  const seen = new Set<string>();

  return {
    /** Counts a load, or one that failed, in a part of the network. */
    add({ app, version, canary, kind, code = 'unknown' }: LoadEvent, part: string): void {
      if (seen.size >= MOST && !seen.has(`${app} ${version}`)) {
        loads.reset();
        errors.reset();
        seen.clear();
      }
      seen.add(`${app} ${version}`);
      const isError = kind === 'error';
      const track = canary ? 'canary' : 'stable';
      loads.inc({ app, version, track, result: isError ? 'error' : 'ok', part });
      if (isError) errors.inc({ app, version, code: CODES.includes(code) ? code : 'other' });
    },
    drop: () => dropped.inc(),
  };
}
