import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { history } from '../repository/history';
import { newReader } from '../testing/forge';
import {
  contentOf,
  distOf,
  expectRefusal,
  flipBit,
  refusalOf,
  route,
  temporaryFolder,
} from '../testing/sample';
import { play, stateOf } from '../testing/scenario';
import { liveSuite, objectIn, type LiveSuite } from '../testing/suite';
import { publish, publishAll } from './publish';
import { restore, rollback } from './rollback';
import { verify } from './status';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const appOf = async (app: string) => (await suite.registry()).apps[app]!;
const back = (app: string, to?: string) => rollback({ store: suite.store, app, ...(to && { to }) });

test('an app cannot go back to a version that does not fit the live host', async () => {
  const kernel = (version: string) => ({ builtAgainst: { react: '18.3.1', kernel: version } });
  await suite.put('host', '1.1.0', {}, kernel('1.0.0'));
  await suite.put('host', '1.1.1', {}, kernel('1.0.0'));
  await suite.put('remote-a', '1.1.0', {}, kernel('1.0.0'));
  const dists = ['host', 'remote-a'].map((app) => distOf(app, '2.0.0', kernel('2.0.0')));
  await publishAll({ store: suite.store, dists: await Promise.all(dists) });
  expect([(await appOf('remote-a')).previous, (await appOf('host')).previous]).toEqual([null, null]);
  await expectRefusal(back('remote-a'), 'NOTHING_TO_ROLL_BACK');
  await expectRefusal(back('remote-a', '1.1.0'), 'SHARED_INCOMPATIBLE');
});

test('the host cannot go back to a version that does not fit the live remotes', async () => {
  const builtAgainst = { react: '18.4.0' };
  await suite.put('host', '1.1.0', {}, { builtAgainst });
  await suite.put('host', '1.2.0', {}, { builtAgainst });
  await suite.put('remote-a', '1.1.0', {}, { builtAgainst });
  const message = 'remote-a 1.1.0 was built against react 18.4.0, and the stable host 1.0.0 has 18.3.1';
  expect((await refusalOf(back('host', '1.0.0'))).message).toBe(message);
  expect((await back('host')).to).toBe('1.1.0');
  expect((await appOf('host')).previous).toBeNull();
});

test('a remote takes only names that each host offers which it can meet, and no host goes without them', async () => {
  const names = (...react: string[]) => ({ names: { react } });
  const [state, both] = [names('useState'), names('useMemo', 'useState')];
  const taken = () => suite.put('remote-a', '1.1.0', {}, names('useMemo'));
  await suite.put('host', '1.1.0', {}, state);
  const message = 'remote-a 1.1.0 uses useMemo of react, which the stable host 1.1.0 does not offer';
  expect((await refusalOf(taken())).message).toBe(message);
  await suite.put('host', '1.2.0', {}, both);
  expect((await refusalOf(taken())).message).toContain('the rollback target host 1.1.0 does not offer');
  await suite.put('host', '1.3.0', {}, both);
  await taken();
  await expectRefusal(suite.put('host', '1.4.0', {}, state), 'NAME_LACKING');
  await expectRefusal(back('host', '1.1.0'), 'NAME_LACKING');
  // Of a host whose names are not known the versions decide.
  await suite.put('host', '1.4.0');
});

describe('the suite’s packages go from 0.1.0, which told nothing, to 1.0.0', () => {
  const kernel = (version: string, ...names: string[]) => ({
    builtAgainst: { react: '18.3.1', '@suite/kernel': version },
    ...(names.length > 0 && { names: { '@suite/kernel': names } }),
  });
  beforeEach(async () => {
    await suite.put('host', '1.1.0', {}, kernel('0.1.0', 'links', 'useQuery'));
    await suite.put('host', '1.1.1', {}, kernel('0.1.0', 'links', 'useQuery'));
  });

  test('app by app and back again, as long as the names fit', async () => {
    await suite.put('remote-a', '1.1.0', {}, kernel('0.1.0', 'links'));
    await suite.put('host', '2.0.0', {}, kernel('1.0.0', 'links', 'useQuery'));
    await suite.put('remote-a', '2.0.0', {}, kernel('1.0.0', 'links'));
    expect((await back('host')).to).toBe('1.1.1');
    expect((await back('remote-a')).to).toBe('1.1.0');
    await suite.put('host', '2.1.0', {}, kernel('1.1.0', 'links'));
    await expectRefusal(suite.put('host', '3.0.0', {}, kernel('2.0.0', 'links')), 'SHARED_INCOMPATIBLE');
  });

  test('not where a name is lacking', async () => {
    await suite.put('remote-a', '1.1.0', {}, kernel('0.1.0', 'useQuery'));
    await expectRefusal(suite.put('host', '2.0.0', {}, kernel('1.0.0', 'links')), 'NAME_LACKING');
  });

  test('together, where the names of a release are not known', async () => {
    await suite.put('remote-a', '1.1.0', {}, kernel('0.1.0'));
    const host = () => distOf('host', '2.0.0', kernel('1.0.0', 'links'));
    await expectRefusal(publish({ store: suite.store, dist: await host() }), 'SHARED_INCOMPATIBLE');
    const dists = await Promise.all([host(), distOf('remote-a', '2.0.0', kernel('1.0.0', 'links'))]);
    expect(await publishAll({ store: suite.store, dists })).toMatchObject({ changed: true });
  });
});

test('no app can take a route of a version to which its owner can be rolled back', async () => {
  const routes = [route('/a', 'A'), route('/plan', 'Plan')];
  const [both, one] = [{ live: { routes } }, { live: { routes: routes.slice(0, 1) } }];
  await suite.put('remote-a', '1.1.0', { lost: ['*'] }, both);
  await suite.put('remote-a', '1.2.0', { lost: ['/plan'] }, one);
  const taking = () =>
    suite.put('remote-b', '1.1.0', { lost: ['*'] }, { live: { routes: [route('/plan', 'Plan')] } });
  expect((await refusalOf(taking())).message).toContain('remote-a 1.1.0, to which it can be rolled back');
  await suite.put('remote-a', '1.3.0', { lost: ['*'] }, one);
  await taking();
  await expectRefusal(back('remote-a', '1.1.0'), 'ROUTE_TAKEN');
  expect((await back('remote-a')).to).toBe('1.2.0');
});

test('a tile that another app has taken since is no reason against a rollback', async () => {
  const tile = { on: 'home', icon: 'M4 4h16', order: 1, name: '计划' } as const;
  const put = (app: string, version: string, name: string, more = {}) =>
    suite.put(app, version, { lost: ['*'] }, { live: { routes: [route(`/${name}`, name, more)] } });
  await put('remote-a', '1.1.0', 'A', { tile });
  await put('remote-a', '1.2.0', 'A');
  await put('remote-b', '1.1.0', 'B', { tile });
  expect((await back('remote-a')).to).toBe('1.1.0');
});

test.each<[string, (path: string) => Promise<unknown>, string, string | undefined]>([
  ['the previous version if it was changed', flipBit, 'put 1.1.0', undefined],
  ['the previous version if it was lost', rm, 'put 1.1.0', undefined],
  ['an older version if it was changed', flipBit, 'put 1.1.0 | put 1.2.0', '1.0.0'],
])('a rollback does not lead to %s, and nothing changes', async (_, damage, later, to) => {
  await play(suite, later);
  await damage(join(suite.root, await objectIn(suite.store, 'remote-a', '1.0.0')));
  const before = await contentOf(suite.root);
  const { message } = await refusalOf(back('remote-a', to));
  expect(message).toBe('remote-a 1.0.0 is damaged in the store: files.tar');
  expect(await contentOf(suite.root)).toEqual(before);
});

test('a target whose source maps were lost is taken all the same: no page loads them', async () => {
  await suite.put('remote-a', '1.1.0');
  await rm(join(suite.root, await objectIn(suite.store, 'remote-a', '1.0.0', 'maps.tar')));
  expect(await back('remote-a')).toMatchObject({ to: '1.0.0' });
});

test('while an app cannot be read a new host leaves its way back, and restoring leaves the app', async () => {
  await suite.put('remote-a', '1.1.0');
  const path = join(suite.root, 'metadata/2.remote-a.json');
  const whole = await readFile(path);
  await writeFile(path, '{}');
  const store = newReader(suite.root, await temporaryFolder());
  await publish({ store, dist: await distOf('host', '1.1.0') });
  expect(await restore({ store, to: 1 })).toMatchObject({ apps: [{ app: 'host', to: '1.0.0' }] });
  await writeFile(path, whole);
  expect(await stateOf(suite)).toBe('1.1.0<1.0.0');
});

const versions = async () => {
  const { apps } = await suite.registry();
  return Object.fromEntries(Object.entries(apps).map(([app, { live }]) => [app, live.version]));
};

test('the whole suite goes back to a revision in one change', async () => {
  await suite.put('remote-a', '1.1.0');
  const wanted = await versions();
  const { revision } = await suite.registry();
  await play(suite, 'host: put 2.0.0 | put 1.2.0 | remote-b: put 1.1.0 5% | remote-c: put 1.0.0');
  expect(await restore({ store: suite.store, to: revision, who: 'ann', why: 'all of it' })).toEqual({
    revision: revision + 5,
    changed: true,
    apps: [
      { app: 'host', from: '2.0.0', to: '1.0.0' },
      { app: 'remote-a', from: '1.2.0', to: '1.1.0' },
      { app: 'remote-b', from: '1.0.0', to: '1.0.0' },
    ],
  });
  expect(await versions()).toEqual({ ...wanted, 'remote-c': '1.0.0' });
  expect(await stateOf(suite, 'remote-a')).toBe('1.1.0<1.0.0 from 1.2.0 -1.2.0');
  expect(await stateOf(suite, 'remote-b')).toBe('1.0.0 -1.1.0');
  const record = { change: { kind: 'restore', revision }, why: 'all of it' };
  expect((await history(suite.store))[0]).toMatchObject(record);
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('a revision with a version that is damaged is refused whole', async () => {
  await suite.put('remote-b', '1.1.0');
  const before = await suite.registry();
  await suite.store.remove(await objectIn(suite.store, 'remote-b', '1.0.0'));
  await expectRefusal(restore({ store: suite.store, to: 1 }), 'RELEASE_BROKEN');
  expect(await suite.registry()).toEqual(before);
});

test('a revision whose record in the history, or a later one, is gone is refused', async () => {
  await play(suite, 'put 1.1.0 | put 1.2.0');
  await rm(join(suite.root, 'metadata/2.snapshot.json'));
  const before = await suite.registry();
  for (const to of [1, 2])
    await expectRefusal(restore({ store: suite.store, to }), 'LOG_EDITED', { revision: 2 });
  expect(await suite.registry()).toEqual(before);
  await play(suite, 'restore 3 =');
});
