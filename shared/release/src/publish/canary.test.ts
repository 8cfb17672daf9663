import { BUCKETS, forVisitor } from '@suite/loader/registry';
import { history } from '../repository/history';

import { liveSuite, type LiveSuite } from '../testing/suite';
import { promoteCanary, setCanary, stopCanary } from './canary';
import { verify } from './verify';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const appOf = async (app: string) => (await suite.registry()).apps[app]!;
const options = () => ({ store: suite.store, app: 'remote-a', who: 'bob' });

test.each([
  [5, 500],
  [0.01, 1],
  [33.33, 3333],
  [0, 0],
  [100, 10_000],
])('%d percent are exactly %d of ten thousand visitors', async (percent, takers) => {
  await suite.put('remote-a', '1.1.0', { canary: percent });
  const registry = await suite.registry();
  const versions = Array.from(
    { length: BUCKETS },
    (_, bucket) => forVisitor(registry, bucket).apps['remote-a']!.live.version,
  );
  expect(versions.filter((version) => version === '1.1.0')).toHaveLength(takers);
  expect(registry.apps['remote-a']).toMatchObject({ live: { version: '1.0.0' }, previous: null });
});

test('its part grows, and then everybody has it', async () => {
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  expect(await setCanary({ ...options(), percent: 20 })).toMatchObject({
    changed: true,
    live: '1.0.0',
    canary: { version: '1.1.0', percent: 20 },
  });
  expect(await promoteCanary(options())).toMatchObject({ live: '1.1.0', canary: null });
  expect(await appOf('remote-a')).toMatchObject({ live: { version: '1.1.0' }, previous: '1.0.0' });
  const release = { app: 'remote-a', version: '1.1.0' };
  expect((await history(suite.store, 3)).map(({ change }) => change)).toEqual([
    { kind: 'promote', ...release },
    { kind: 'canary', ...release, percent: 20 },
    { kind: 'publish', releases: [{ ...release, percent: 5 }] },
  ]);
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('a stopped canary is taken back, and stopping it again is no change', async () => {
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  await stopCanary({ ...options(), why: 'fails too often' });
  expect(await appOf('remote-a')).toEqual({ ...(await appOf('remote-a')), withdrawn: ['1.1.0'] });
  expect((await appOf('remote-a')).canary).toBeUndefined();
  expect(await stopCanary(options())).toMatchObject({ changed: false, canary: null });
  expect((await history(suite.store))[0]).toMatchObject({
    change: { kind: 'stop', app: 'remote-a', version: '1.1.0' },
    why: 'fails too often',
  });
});

test('a verdict on one canary does not stop the next', async () => {
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  await suite.put('remote-a', '1.2.0', { canary: 5 });
  expect(await stopCanary({ ...options(), version: '1.1.0' })).toMatchObject({
    changed: false,
    canary: { version: '1.2.0' },
  });
  expect(await stopCanary({ ...options(), version: '1.2.0' })).toMatchObject({ changed: true, canary: null });
});

test('it ends when another version is made live', async () => {
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  await suite.put('remote-a', '1.2.0');
  expect((await appOf('remote-a')).canary).toBeUndefined();
  await suite.put('remote-a', '1.3.0', { canary: 5 });
  await suite.put('remote-a', '1.3.0');
  expect(await appOf('remote-a')).toMatchObject({ live: { version: '1.3.0' }, previous: '1.2.0' });
  expect((await appOf('remote-a')).canary).toBeUndefined();
});

const put = (canary: number, app = 'remote-a') => suite.put(app, '1.1.0', { canary });

test.each<[string, () => Promise<unknown>, string]>([
  ['a canary of an app that is not live', () => put(5, 'remote-c'), 'CANARY_WITHOUT_LIVE'],
  ['a part without a canary', () => setCanary({ ...options(), percent: 5 }), 'CANARY_MISSING'],
  ['promoting nothing', () => promoteCanary(options()), 'CANARY_MISSING'],
  ['an app that was never published', () => stopCanary({ ...options(), app: 'remote-x' }), 'APP_UNKNOWN'],
  ['less than nothing', () => setCanary({ ...options(), percent: -1 }), 'PERCENT_WRONG'],
  ['more than all', () => put(101), 'PERCENT_WRONG'],
  ['a finer part than there are buckets', () => put(0.001), 'PERCENT_WRONG'],
  ['no number', () => put(NaN), 'PERCENT_WRONG'],
])('%s is refused', (_, act, code) => suite.refuses(act, code));
