import { history } from '../repository/history';

import { liveSuite, type LiveSuite } from '../testing/suite';
import {
  pauseRamp,
  promoteCanary,
  rampFrom,
  resumeRamp,
  setCanary,
  startRamp,
  stepRamp,
  stopCanary,
} from './canary';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: LiveSuite;
beforeEach(async () => {
  suite = await liveSuite();
  await suite.put('remote-a', '1.0.5');
  await suite.put('remote-a', '1.1.0', { canary: 1 });
});

const EVERY = 600_000;
const options = () => ({ store: suite.store, app: 'remote-a', who: 'bob' });
const start = (steps = [1, 5, 25, 100]) => startRamp({ ...options(), steps, every: EVERY });
const appOf = async () => (await suite.registry()).apps['remote-a']!;
const shareNow = async () => ({ version: '1.1.0', since: (await appOf()).canary?.ramp?.since ?? '' });
const step = async (now = Date.now(), share?: Awaited<ReturnType<typeof shareNow>>) =>
  stepRamp({ ...options(), share: share ?? (await shareNow()), now, why: 'fails in 0 / 80' });

test('a canary grows share by share and becomes the stable release, and the log has the figures', async () => {
  expect(await start()).toMatchObject({ canary: { percent: 1, ramp: { to: [5, 25, 100], every: EVERY } } });
  expect(await step(1_000_000)).toMatchObject({ canary: { percent: 5, ramp: { to: [25, 100] } } });
  expect((await appOf()).canary?.ramp?.since).toBe(new Date(1_000_000).toISOString());
  expect(await step()).toMatchObject({ canary: { percent: 25, ramp: { to: [100] } } });
  expect(await step()).toMatchObject({ live: '1.1.0', canary: null });
  expect(await appOf()).toMatchObject({ previous: '1.0.5' });
  const release = { app: 'remote-a', version: '1.1.0' };
  expect((await history(suite.store, 4)).map(({ change, why }) => [change, why])).toEqual([
    [{ kind: 'promote', ...release }, 'fails in 0 / 80'],
    [{ kind: 'canary', ...release, percent: 25 }, 'fails in 0 / 80'],
    [{ kind: 'canary', ...release, percent: 5 }, 'fails in 0 / 80'],
    [{ kind: 'ramp', ...release, steps: [1, 5, 25, 100] }, undefined],
  ]);
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('two judges that want the same step make it once', async () => {
  await start();
  const share = await shareNow();
  const both = await Promise.all([step(1000, share), step(2000, share)]);
  expect(both.map(({ changed }) => changed).sort()).toEqual([false, true]);
  expect((await appOf()).canary?.below).toBe(500);
  expect(await step(3000, share)).toMatchObject({ changed: false });
});

test('a paused ramp takes no step, and goes on with a whole share', async () => {
  await start();
  const share = await shareNow();
  expect(await pauseRamp(options())).toMatchObject({ canary: { percent: 1, ramp: { paused: true } } });
  expect(await pauseRamp(options())).toMatchObject({ changed: false });
  expect(await step()).toMatchObject({ changed: false });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await resumeRamp(options())).toMatchObject({
    canary: { ramp: { paused: false, to: [5, 25, 100] } },
  });
  expect((await shareNow()).since > share.since).toBe(true);
  expect(await resumeRamp(options())).toMatchObject({ changed: false });
  expect(await step(Date.now(), share)).toMatchObject({ changed: false });
});

test('a late pause by a judge does not stop the next share', async () => {
  await start();
  const share = await shareNow();
  await step();
  expect(await pauseRamp({ ...options(), share })).toMatchObject({ changed: false });
});

test.each<[string, () => Promise<unknown>, object | undefined]>([
  ['another share by hand', () => setCanary({ ...options(), percent: 50 }), { below: 5000 }],
  ['a stop', () => stopCanary(options()), undefined],
  ['the stable release by hand', () => promoteCanary(options()), undefined],
  ['a rollback', () => rollback(options()), undefined],
  ['a new canary', () => suite.put('remote-a', '1.2.0', { canary: 5 }), { below: 500 }],
  ['a new version for everybody', () => suite.put('remote-a', '1.2.0'), undefined],
])('%s ends it, and a judge that is late changes nothing', async (_, act, canary) => {
  await start();
  const share = await shareNow();
  await act();
  const after = await appOf();
  expect(after.canary?.ramp).toBeUndefined();
  if (canary) expect(after.canary).toMatchObject(canary);
  else expect(after.canary).toBeUndefined();
  expect(await step(Date.now(), share)).toMatchObject({ changed: false });
  expect(await appOf()).toEqual(after);
});

test('publishing the same canary again neither shrinks it nor ends its ramp, and a larger share takes over', async () => {
  await start();
  await step();
  const before = await appOf();
  const again = (canary: number) => suite.put('remote-a', '1.1.0', { canary });
  expect(await again(1)).toMatchObject({ changed: false });
  expect(await appOf()).toEqual(before);
  await again(50);
  expect((await appOf()).canary).toEqual({ release: before.canary?.release, below: 5000 });
});

const early = () => startRamp({ ...options(), app: 'remote-b', steps: [1, 5], every: 1 });

test.each<[string, () => Promise<unknown>, string]>([
  ['no canary', early, 'CANARY_MISSING'],
  ['steps that fall', () => start([5, 1]), 'RAMP_WRONG'],
  ['more than all', () => start([5, 101]), 'PERCENT_WRONG'],
  ['a pause without a ramp', () => pauseRamp(options()), 'RAMP_MISSING'],
  ['going on without a ramp', () => resumeRamp(options()), 'RAMP_MISSING'],
])('%s is refused', (_, act, code) => suite.refuses(act, code));

test.each([
  [0, [100, 500, 10_000], { below: 100, to: [500, 10_000] }],
  [100, [100, 500, 10_000], { below: 100, to: [500, 10_000] }],
  [700, [100, 500, 10_000], { below: 700, to: [10_000] }],
  [200, [500, 2500], { below: 500, to: [2500] }],
])('from %d of ten thousand by %j', (below, steps, expected) => {
  expect(rampFrom(below, steps)).toEqual(expected);
});

test.each([
  ['nothing', 0, []],
  ['steps that fall', 0, [500, 100]],
  ['a step twice', 0, [500, 500]],
  ['a beginning with nobody', 0, [0, 500]],
  ['everybody at once', 0, [10_000]],
  ['one step that it has already', 500, [500]],
  ['steps that are all passed', 600, [100, 500]],
  ['steps that are no numbers', 0, [NaN, 500]],
])('a ramp by %s is refused', (_, below, steps) => {
  expect(() => rampFrom(below, steps)).toThrow(expect.objectContaining({ code: 'RAMP_WRONG' }));
});
