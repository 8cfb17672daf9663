import type { Registry } from '@suite/kernel/registry';
import { releaseOf } from '@suite/kernel/testing';
import type { Tally } from '../canary/judge';
import { EventCounts } from './event-counts';
import { watchCanaries } from './watch-canaries';

let time: number;
let registry: Registry;
let counts: EventCounts;
let asked: [Tally, Tally][];
let stopped: unknown[];
let stop: () => Promise<void>;

const withCanary = (version: string | undefined): Registry => ({
  schema: 1,
  revision: 1,
  apps: {
    host: { live: releaseOf('1.0.0'), previous: null },
    'remote-a': {
      live: releaseOf('1.0.0'),
      previous: null,
      ...(version && { canary: { release: releaseOf(version), below: 500 } }),
    },
  },
});
const say = (version: string, canary: boolean, kind: 'load' | 'error', times: number) => {
  for (let i = 0; i < times; i++) counts.add({ app: 'remote-a', version, canary, kind });
};
const watching = () =>
  watchCanaries({
    registry: async () => registry,
    counts,
    rule: (canary, stable) => {
      asked.push([canary, stable]);
      return canary.errors > 5;
    },
    stop: async (canary) => {
      await stop();
      stopped.push(canary);
    },
    now: () => time,
  });

beforeEach(() => {
  time = 1_000_000_000;
  registry = withCanary('2.0.0');
  counts = new EventCounts(() => time);
  asked = [];
  stopped = [];
  stop = async () => undefined;
});

test('a canary that fails is stopped, and the reason says how it failed', async () => {
  const look = watching();
  await look();
  say('2.0.0', true, 'load', 4);
  say('2.0.0', true, 'error', 6);
  say('1.0.0', false, 'load', 100);
  await look();
  expect(asked).toEqual([
    [
      { loads: 0, errors: 0 },
      { loads: 0, errors: 0 },
    ],
    [expect.objectContaining({ loads: 4, errors: 6 }), expect.objectContaining({ loads: 100, errors: 0 })],
  ]);
  expect(stopped).toEqual([
    { app: 'remote-a', version: '2.0.0', why: '自动停止：灰度失败 6 / 10，线上失败 0 / 100' },
  ]);
});

test('without a canary the rule is not asked', async () => {
  registry = withCanary(undefined);
  await watching()();
  expect([asked, stopped]).toEqual([[], []]);
});

test('what was before the canary does not count, nor does another version', async () => {
  say('2.0.0', true, 'error', 6);
  say('1.0.0', false, 'error', 50);
  time += 120_000;
  const look = watching();
  await look();
  say('3.0.0', true, 'error', 6);
  say('2.0.0', false, 'error', 6);
  await look();
  expect(asked.flat().every(({ loads, errors }) => loads + errors === 0)).toBe(true);
});

test('a version that is tried again begins anew', async () => {
  const look = watching();
  await look();
  say('2.0.0', true, 'error', 6);
  registry = withCanary(undefined);
  await look();
  time += 120_000;
  registry = withCanary('2.0.0');
  await look();
  expect(stopped).toEqual([]);
});

test('a stop that fails is an error, and is tried the next time', async () => {
  const look = watching();
  await look();
  say('2.0.0', true, 'error', 6);
  stop = () => Promise.reject(new Error('busy'));
  await expect(look()).rejects.toThrow('busy');
  stop = async () => undefined;
  await look();
  expect(stopped).toHaveLength(1);
});
