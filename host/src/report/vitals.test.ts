import { providePlatform, type Platform } from '@suite/kernel';
import type { OwnedRoute, VitalEvent } from '@suite/loader/registry';
import { openAccount, registryOf } from '@suite/loader/testing';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { measureVisit } from './vitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }));
jest.mock('../platform/idle', () => ({ drawn: () => Promise.resolve() }));

const counter: OwnedRoute = { ...openAccount, app: 'remote-tools', path: '/counter/:kind', name: 'Counter' };
const beacon = jest.fn<boolean, [string, string]>(() => true);
const settle = () => new Promise((resolve) => setTimeout(resolve));
let visibility: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(navigator, { sendBeacon: beacon });
  beacon.mockClear();
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  providePlatform({ context: 'shell' } as Platform);
  for (const one of [onCLS, onINP, onLCP, onTTFB]) jest.mocked(one).mockClear();
});

const report = (
  on: typeof onCLS | typeof onINP | typeof onLCP | typeof onTTFB,
  value: number,
  time?: number,
) =>
  (jest.mocked(on).mock.calls[0]![0] as (metric: Metric) => void)({
    value,
    entries: time === undefined ? [] : [{ startTime: time }],
  } as unknown as Metric);

function hide(): VitalEvent[] {
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockReturnValue('visible');
  return beacon.mock.calls.flatMap(([, body]) => (JSON.parse(body) as { events: VitalEvent[] }).events);
}

function start({ first = openAccount, registry = registryOf(), version = '1.0.0' } = {}) {
  let row = openAccount;
  let moved = () => undefined as void;
  measureVisit({
    registry,
    first,
    pages: { versionOf: () => version },
    session: { currentRow: () => row },
    router: { subscribe: (listener: () => void) => ((moved = listener), () => undefined) } as never,
  });
  return (to: OwnedRoute) => {
    row = to;
    moved();
  };
}

const ofPage = { app: 'remote-learning', version: '1.0.0', canary: false, kind: 'vital', context: 'app' };
const events = (all: VitalEvent[], app = 'remote-learning') =>
  all.filter((one) => one.app === app).map(({ metric, value, page }) => [metric, value, page]);

test('an engine without `at`, which web-vitals calls at each shift, is not asked for shifts', () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at') as PropertyDescriptor;
  Reflect.deleteProperty(Array.prototype, 'at');
  start();
  Object.defineProperty(Array.prototype, 'at', at);
  expect(onCLS).not.toHaveBeenCalled();
  expect(onINP).toHaveBeenCalledTimes(1);
});

test('a visit sends its vitals once, when it is hidden, in one message that has nothing of the visitor', () => {
  start();
  report(onLCP, 2400.4);
  report(onTTFB, 310);
  report(onCLS, 0.0123, 900);
  report(onINP, 96, 4000);
  expect(beacon).not.toHaveBeenCalled();
  const all = hide();
  expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/events']);
  expect(all[0]).toEqual({ ...ofPage, metric: 'lcp', value: 2400, page: 'OpenAccount' });
  expect(events(all)).toEqual([
    ['lcp', 2400, 'OpenAccount'],
    ['ttfb', 310, 'OpenAccount'],
    ['cls', 12, 'OpenAccount'],
    ['inp', 96, 'OpenAccount'],
  ]);
  // The host's own share of the speed: it has no page.
  expect(events(all, 'host')).toEqual([['lcp', 2400, undefined]]);
  hide();
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('a shift and a slow tap belong to the page on which they happened', async () => {
  const move = start();
  jest.spyOn(performance, 'now').mockReturnValue(5000);
  move(counter);
  await settle();
  report(onCLS, 0.2, 4000);
  report(onINP, 300, 6000);
  const all = hide();
  expect(events(all)).toEqual([['cls', 200, 'OpenAccount']]);
  expect(events(all, 'remote-tools')).toContainEqual(['inp', 300, 'Counter']);
  jest.restoreAllMocks();
});

test('a move takes until no part of the page loads; one that the visitor leaves, or hides, is not measured', async () => {
  const move = start();
  const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
  const root = document.getElementById('root')!;
  root.innerHTML = '<div role="status" aria-label="加载中"></div>';
  move(counter);
  await settle();
  now.mockReturnValue(9500);
  expect(events(hide(), 'remote-tools')).toEqual([]);
  root.innerHTML = '<h1>计算器</h1>';
  await settle();
  expect(events(hide(), 'remote-tools')).toEqual([['load', 4500, 'Counter']]);

  beacon.mockClear();
  root.innerHTML = '<div role="status" aria-label="加载中"></div>';
  move({ ...counter, name: 'Left' });
  move({ ...counter, name: 'Hidden' });
  await settle();
  visibility.mockReturnValue('hidden');
  root.innerHTML = '';
  await settle();
  expect(hide()).toEqual([]);
  now.mockRestore();
});

test('who has moved on before measuring begins is not measured', () => {
  start({ first: counter });
  expect(onLCP).not.toHaveBeenCalled();
});

test('a canary’s pages count for it, and not those of the previous version that took its place', () => {
  const registry = registryOf();
  const app = registry.apps['remote-learning']!;
  Object.assign(app, { stable: app.live, live: { ...app.live, version: '2.0.0' } });
  for (const [version, canary] of [
    ['2.0.0', true],
    ['1.0.0', false],
  ] as const) {
    for (const one of [onCLS, onINP, onLCP, onTTFB]) jest.mocked(one).mockClear();
    beacon.mockClear();
    start({ registry, version });
    report(onLCP, 1000);
    expect(hide()).toContainEqual(expect.objectContaining({ app: 'remote-learning', version, canary }));
  }
});

test('a time without end is one that the gateway takes', () => {
  start();
  report(onLCP, 9e9);
  expect(events(hide())).toEqual([['lcp', 600_000, 'OpenAccount']]);
});
