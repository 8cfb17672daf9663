import { meanwhile } from '../testing/faults';
import { expectRefusal, refusalOf } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { promoteCanary, setCanary, stopCanary } from './canary';
import { rollback } from './rollback';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const appOf = async () => (await suite.registry()).apps['remote-a']!;
const back = (to?: string) => rollback({ store: suite.store, app: 'remote-a', ...(to && { to }) });
const canary = () => ({ store: suite.store, app: 'remote-a' });

test('a rollback that a publication overtakes does not bring the bad version back', async () => {
  await suite.put('remote-a', '1.1.0');
  meanwhile(suite.store, () => suite.put('remote-a', '1.2.0'));
  expect(await refusalOf(back())).toMatchObject({
    code: 'VERSION_OVERTAKEN',
    message: expect.stringContaining('remote-a 1.2.0 was published'),
  });
  expect((await appOf()).live.version).toBe('1.2.0');
});

test('a rollback to a version that was named goes there from the newer one too', async () => {
  await suite.put('remote-a', '1.1.0');
  meanwhile(suite.store, () => suite.put('remote-a', '1.2.0'));
  expect(await back('1.0.0')).toMatchObject({ from: '1.2.0', to: '1.0.0' });
});

test('of two rollbacks at once the second finds it done', async () => {
  await suite.put('remote-a', '1.1.0');
  meanwhile(suite.store, () => back());
  expect(await back()).toMatchObject({ changed: false, from: '1.1.0', to: '1.0.0' });
  expect((await appOf()).withdrawn).toEqual(['1.1.0']);
});

test('another app that is published meanwhile does not stop a rollback', async () => {
  await suite.put('remote-a', '1.1.0');
  meanwhile(suite.store, () => suite.put('remote-b', '1.1.0'));
  expect(await back()).toMatchObject({ from: '1.1.0', to: '1.0.0' });
});

test.each([
  ['is not given to everybody', () => promoteCanary(canary())],
  ['is not given to more visitors', () => setCanary({ ...canary(), percent: 50 })],
])('a canary that takes the place of the one that was meant %s', async (_words, change) => {
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  meanwhile(suite.store, () => suite.put('remote-a', '1.2.0', { canary: 1 }));
  await expectRefusal(change(), 'VERSION_OVERTAKEN');
  expect(await appOf()).toMatchObject({
    live: { version: '1.0.0' },
    canary: { release: { version: '1.2.0' }, below: 100 },
  });
});

test('stopping a canary stops the one that took its place, too', async () => {
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  meanwhile(suite.store, () => suite.put('remote-a', '1.2.0', { canary: 1 }));
  expect(await stopCanary(canary())).toMatchObject({ changed: true, canary: null });
});
