import type { ReleaseTally } from '../events/event-counts';
import { isFailing } from '../events/event-counts';
import { byNeed, isCanaryWorse } from './need';
import type { AppState } from './operations';

const app = (name: string, canary?: string): AppState => ({
  app: name,
  version: '1.0.0',
  targets: [],
  ...(canary && { canary: { version: canary, percent: 5 } }),
});
const tally = (name: string, loads: number, errors: number, canary = false): ReleaseTally => ({
  app: name,
  version: canary ? '2.0.0' : '1.0.0',
  canary,
  loads,
  errors,
  codes: {},
});

test.each([
  [0, 0, false],
  [0, 4, false],
  [0, 5, true],
  [1000, 10, false],
  [245, 5, true],
  [246, 5, false],
])('with %i loads and %i failures a live version fails: %s', (loads, errors, failing) => {
  expect(isFailing({ loads, errors })).toBe(failing);
});

test.each([
  [[9, 1], [10, 0], true],
  [[9, 1], [9, 1], false],
  [[10, 0], [9, 1], false],
  [[0, 0], [10, 0], false],
] as const)('a canary of %j beside %j is worse: %s', ([loads, errors], [liveLoads, liveErrors], worse) => {
  const tallies = [tally('remote-a', loads, errors, true), tally('remote-a', liveLoads, liveErrors)];
  expect(isCanaryWorse(app('remote-a', '2.0.0'), tallies)).toBe(worse);
  expect(isCanaryWorse(app('remote-a'), tallies)).toBe(false);
});

test('what needs a look comes first, and otherwise the order stays', () => {
  const apps = [
    app('host'),
    app('remote-a'),
    app('remote-b', '2.0.0'),
    app('remote-c', '2.0.0'),
    app('remote-d'),
  ];
  const names = (tallies: ReleaseTally[]) => byNeed(apps, tallies).map((state) => state.app);
  expect(names([])).toEqual(['remote-b', 'remote-c', 'host', 'remote-a', 'remote-d']);
  expect(names([tally('remote-d', 90, 10), tally('remote-c', 9, 1, true)])).toEqual([
    'remote-d',
    'remote-c',
    'remote-b',
    'host',
    'remote-a',
  ]);
});
