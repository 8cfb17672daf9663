import type { Flag, FlagRule } from '@suite/kernel/flags/facts';
import { history } from '../repository/history';
import { expectRefusal } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { setFlag } from './flags';
import { setOverrides } from './overrides';
import { rollback } from './rollback';
import { status, verify } from './status';

const poster: Flag = { name: 'poster', does: '周回顾海报', on: true };
const trial: Flag = { name: 'trial', does: '新的首页', on: false };

let suite: LiveSuite;
beforeEach(async () => {
  suite = await liveSuite();
  await suite.put('remote-a', '1.1.0', {}, { flags: [poster, trial] });
});

const set = (flag: string, rule: FlagRule | null) => setFlag({ store: suite.store, flag, rule, who: 'ann' });
const rules = async () => (await suite.registry()).flags;
const flagOf = async (name: string) => (await status(suite.store)).flags.find(({ flag }) => flag === name);

test('pages get the rules of switched flags, and nothing while the code decides', async () => {
  expect(await rules()).toBeUndefined();
  await set('trial', { below: 2000, line: 'management' });
  await set('poster', { below: 0 });
  expect(await rules()).toEqual({ poster: { below: 0 }, trial: { below: 2000, line: 'management' } });
  await set('poster', null);
  await set('trial', null);
  expect(await rules()).toBeUndefined();
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('a flag that is switched to what the code says takes no byte of a page, and ops see the switch', async () => {
  await set('trial', { below: 0 });
  await set('poster', { below: 10_000 });
  expect(await rules()).toBeUndefined();
  expect(await flagOf('trial')).toMatchObject({ rule: { percent: 0 } });
  // A canary that has it another way needs the rule.
  await suite.put('remote-a', '1.2.0', { canary: 5 }, { flags: [poster, { ...trial, on: true }] });
  expect(await rules()).toEqual({ trial: { below: 0 } });
});

test('settings of other kinds stay, and the history tells who switched what', async () => {
  const overrides = { versions: ['*-pr*'], origins: [] };
  await setOverrides({ store: suite.store, overrides });
  await set('trial', { below: 500 });
  expect((await suite.registry()).overrides).toEqual(overrides);
  const [record] = await history(suite.store, 1);
  expect(record).toMatchObject({ who: 'ann', change: { kind: 'flag', flag: 'trial', percent: 5 }, apps: {} });
  expect(await set('trial', { below: 500 })).toMatchObject({ changed: false });
});

test('only a flag of a release can be switched', async () => {
  for (const name of ['postr', 'constructor', '__proto__']) {
    await expectRefusal(set(name, { below: 0 }), 'FLAG_UNKNOWN');
    await expectRefusal(set(name, null), 'FLAG_UNKNOWN');
  }
});

test('a flag that moves is one flag with both apps, as long as the first can be rolled back to it', async () => {
  await suite.put('remote-a', '1.2.0', {}, { flags: [poster] });
  await suite.put('remote-a', '1.3.0');
  await suite.put('remote-b', '1.1.0', {}, { flags: [poster] });
  const { name: flag, ...facts } = poster;
  expect(await flagOf('poster')).toEqual({ flag, ...facts, apps: ['remote-a', 'remote-b'] });
});

test('one that no release has any more is stale: pages do not get it, and it can only be cleared', async () => {
  await set('trial', { below: 500 });
  await suite.put('remote-a', '1.2.0', {}, { flags: [poster] });
  // A rollback would bring it back.
  expect((await flagOf('trial'))?.isStale).toBeUndefined();
  await suite.put('remote-a', '1.3.0', {}, { flags: [poster] });
  expect(await flagOf('trial')).toEqual({ flag: 'trial', rule: { percent: 5 }, isStale: true });
  expect(await rules()).toBeUndefined();
  await expectRefusal(set('trial', { below: 0 }), 'FLAG_UNKNOWN');
  await set('trial', null);
  expect(await flagOf('trial')).toBeUndefined();
});

test('a rollback leaves the switches as they are', async () => {
  await set('poster', { below: 0 });
  await suite.put('remote-a', '1.2.0', {}, { flags: [poster] });
  await rollback({ store: suite.store, app: 'remote-a' });
  expect(await rules()).toEqual({ poster: { below: 0 } });
});

test.each([
  [[{ ...poster, name: 'Poster' }]],
  [[{ ...poster, does: 'poster' }]],
  [[{ ...poster, on: 1 }]],
  [[poster, poster]],
  [{}],
  [[null]],
])('a release with the flags %j is not published', async (flags) => {
  await expectRefusal(suite.put('remote-a', '1.2.0', {}, { flags: flags as Flag[] }), 'MANIFEST_WRONG');
});
