import type { VitalEvent } from '@suite/loader/registry';
import { LRUCache } from 'lru-cache';
import { Histogram, type Registry } from 'prom-client';

/**
 * Releases, pages, contexts and vitals that are known at a time. A suite has some thousands of such combinations, and
 * visitors use few of them: the longest unseen is forgotten first, so that forged events push out no other.
 */
const MOST_KNOWN = 1000;

const labelNames = ['app', 'version', 'page', 'context', 'vital'] as const;

/** Keeps how fast pages are in histograms; their bounds are those of good and poor web vitals, and some between. */
export function countVitals(metrics: Registry, most = MOST_KNOWN) {
  const registers = [metrics];
  const seconds = new Histogram({
    name: 'suite_vital_seconds',
    help: 'Web vitals of pages that are times (lcp, inp, ttfb), and load: how long a move to a page takes.',
    labelNames,
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
    registers,
  });
  const shift = new Histogram({
    name: 'suite_layout_shift',
    help: 'Cumulative layout shift of pages.',
    labelNames,
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5],
    registers,
  });
  const known = new LRUCache<string, () => void>({ max: most, dispose: (forget) => forget() });

  return {
    add({ app, version, page = '', context, metric, value }: VitalEvent): void {
      const labels = { app, version, page, context, vital: metric };
      const histogram = metric === 'cls' ? shift : seconds;
      const key = Object.values(labels).join(' ');
      if (!known.get(key)) known.set(key, () => histogram.remove(labels));
      histogram.observe(labels, value / 1000);
    },
  };
}
