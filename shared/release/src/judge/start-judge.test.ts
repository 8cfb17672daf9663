import { setCanary } from '../publish/canary';
import { pauseRamp, startRamp } from '../publish/canary';
import { history } from '../repository/history';
import { liveSuite, type LiveSuite } from '../testing/suite';
import type { ReleaseCounts } from './judge';
import { judgeOnce, startJudge, type Judge } from './start-judge';

const HOUR = 3_600_000;
let suite: LiveSuite;
let judge: Judge | undefined;
let counted: ReleaseCounts[];
let asked: [number, string | undefined][];
let time: number;
const logged: unknown[] = [];

beforeEach(async () => {
  suite = await liveSuite();
  await suite.put('remote-a', '2.0.0', { canary: 5 });
  [counted, asked, time] = [[], [], Date.now()];
  logged.length = 0;
});
afterEach(() => judge?.stop());

const release = (canary: boolean, loads: number, errors: number, app = 'remote-a'): ReleaseCounts => {
  const version = canary ? '2.0.0' : '1.0.0';
  return { app, version, canary, loads, errors, parts: { 1: { loads, errors } }, codes: {}, signs: {} };
};
const options = () => ({
  store: suite.store,
  source: {
    since: async (from: number, app?: string) => {
      asked.push([from, app]);
      return counted.filter((one) => one.app === app);
    },
  },
  places: 1,
  log: (error: unknown) => logged.push(error),
  now: () => time,
});
const lookOnce = () => judgeOnce(options())();
const app = async (name = 'remote-a') => (await suite.registry()).apps[name];
const ramp = (steps: number[], every = 1) =>
  startRamp({ store: suite.store, app: 'remote-a', steps, every, visits: 3 });
/** When the last change was made, in ms. */
const lastChange = async () => Date.parse((await history(suite.store, 1))[0]!.when);
const acts = async () =>
  (await history(suite.store))
    .filter(({ who }) => who === 'judge')
    .map(({ why, change }) => [change.kind, why]);

test('a canary that fails is stopped, its ramp does not move, and the history says who did it and why', async () => {
  await ramp([5, 100]);
  judge = startJudge(options());
  await judge.look();
  expect((await app())?.canary).toBeDefined();
  counted = [release(true, 54, 6), release(false, 1000, 0)];
  await judge.look();
  expect(await app()).toMatchObject({ live: { version: '1.0.0' } });
  expect((await app())?.canary).toBeUndefined();
  expect((await history(suite.store))[0]).toMatchObject({
    who: 'judge',
    why: '自动停止：灰度失败 6 / 60，线上失败 0 / 1000',
    change: { kind: 'stop', app: 'remote-a', version: '2.0.0' },
  });
  expect(logged).toEqual([]);
});

test('a ramp grows step by step, each in its time, until the canary is the stable release', async () => {
  await ramp([5, 25, 100], 60_000);
  counted = [release(true, 9, 1), release(false, 900, 3)];
  await lookOnce();
  expect(await acts()).toEqual([]);
  time += 61_000;
  await lookOnce();
  expect((await app())?.canary?.below).toBe(2500);
  await lookOnce();
  expect((await app())?.canary?.below).toBe(2500);
  time += 61_000;
  await lookOnce();
  expect((await app())?.live.version).toBe('2.0.0');
  const why = '自动放大：灰度失败 1 / 10，线上失败 3 / 903';
  expect(await acts()).toEqual([
    ['promote', why],
    ['canary', why],
  ]);
});

test('a canary of the staff is judged by their one network, one of a line by several', async () => {
  const many = { ...options(), places: 3 };
  const look = judgeOnce(many);
  await setCanary({ store: suite.store, app: 'remote-a', to: 'staff' });
  await startRamp({
    store: suite.store,
    app: 'remote-a',
    steps: ['staff', 'management', 5],
    every: 1,
    visits: 3,
  });
  time += 1000;
  counted = [release(true, 2, 0), release(false, 900, 3)];
  await look();
  expect(await acts()).toEqual([]);
  counted = [release(true, 3, 0), release(false, 900, 3)];
  await look();
  expect((await app())?.canary).toMatchObject({ below: 0, line: 'management', ramp: { to: [500] } });
  time += 1000;
  await look();
  counted = [release(true, 0, 60), release(false, 1000, 0)];
  await look();
  expect((await app())?.canary).toMatchObject({ below: 0, line: 'management' });
  await setCanary({ store: suite.store, app: 'remote-a', to: 'staff' });
  await look();
  expect((await app())?.canary).toBeUndefined();
});

test('a canary that runs and throws is stopped, a slow one waits for somebody, and the history has the figures', async () => {
  const seen = (canary: boolean, signs: ReleaseCounts['signs']) => ({ ...release(canary, 400, 0), signs });
  await ramp([5, 100]);
  time += 1000;
  counted = [
    seen(true, { slow: { 1: 40 }, quick: { 1: 40 } }),
    seen(false, { slow: { 1: 4 }, quick: { 1: 400 } }),
  ];
  await lookOnce();
  expect((await app())?.canary?.ramp?.paused).toBe(true);
  // A paused ramp stays, also with good loads.
  counted = [release(true, 100, 0)];
  await lookOnce();
  counted = [seen(true, { fault: { 1: 40 } }), seen(false, { fault: { 1: 4 } })];
  await lookOnce();
  expect((await app())?.canary).toBeUndefined();
  expect(await acts()).toEqual([
    ['stop', '自动停止：灰度报错 40 / 400，线上报错 4 / 400'],
    ['pause', '自动暂停，等人确认：灰度慢 40 / 80，线上慢 4 / 404'],
  ]);
});

test('loads are asked for since the canary or its share began, also if it grew since, and for a day at most', async () => {
  const began = await lastChange();
  await setCanary({ store: suite.store, app: 'remote-a', to: 10 });
  await suite.put('remote-b', '1.1.0');
  await ramp([10, 100]);
  const since = (await app())?.canary?.ramp?.since ?? '';
  const look = judgeOnce(options());
  await look();
  expect(asked).toEqual([
    [began, 'remote-a'],
    [Date.parse(since), 'remote-a'],
  ]);
  await pauseRamp({ store: suite.store, app: 'remote-a' });
  [time, asked] = [time + 48 * HOUR, []];
  await look();
  expect(asked).toEqual(Array(2).fill([time - 24 * HOUR, 'remote-a']));
});

test('a version that is tried again begins anew', async () => {
  const look = judgeOnce(options());
  await look();
  await setCanary({ store: suite.store, app: 'remote-a', to: 0 });
  await suite.put('remote-a', '3.0.0', { canary: 5 });
  await suite.put('remote-a', '2.0.0', { canary: 5 });
  asked = [];
  await look();
  expect(asked).toEqual([[await lastChange(), 'remote-a']]);
});

test('what cannot be done is an error after all others were looked at, and is tried again', async () => {
  await suite.put('remote-b', '2.0.0', { canary: 5 });
  counted = ['remote-a', 'remote-b'].flatMap((name) => [
    release(true, 0, 60, name),
    release(false, 100, 0, name),
  ]);
  const replace = jest.spyOn(suite.store, 'replace').mockRejectedValue(new Error('read only'));
  judge = startJudge(options());
  await judge.look();
  expect(asked.map(([, name]) => name)).toEqual(['remote-a', 'remote-b']);
  expect(logged).toHaveLength(1);
  expect((await app())?.canary).toBeDefined();
  replace.mockRestore();
  await judge.look();
  expect([(await app())?.canary, (await app('remote-b'))?.canary]).toEqual([undefined, undefined]);
});
