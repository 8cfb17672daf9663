import { platform } from '@suite/kernel';
import type { SuiteRouter } from '@suite/kernel/router';
import type { PageLoader } from '@suite/loader';
import type { OwnedRoute, Registry, RegistryApp, VitalEvent } from '@suite/loader/registry';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { drawn } from '../platform/idle';
import { sendBeacon } from '../track/track';

/** What measuring needs of the host. */
export interface VitalsDeps {
  registry: Registry;
  /** The page at which the visit began. */
  first: OwnedRoute | undefined;
  pages: Pick<PageLoader, 'versionOf'>;
  session: { currentRow: () => OwnedRoute | undefined };
  router: Pick<SuiteRouter, 'subscribe'>;
}

type Metrics = VitalEvent['metric'];

/** What the gateway takes; no page is waited for that long. */
const LONGEST = 600_000;

/** The vital's time in ms, or the thousandths of a layout shift. */
const inWhole = (value: number, scale = 1) => Math.min(LONGEST, Math.max(0, Math.round(value * scale)));

const contexts = { shell: 'app', browser: 'browser', messenger: 'messenger' } as const;
const contextHere = (): VitalEvent['context'] => {
  const { context } = platform();
  return context === 'desktop-messenger' ? context : contexts[context];
};

/** Events wait here until the page is hidden, so that a visit sends one message. */
function createSender(): (event: VitalEvent) => void {
  let waiting: VitalEvent[] = [];
  const flush = () => {
    if (waiting.length > 0) sendBeacon('/events', JSON.stringify({ events: waiting.splice(0, 20) }));
    waiting = [];
  };
  // Safari before 14 tells a page that is left by `pagehide` alone.
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  return (event) => waiting.push(event);
}

/** Resolves when no part of the page says that it loads. */
const settled = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('#root [aria-label="加载中"]')) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
  });

/** A page of the visit, and when the visitor came to it, in ms since the document's navigation. */
interface Stay {
  row: OwnedRoute;
  from: number;
}

/**
 * Measures this visit for operations, by app, version, page and context: web vitals, and how long each move to another
 * page takes. A visitor who has moved on by now is not measured: to which page their vitals belong is not known.
 */
export function measureVisit({ registry, first, pages, session, router }: VitalsDeps): void {
  if (!first || session.currentRow() !== first) return;
  const stays: Stay[] = [{ row: first, from: 0 }];
  const told = new Set<string>();
  const later = createSender();

  function add(app: string, version: string, metric: Metrics, value: number, page?: string): void {
    const { live, stable } = registry.apps[app] as RegistryApp;
    const canary = !!stable && version === live.version;
    later({
      app,
      version,
      canary,
      kind: 'vital',
      metric,
      value,
      context: contextHere(),
      ...(page && { page }),
    });
  }

  function tell(row: OwnedRoute, metric: Metrics, value: number): void {
    const key = `${metric} ${row.name}`;
    if (told.has(key)) return;
    told.add(key);
    add(row.app, pages.versionOf(row), metric, value, row.name);
    // A host that is slow makes all pages slow.
    const isOfHost = metric === 'lcp' || metric === 'load';
    if (isOfHost && row.app !== 'host')
      add('host', (registry.apps.host as RegistryApp).live.version, metric, value);
  }

  /** The page on which a layout shifted, or a tap waited. */
  const rowAt = (time = 0) => (stays.filter(({ from }) => from <= time).pop() as Stay).row;
  const tellWhere =
    (metric: 'cls' | 'inp', scale?: number) =>
    ({ value, entries }: Metric): void =>
      tell(rowAt(entries[0]?.startTime), metric, inWhole(value, scale));

  onLCP(({ value }) => tell(first, 'lcp', inWhole(value)));
  onTTFB(({ value }) => tell(first, 'ttfb', inWhole(value)));
  onINP(tellWhere('inp'));
  // At each shift web-vitals calls `at` of an array, which engines before 2021 lack.
  if ('at' in Array.prototype) onCLS(tellWhere('cls', 1000));

  async function measureMove(stay: Stay): Promise<void> {
    // The page that is left stays until the next one is drawn, or its skeleton.
    await drawn();
    await drawn();
    await settled();
    const isHere = stays[stays.length - 1] === stay && document.visibilityState === 'visible';
    if (isHere) tell(stay.row, 'load', inWhole(performance.now() - stay.from));
  }
  router.subscribe(() => {
    const row = session.currentRow();
    if (!row || row === (stays[stays.length - 1] as Stay).row) return;
    const stay = { row, from: performance.now() };
    stays.push(stay);
    void measureMove(stay);
  });
}
