import type { LoadEvent } from '@suite/kernel/registry';
import fc from 'fast-check';
import { errorRate, EventCounts } from './event-counts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let time: number;
const now = () => time;
beforeEach(() => (time = 1000 * DAY));

const event = (over: Partial<LoadEvent> = {}): LoadEvent => ({
  app: 'remote-a',
  version: '1.0.0',
  canary: false,
  kind: 'load',
  ...over,
});

test('releases are counted apart, and so are canary and stable', () => {
  const counts = new EventCounts(now);
  counts.add(event());
  counts.add(event());
  counts.add(event({ kind: 'error', code: 'timeout' }));
  counts.add(event({ canary: true }));
  counts.add(event({ version: '2.0.0', kind: 'error' }));
  const expected = [
    { app: 'remote-a', version: '1.0.0', canary: false, loads: 2, errors: 1, codes: { timeout: 1 } },
    { app: 'remote-a', version: '1.0.0', canary: true, loads: 1, errors: 0, codes: {} },
    { app: 'remote-a', version: '2.0.0', canary: false, loads: 0, errors: 1, codes: { unknown: 1 } },
  ];
  expect(counts.totals()).toEqual(expected);
  expect(counts.since(time)).toEqual(expected);
});

test('a window leaves out what was before it, the totals do not', () => {
  const counts = new EventCounts(now);
  counts.add(event());
  time += 2 * MINUTE;
  counts.add(event());
  expect(counts.since(time - MINUTE)[0]).toMatchObject({ loads: 1 });
  expect(counts.since(time - 2 * MINUTE)[0]).toMatchObject({ loads: 2 });
  time += DAY;
  expect(counts.since(0)[0]).toMatchObject({ loads: 0 });
  expect(counts.totals()[0]).toMatchObject({ loads: 2 });
});

test('invented reasons take no memory', () => {
  const counts = new EventCounts(now);
  for (let i = 0; i < 100; i++) counts.add(event({ kind: 'error', code: `c${i}` }));
  const { codes } = counts.totals()[0]!;
  expect(Object.keys(codes)).toHaveLength(21);
  expect(codes.other).toBe(80);
});

test('of many releases the silent ones are forgotten, the others are not', () => {
  const counts = new EventCounts(now);
  for (let i = 0; i < 499; i++) counts.add(event({ version: `1.0.${i}` }));
  time += DAY;
  counts.add(event({ version: '2.0.0' }));
  counts.add(event({ version: '3.0.0' }));
  expect(counts.totals().map(({ version }) => version)).toEqual(['2.0.0', '3.0.0']);
});

test('a window holds exactly the events of its minutes', () => {
  const steps = fc.array(fc.tuple(fc.nat(40), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.nat(2000), (list, window) => {
      time = 1000 * DAY;
      const counts = new EventCounts(now);
      const came: { at: number; failed: boolean }[] = [];
      for (const [minutes, failed] of list) {
        time += minutes * MINUTE;
        came.push({ at: time, failed });
        counts.add(event({ kind: failed ? 'error' : 'load' }));
      }
      const from = Math.max(time - window * MINUTE, time - DAY + MINUTE);
      const within = came.filter(({ at }) => at >= from);
      const { loads, errors } = counts.since(time - window * MINUTE)[0] ?? { loads: 0, errors: 0 };
      expect([loads, errors]).toEqual([
        within.filter(({ failed }) => !failed).length,
        within.filter(({ failed }) => failed).length,
      ]);
    }),
    { seed: 7 },
  );
});

test.each([
  [0, 0, 0],
  [3, 1, 0.25],
  [0, 2, 1],
])('of %i loads and %i errors the rate is %f', (loads, errors, rate) => {
  expect(errorRate({ loads, errors })).toBe(rate);
});
