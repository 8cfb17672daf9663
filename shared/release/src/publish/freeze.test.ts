import { judgeOnce } from '../judge/start-judge';
import { history } from '../repository/history';
import { daysLater } from '../testing/forge';
import { distOf, expectRefusal } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { play } from '../testing/scenario';
import { startRamp } from './canary';
import { liftFreeze, setFreeze, shanghaiTimeFrom } from './freeze';
import { publish } from './publish';
import { status } from './status';

const HOUR = 3_600_000;
let suite: LiveSuite;
const at = (hours: number, now = Date.now()) => new Date(now + hours * HOUR).toISOString();
const freeze = (from = -1, to = 1, now = Date.now()) =>
  setFreeze({ store: suite.store, from: at(from, now), to: at(to, now), why: 'exam days', who: 'Ann' });

beforeEach(async () => {
  suite = await liveSuite();
  await play(suite, 'put 1.1.0 | put 1.2.0 5%');
});

test.each([
  'put 1.3.0 !FROZEN',
  'put 1.3.0 staff !FROZEN',
  'put 1.2.0 20% !FROZEN',
  'put 1.2.0 5% =',
  'percent 6 !FROZEN',
  'percent management !FROZEN',
  'percent 4',
  'ramp 5,25 !FROZEN',
  'promote !FROZEN',
  'stop',
  'back',
  'restore 1',
])('while releases are frozen: %s', async (step) => {
  await freeze();
  await play(suite, step);
});

test('a freeze that is over is told no more, nor kept by the next one', async () => {
  await freeze(-2, 1);
  daysLater(1);
  expect((await status(suite.store)).freezes).toEqual([]);
  await freeze();
  expect((await status(suite.store)).freezes).toHaveLength(1);
  jest.useRealTimers();
});

test('a ramp pauses by hand during a freeze, and goes on by hand after it', async () => {
  await play(suite, 'ramp 5,25');
  const { revision } = await freeze();
  await play(suite, 'pause | resume !FROZEN');
  await liftFreeze({ store: suite.store, id: revision });
  await play(suite, 'resume');
});

test('the judge takes no step during a freeze, and the next when it is over', async () => {
  await startRamp({ store: suite.store, app: 'remote-a', steps: [5, 25], every: 1, visits: 0 });
  const { revision } = await freeze();
  const tally = { loads: 9, errors: 0 };
  const loads = { ...tally, parts: { 1: tally }, codes: {}, signs: {} };
  const source = { since: async () => [{ app: 'remote-a', version: '1.2.0', canary: true, ...loads }] };
  const look = judgeOnce({ store: suite.store, source, places: 1, now: () => Date.now() + HOUR / 2 });
  const below = async () => (await suite.registry()).apps['remote-a']?.canary?.below;
  await look();
  expect(await below()).toBe(500);
  await liftFreeze({ store: suite.store, id: revision });
  await look();
  expect(await below()).toBe(2500);
});

test('a release that repairs something is published despite a freeze, and the history says why', async () => {
  await freeze();
  const dist = await distOf('remote-a', '1.3.0');
  await publish({ store: suite.store, dist, why: 'login', despiteFreeze: 'nobody can log in' });
  expect((await history(suite.store, 1))[0]).toMatchObject({
    why: 'login',
    despiteFreeze: 'nobody can log in',
    change: { kind: 'publish' },
  });
});

test('without a freeze, or before and after one, the reason for going on despite it is not in the history', async () => {
  await freeze(1, 2);
  const dist = await distOf('remote-a', '1.3.0');
  await publish({ store: suite.store, dist, despiteFreeze: 'perhaps' });
  expect((await history(suite.store, 1))[0]).not.toHaveProperty('despiteFreeze');
});

test('a refused release is not uploaded, and the refusal names window, reason, who set it and how to lift it', async () => {
  const { revision } = await freeze();
  const dist = await distOf('remote-a', '1.3.0');
  const before = (await suite.store.entries('targets')).length;
  const begins = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  await expectRefusal(publish({ store: suite.store, dist }), 'FROZEN', {
    why: 'exam days',
    who: 'Ann',
    id: revision,
    begins,
  });
  expect((await suite.store.entries('targets')).length).toBe(before);
});

test('pages and documents hear nothing of freezes; status and history do', async () => {
  const { revision } = await freeze();
  expect(await suite.registry()).not.toHaveProperty('freezes');
  expect((await status(suite.store)).freezes).toMatchObject([{ id: revision, why: 'exam days', who: 'Ann' }]);
  await liftFreeze({ store: suite.store, id: revision });
  expect((await status(suite.store)).freezes).toEqual([]);
  const [last, before] = await history(suite.store, 2);
  expect([last?.change.kind, before?.change.kind]).toEqual(['lift', 'freeze']);
});

test.each([
  [1, 1],
  [2, 1],
  [-2, -1],
])('none from %d to %d hours from now', async (from, to) => {
  await expectRefusal(freeze(from, to), 'FREEZE_WRONG');
});

test('none without a reason, and none is lifted that there is not', async () => {
  await expectRefusal(setFreeze({ store: suite.store, from: at(0), to: at(1) }), 'FREEZE_WRONG');
  await expectRefusal(liftFreeze({ store: suite.store, id: 1 }), 'FREEZE_UNKNOWN');
});

test.each([
  ['2026-12-01 09:00', '2026-12-01T01:00:00.000Z'],
  ['2026-12-01T00:00', '2026-11-30T16:00:00.000Z'],
  ['2026-13-01 09:00', undefined],
  ['tomorrow', undefined],
])('the time of Shanghai %s is %s', (text, iso) => {
  expect(shanghaiTimeFrom(text)).toBe(iso);
});
