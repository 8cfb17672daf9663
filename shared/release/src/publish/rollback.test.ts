import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeSuite } from '../repository/change-suite';
import { history } from '../repository/history';
import { LocalStore } from '../store/local-store';
import { publishAll } from './publish';
import {
  contentOf,
  distOf,
  expectRefusal,
  flipBit,
  refusalOf,
  route,
  temporaryFolder,
} from '../testing/sample';
import { liveSuite, objectIn, type LiveSuite } from '../testing/suite';
import { stopCanary } from './canary';
import { rollback } from './rollback';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const appOf = async (app: string) => (await suite.registry()).apps[app]!;
const back = (app: string, to?: string) =>
  rollback({ store: suite.store, app, who: 'bob', why: 'broken', ...(to && { to }) });

test('an app goes back to its previous version, and no other app is touched', async () => {
  await suite.put('remote-a', '1.1.0');
  const before = await suite.registry();
  expect(await back('remote-a')).toEqual({
    revision: 3,
    changed: true,
    app: 'remote-a',
    from: '1.1.0',
    to: '1.0.0',
  });
  expect(await appOf('remote-a')).toMatchObject({
    live: { version: '1.0.0', base: '/releases/remote-a/1.0.0/' },
    previous: null,
    rolledBackFrom: '1.1.0',
    withdrawn: ['1.1.0'],
  });
  for (const app of ['host', 'remote-b']) expect(await appOf(app)).toEqual(before.apps[app]);
  expect((await history(suite.store))[0]).toMatchObject({
    who: 'bob',
    why: 'broken',
    change: { kind: 'rollback', app: 'remote-a', from: '1.1.0', to: '1.0.0' },
    apps: { 'remote-a': { live: '1.0.0', previous: null } },
  });
});

test('afterwards the way back leads to the good version before, with its hash', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await back('remote-a');
  const manifest = await suite.store.read(await objectIn(suite.store, 'remote-a', '1.0.0', 'release.json'));
  expect(await appOf('remote-a')).toMatchObject({
    previous: '1.0.0',
    previousHash: createHash('sha384').update(manifest!.body).digest('base64'),
  });
  expect(await back('remote-a', '1.0.0')).toMatchObject({ changed: true, from: '1.1.0', to: '1.0.0' });
  await suite.put('remote-a', '1.3.0');
  expect(await appOf('remote-a')).toMatchObject({ previous: '1.0.0', withdrawn: ['1.2.0', '1.1.0'] });
  expect((await appOf('remote-a')).rolledBackFrom).toBeUndefined();
});

test('a previous version that was taken back as a canary is passed over', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  await stopCanary({ store: suite.store, app: 'remote-a', who: 'bob', why: 'broken' });
  expect((await appOf('remote-a')).previous).toBe('1.1.0');
  expect(await back('remote-a')).toMatchObject({ changed: true, from: '1.2.0', to: '1.0.0' });
});

test('a previous version that is on trial again is taken back with the live one, and passed over', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await suite.put('remote-a', '1.1.0', { canary: 5 });
  expect(await back('remote-a')).toMatchObject({ changed: true, from: '1.2.0', to: '1.0.0' });
  expect(await appOf('remote-a')).toMatchObject({ previous: null, withdrawn: ['1.1.0', '1.2.0'] });
});

test('without another version than the one on trial there is nothing to go back to, unless it is named', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.0.0', { canary: 5 });
  await expectRefusal(back('remote-a'), 'NOTHING_TO_ROLL_BACK');
  await back('remote-a', '1.0.0');
  const { live, canary, withdrawn } = await appOf('remote-a');
  expect([live.version, canary, withdrawn]).toEqual(['1.0.0', undefined, ['1.1.0']]);
});

test('a version that was taken back is never the way back, and is published again only on purpose', async () => {
  await suite.put('remote-a', '1.1.0');
  await back('remote-a');
  await suite.put('remote-a', '1.2.0');
  expect((await appOf('remote-a')).previous).toBe('1.0.0');
  await expectRefusal(back('remote-a', '1.1.0'), 'VERSION_WITHDRAWN');
  await expectRefusal(suite.put('remote-a', '1.1.0'), 'VERSION_WITHDRAWN');
  await suite.put('remote-a', '1.1.0', { again: true });
  expect(await appOf('remote-a')).toMatchObject({ live: { version: '1.1.0' }, previous: '1.2.0' });
});

test('a version that was taken back as a canary, or is listed no more, is passed over', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await suite.put('remote-a', '1.2.0', { canary: 5 });
  await stopCanary({ store: suite.store, app: 'remote-a' });
  await suite.put('remote-a', '1.4.0');
  const gone = ['remote-a/1.1.0'];
  await changeSuite(suite.store, {}, () => ({
    change: { kind: 'clear', releases: gone },
    unlist: gone,
  }));
  await back('remote-a');
  expect(await appOf('remote-a')).toMatchObject({ live: { version: '1.3.0' }, previous: '1.0.0' });
});

test('a rollback to the live version beside a canary ends only the canary', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0', { canary: 5 });
  await back('remote-a', '1.1.0');
  const app = await appOf('remote-a');
  expect(app).toMatchObject({ live: { version: '1.1.0' }, previous: '1.0.0', withdrawn: ['1.2.0'] });
  expect(app.canary).toBeUndefined();
  expect(await back('remote-a')).toMatchObject({ changed: true, from: '1.1.0', to: '1.0.0' });
});

test('the next rollback ends a canary that came after the last one, and takes no release back', async () => {
  await suite.put('remote-a', '1.1.0');
  await back('remote-a');
  await suite.put('remote-a', '1.2.0', { canary: 5 });
  expect(await back('remote-a')).toMatchObject({ changed: true, to: '1.0.0' });
  const app = await appOf('remote-a');
  expect(app).toMatchObject({ live: { version: '1.0.0' }, withdrawn: ['1.1.0', '1.2.0'] });
  expect(app.canary).toBeUndefined();
  expect(await back('remote-a')).toMatchObject({ changed: false });
});

test('an app cannot go back to a version that does not fit the live host', async () => {
  const kernel = (version: string) => ({ builtAgainst: { react: '18.3.1', kernel: version } });
  await suite.put('host', '1.1.0', {}, kernel('1.0.0'));
  await suite.put('host', '1.1.1', {}, kernel('1.0.0'));
  await suite.put('remote-a', '1.1.0', {}, kernel('1.0.0'));
  const dists = await Promise.all([
    distOf('host', '2.0.0', kernel('2.0.0')),
    distOf('remote-a', '2.0.0', kernel('2.0.0')),
  ]);
  await publishAll({ store: suite.store, dists });
  expect((await appOf('remote-a')).previous).toBeNull();
  expect((await appOf('host')).previous).toBeNull();
  await expectRefusal(back('remote-a'), 'NOTHING_TO_ROLL_BACK');
  await expectRefusal(back('remote-a', '1.1.0'), 'SHARED_INCOMPATIBLE');
});

test('the host cannot go back to a version that does not fit the live remotes', async () => {
  await suite.put('host', '1.1.0', {}, { builtAgainst: { react: '18.4.0' } });
  await suite.put('host', '1.2.0', {}, { builtAgainst: { react: '18.4.0' } });
  await suite.put('remote-a', '1.1.0', {}, { builtAgainst: { react: '18.4.0' } });
  const refusal = await refusalOf(back('host', '1.0.0'));
  expect(refusal).toMatchObject({
    code: 'SHARED_INCOMPATIBLE',
    message: 'remote-a 1.1.0 was built against react 18.4.0, and the stable host 1.0.0 has 18.3.1',
  });
  expect((await back('host')).to).toBe('1.1.0');
  expect((await appOf('host')).previous).toBeNull();
});

test('no app can take a route of a version to which its owner can be rolled back', async () => {
  const routes = [route('/a', 'A'), route('/plan', 'Plan')];
  await suite.put('remote-a', '1.1.0', { lost: ['*'] }, { live: { routes } });
  await suite.put('remote-a', '1.2.0', { lost: ['/plan'] }, { live: { routes: routes.slice(0, 1) } });
  const taking = () =>
    suite.put('remote-b', '1.1.0', { lost: ['*'] }, { live: { routes: [route('/plan', 'Plan')] } });
  expect(await refusalOf(taking())).toMatchObject({
    code: 'ROUTE_TAKEN',
    message: expect.stringContaining('remote-a 1.1.0, to which it can be rolled back'),
  });
  await suite.put('remote-a', '1.3.0', { lost: ['*'] }, { live: { routes: routes.slice(0, 1) } });
  await taking();
  await expectRefusal(back('remote-a', '1.1.0'), 'ROUTE_TAKEN');
  expect((await back('remote-a')).to).toBe('1.2.0');
});

test.each<[string, () => Promise<unknown>, string]>([
  ['an app that was never published', () => back('remote-x'), 'APP_UNKNOWN'],
  ['an inherited name', () => back('constructor'), 'APP_UNKNOWN'],
  ['an app with one version', () => back('remote-a'), 'NOTHING_TO_ROLL_BACK'],
  ['a version that is not there', () => back('remote-a', '0.9.0'), 'VERSION_MISSING'],
])('%s is refused', (_, act, code) => suite.refuses(act, code));

test.each<[string, (path: string) => Promise<unknown>, string[], string | undefined]>([
  ['the previous version if it was changed', flipBit, ['1.1.0'], undefined],
  ['the previous version if it was lost', rm, ['1.1.0'], undefined],
  ['an older version if it was changed', flipBit, ['1.1.0', '1.2.0'], '1.0.0'],
])('a rollback does not lead to %s, and nothing changes', async (_, damage, later, to) => {
  for (const version of later) await suite.put('remote-a', version);
  await damage(join(suite.root, await objectIn(suite.store, 'remote-a', '1.0.0')));
  const before = await contentOf(suite.root);
  expect(await refusalOf(back('remote-a', to))).toMatchObject({
    code: 'RELEASE_BROKEN',
    message: 'remote-a 1.0.0 is damaged in the store: files.tar',
  });
  expect(await contentOf(suite.root)).toEqual(before);
});

test('a target whose source maps were lost is taken all the same: no page loads them', async () => {
  await suite.put('remote-a', '1.1.0');
  await rm(join(suite.root, await objectIn(suite.store, 'remote-a', '1.0.0', 'maps.tar')));
  expect(await back('remote-a')).toMatchObject({ to: '1.0.0' });
});

test('an empty store has no app to roll back, and stays empty', async () => {
  const root = join(await temporaryFolder(), 'store');
  const rolling = rollback({ store: new LocalStore(root), app: 'remote-a' });
  await expectRefusal(rolling, 'NOT_PUBLISHED');
  expect(await contentOf(join(root, '..'))).toEqual({});
});

test('a dry run says what would come of it', async () => {
  await suite.put('remote-a', '1.1.0');
  const before = await suite.registry();
  expect(await rollback({ store: suite.store, app: 'remote-a', dryRun: true })).toMatchObject({
    changed: true,
    to: '1.0.0',
  });
  expect(await suite.registry()).toEqual(before);
  expect(await history(suite.store)).toHaveLength(2);
});
