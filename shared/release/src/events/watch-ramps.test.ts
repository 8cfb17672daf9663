import type { Ramp, Registry } from '@suite/kernel/registry';
import { releaseOf } from '@suite/kernel/testing';
import { EventCounts } from './event-counts';
import { RampWatcher, type RampAct } from './watch-ramps';

const BEGUN = 1_800_000_000_000;
const EVERY = 600_000;

let time: number;
let registry: Registry;
let counts: EventCounts;
let steps: RampAct[];
let pauses: RampAct[];
let fault: Error | undefined;
let unable: Error | undefined;

const withRamp = (over: Partial<Ramp> | undefined): Registry => ({
  schema: 1,
  revision: 1,
  apps: {
    host: { live: releaseOf('1.0.0'), previous: null },
    'remote-a': {
      live: releaseOf('1.0.0'),
      previous: null,
      canary: {
        release: releaseOf('2.0.0'),
        below: 100,
        ...(over && {
          ramp: { to: [500], every: EVERY, visits: 10, since: new Date(BEGUN).toISOString(), ...over },
        }),
      },
    },
  },
});
const say = (canary: boolean, kind: 'load' | 'error', times: number) => {
  const version = canary ? '2.0.0' : '1.0.0';
  for (let i = 0; i < times; i++) counts.add({ app: 'remote-a', version, canary, kind });
};
const acting = (acts: RampAct[]) => async (act: RampAct) => {
  if (fault) throw fault;
  acts.push(act);
};
const watcher = () =>
  new RampWatcher({
    registry: async () => registry,
    counts,
    step: acting(steps),
    pause: acting(pauses),
    check: async () => {
      if (unable) throw unable;
    },
    now: () => time,
  });

beforeEach(() => {
  time = BEGUN;
  registry = withRamp({});
  counts = new EventCounts(() => time);
  [steps, pauses] = [[], []];
  [fault, unable] = [undefined, undefined];
});

test('after its time and with enough visits a share ends, with its figures as the reason', async () => {
  const ramps = watcher();
  await ramps.look();
  say(true, 'load', 12);
  say(true, 'error', 1);
  say(false, 'load', 900);
  say(false, 'error', 3);
  time += EVERY - 1;
  await ramps.look();
  expect(steps).toEqual([]);
  time += 1;
  await ramps.look();
  expect(steps).toEqual([
    {
      app: 'remote-a',
      share: { version: '2.0.0', since: new Date(BEGUN).toISOString() },
      why: '自动放大：灰度失败 1 / 13，线上失败 3 / 903',
    },
  ]);
});

test('without enough visits it waits, however long, and says so', async () => {
  const ramps = watcher();
  say(true, 'load', 9);
  await ramps.look();
  time += 5 * EVERY;
  await ramps.look();
  expect(steps).toEqual([]);
  expect(await ramps.progress('remote-a')).toMatchObject({ move: 'few', visits: 9, left: 0 });
});

test('visits of an earlier share do not count', async () => {
  say(true, 'load', 50);
  time += 2 * EVERY;
  registry = withRamp({ since: new Date(time).toISOString() });
  time += EVERY;
  const ramps = watcher();
  await ramps.look();
  expect([steps, await ramps.progress('remote-a')]).toMatchObject([[], { move: 'few', visits: 0 }]);
});

test('when more fail than can be chance it pauses and does not grow', async () => {
  const ramps = watcher();
  await ramps.look();
  say(true, 'load', 20);
  say(true, 'error', 4);
  say(false, 'load', 900);
  time += EVERY;
  await ramps.look();
  expect(steps).toEqual([]);
  expect(pauses).toMatchObject([{ why: '自动暂停，等人确认：灰度失败 4 / 24，线上失败 0 / 900' }]);
});

test('a paused ramp, and a canary without one, are left alone', async () => {
  say(true, 'load', 50);
  time += EVERY;
  for (const over of [{ paused: true }, undefined]) {
    registry = withRamp(over);
    const ramps = watcher();
    await ramps.look();
    expect((await ramps.progress('remote-a'))?.move).toBe(over && 'paused');
  }
  expect([steps, pauses]).toEqual([[], []]);
});

test('a gateway that was started again goes on, one step at a time', async () => {
  time += 20 * EVERY;
  say(true, 'load', 50);
  const ramps = watcher();
  await ramps.look();
  expect(steps).toHaveLength(1);
  registry = withRamp({ since: new Date(time).toISOString() });
  await ramps.look();
  expect(steps).toHaveLength(1);
});

/** The share that is under way lasts its whole time from now on. */
async function expectWholeShare(ramps: RampWatcher) {
  say(true, 'load', 50);
  time += EVERY - 1;
  await ramps.look();
  expect(steps).toEqual([]);
  time += 1;
  await ramps.look();
  expect(steps).toHaveLength(1);
}

test('a share that began in the future by another clock lasts as long as it is seen here', async () => {
  registry = withRamp({ since: new Date(BEGUN + 30 * EVERY).toISOString() });
  const ramps = watcher();
  await ramps.look();
  await expectWholeShare(ramps);
});

test('a share that began while this gateway ran lasts its whole time, also if another clock is an hour behind', async () => {
  registry = withRamp(undefined);
  const ramps = watcher();
  await ramps.look();
  say(true, 'load', 50);
  time += EVERY;
  registry = withRamp({ since: new Date(time - 6 * EVERY).toISOString() });
  await ramps.look();
  expect(await ramps.progress('remote-a')).toMatchObject({ move: 'early', visits: 0, left: EVERY });
  await expectWholeShare(ramps);
});

test('a step that fails is told, and tried again', async () => {
  const ramps = watcher();
  await ramps.look();
  say(true, 'load', 50);
  time += EVERY;
  fault = new Error('the store can only be read');
  await expect(ramps.look()).rejects.toBe(fault);
  expect((await ramps.progress('remote-a'))?.blocked).toBe(fault);
  fault = undefined;
  await ramps.look();
  expect(steps).toHaveLength(1);
  expect((await ramps.progress('remote-a'))?.blocked).toBeUndefined();
});

test('a gateway that could not sign says so when the ramp begins', async () => {
  unable = new Error('no key');
  const ramps = watcher();
  await expect(ramps.look()).rejects.toBe(unable);
  expect((await ramps.progress('remote-a'))?.blocked).toBe(unable);
  await ramps.look();
});
