import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { history } from '../registry/audit';
import { publishAll } from '../publish/publish';
import { distOf, refusalOf, route, writeIn } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { stopCanary } from './canary';
import { rollback } from './rollback';

let suite: Suite;
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
    what: 'rollback remote-a 1.1.0 to 1.0.0',
    apps: ['remote-a'],
  });
  expect(await readFile(join(suite.root, 'index.html'), 'utf8')).toContain('"revision":3');
});

test('rolling back twice does not bring the bad version back', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await back('remote-a');
  const once = await suite.registry();
  expect(await back('remote-a')).toMatchObject({ changed: false, from: '1.2.0', to: '1.1.0' });
  expect(await suite.registry()).toEqual(once);
});

test('two who roll back at the same moment make one step', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await suite.put('remote-a', version);
  const both = await Promise.all([back('remote-a'), back('remote-a')]);
  expect(both.map(({ to }) => to)).toEqual(['1.2.0', '1.2.0']);
  expect(both.filter(({ changed }) => changed)).toHaveLength(1);
});

test('afterwards the way back leads to the good version before, with its hash', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0');
  await back('remote-a');
  const seal = await readFile(join(suite.root, 'releases/remote-a/1.0.0/release.json'));
  expect(await appOf('remote-a')).toMatchObject({
    previous: '1.0.0',
    previousHash: createHash('sha384').update(seal).digest('base64'),
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
  expect(await refusalOf(back('remote-a'))).toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
  await back('remote-a', '1.0.0');
  const { live, canary, withdrawn } = await appOf('remote-a');
  expect([live.version, canary, withdrawn]).toEqual(['1.0.0', undefined, ['1.1.0']]);
});

test('a version that was taken back is never the way back, and is published again only on purpose', async () => {
  await suite.put('remote-a', '1.1.0');
  await back('remote-a');
  await suite.put('remote-a', '1.2.0');
  expect((await appOf('remote-a')).previous).toBe('1.0.0');
  expect(await refusalOf(back('remote-a', '1.1.0'))).toMatchObject({ code: 'VERSION_WITHDRAWN' });
  expect(await refusalOf(suite.put('remote-a', '1.1.0'))).toMatchObject({ code: 'VERSION_WITHDRAWN' });
  await suite.put('remote-a', '1.1.0', { again: true });
  expect(await appOf('remote-a')).toMatchObject({ live: { version: '1.1.0' }, previous: '1.2.0' });
});

test('two steps back at once: the next one leads further back, not to the version between', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await back('remote-a', '1.1.0');
  expect(await appOf('remote-a')).toMatchObject({ live: { version: '1.1.0' }, previous: '1.0.0' });
});

test('a version that was taken back as a canary, or is lost, is passed over', async () => {
  for (const minor of [1, 2, 3]) await suite.put('remote-a', `1.${minor}.0`);
  await suite.put('remote-a', '1.2.0', { canary: 5 });
  await stopCanary({ store: suite.store, app: 'remote-a' });
  await suite.put('remote-a', '1.4.0');
  await rm(join(suite.root, 'releases/remote-a/1.1.0'), { recursive: true });
  await back('remote-a');
  expect(await appOf('remote-a')).toMatchObject({ live: { version: '1.3.0' }, previous: '1.0.0' });
});

test('an app that came later goes back, also where the log does not say what was live', async () => {
  await suite.put('remote-c', '1.0.0');
  await suite.put('remote-c', '1.1.0');
  await suite.put('remote-c', '1.2.0');
  await suite.forget(1);
  await back('remote-c');
  expect(await appOf('remote-c')).toMatchObject({ live: { version: '1.1.0' }, previous: '1.0.0' });
});

test('a rollback to the live version is no change', async () => {
  await suite.put('remote-a', '1.1.0');
  const before = await suite.registry();
  expect(await back('remote-a', '1.1.0')).toMatchObject({ changed: false, from: '1.1.0', to: '1.1.0' });
  expect(await suite.registry()).toEqual(before);
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

test('the canary ends with it', async () => {
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0', { canary: 5 });
  await back('remote-a');
  const app = await appOf('remote-a');
  expect(app).toMatchObject({ live: { version: '1.0.0' }, withdrawn: ['1.2.0', '1.1.0'] });
  expect(app.canary).toBeUndefined();
});

test('the host goes back like any other app', async () => {
  await suite.put('host', '2.0.0', {}, { files: { 'main.css': '.new {}' } });
  await back('host');
  expect((await appOf('host')).live.version).toBe('1.0.0');
  expect(await readFile(join(suite.root, 'index.html'), 'utf8')).toContain('data-host-styles="1.0.0"');
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
  expect(await refusalOf(back('remote-a'))).toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
  expect(await refusalOf(back('remote-a', '1.1.0'))).toMatchObject({ code: 'SHARED_INCOMPATIBLE' });
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
  expect(await refusalOf(back('remote-a', '1.1.0'))).toMatchObject({ code: 'ROUTE_TAKEN' });
  expect((await back('remote-a')).to).toBe('1.2.0');
});

test.each<[string, () => Promise<unknown>, string]>([
  ['an app that was never published', () => back('remote-x'), 'APP_UNKNOWN'],
  ['an inherited name', () => back('constructor'), 'APP_UNKNOWN'],
  ['an app with one version', () => back('remote-a'), 'NOTHING_TO_ROLL_BACK'],
  ['a version that is not there', () => back('remote-a', '0.9.0'), 'VERSION_MISSING'],
])('%s is refused', async (_, act, code) => {
  const before = await suite.registry();
  expect(await refusalOf(act())).toMatchObject({ code });
  expect(await suite.registry()).toEqual(before);
});

test.each([
  ['a changed file', (root: string) => writeIn(root, 'releases/remote-a/1.0.0/entry.js', 'x')],
  ['a lost file', (root: string) => rm(join(root, 'releases/remote-a/1.0.0/entry.js'))],
])('%s in the target is refused, and the bad version stays', async (_, damage) => {
  await suite.put('remote-a', '1.1.0');
  await damage(suite.root);
  expect(await refusalOf(back('remote-a'))).toMatchObject({
    code: 'RELEASE_BROKEN',
    message: 'remote-a 1.0.0 is damaged in the store: entry.js',
  });
  expect((await appOf('remote-a')).live.version).toBe('1.1.0');
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

test('going back takes less than half a second', async () => {
  await suite.put('remote-a', '1.1.0');
  const from = performance.now();
  await back('remote-a');
  expect(performance.now() - from).toBeLessThan(500);
});
