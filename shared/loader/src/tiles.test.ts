import type { Tile } from '@suite/kernel/routes';
import { forVisitor, tilesOf, type LiveRelease, type Registry, type RegistryRoute } from './registry';
import { FakeRequest, forgetBoot } from './testing/boot-page';
import { releaseOf } from './testing/release';
import { fetchTiles } from './tiles';

const tile = (name: string, over: Partial<Tile> = {}): Tile => ({
  on: 'home',
  name,
  icon: 'M4 4h16',
  order: 10,
  ...over,
});
const route = (path: string, own?: Tile): RegistryRoute => ({
  path,
  name: path,
  title: `标题 ${path}`,
  files: [],
  tile: own,
});
const release = (version: string, ...routes: RegistryRoute[]) => releaseOf(version, { routes });

/** The registry of the server: an app with a canary, one without tiles, and one more. */
const whole: Registry = {
  schema: 1,
  revision: 5,
  apps: {
    host: { live: release('1'), previous: null },
    'remote-a': {
      live: release('1', route('/a', tile('甲')), route('/other')),
      previous: null,
      canary: { release: release('2', route('/a', tile('甲新')), route('/new', tile('新工具'))), below: 500 },
    },
    'remote-b': { live: release('1', route('/b', { ...tile(''), name: undefined })), previous: null },
  },
};

const short = (live: LiveRelease): LiveRelease => ({
  ...live,
  routes: live.routes.map(({ tile: _, ...one }) => ({ ...one, title: '' })),
});

/** What a visitor's document says of it. */
function inDocument(bucket: number): Registry {
  const { apps, ...rest } = forVisitor(whole, bucket);
  const given = Object.entries(apps).map(([app, { live, stable, ...one }]) => [
    app,
    { ...one, live: short(live), ...(stable && { stable: short(stable) }) },
  ]);
  return { ...rest, apps: Object.fromEntries(given) };
}

const enter = (registry: Registry) => Object.assign(window, { __suite: { registry } });
const asked = () => FakeRequest.all.map(({ url }) => url);
const names = async (tiles: ReturnType<typeof fetchTiles>) => (await tiles).map(({ name }) => name);
const tilesJson = JSON.stringify(tilesOf(whole));

beforeEach(forgetBoot);

test('a document’s visitor gets the tiles of the stable releases by one request', async () => {
  enter(inDocument(9000));
  const tiles = fetchTiles('home');
  FakeRequest.last.answer(200, tilesJson);
  expect(await tiles).toEqual([
    { ...tile('甲'), path: '/a' },
    { ...tile('标题 /b'), path: '/b' },
  ]);
  expect(asked()).toEqual(['/tiles.json']);
});

test('a visitor of a canary gets its tiles, and those of an app that has none', async () => {
  enter(inDocument(0));
  const tiles = fetchTiles('home');
  FakeRequest.last.answer(200, tilesJson);
  expect(await names(tiles)).toEqual(['甲新', '新工具', '标题 /b']);
});

test('a canary that has ended since gives its visitor the tiles of the pages that they have', async () => {
  enter(inDocument(0));
  const tiles = fetchTiles('home');
  const { canary: _, ...ended } = whole.apps['remote-a']!;
  FakeRequest.last.answer(200, JSON.stringify(tilesOf({ ...whole, apps: { 'remote-a': ended } })));
  expect(await names(tiles)).toEqual(['甲']);
});

test('a tile whose page the visitor’s release lacks is left out', async () => {
  enter(inDocument(9000));
  const tiles = fetchTiles('home');
  const newer = { 'remote-b': { live: [{ ...tile('乙'), path: '/not-there' }] } };
  FakeRequest.last.answer(200, JSON.stringify(newer));
  expect(await tiles).toEqual([]);
});

test('a tile of another page, or one that is none, takes nothing with it', async () => {
  enter(inDocument(9000));
  const tiles = fetchTiles('home');
  const live = [null, { path: '/a' }, { ...tile('别处', { on: 'hub' as never }), path: '/a' }];
  const odd = { ...tilesOf(whole), host: null, 'remote-a': { live } };
  FakeRequest.last.answer(200, JSON.stringify(odd));
  expect(await names(tiles)).toEqual(['标题 /b']);
});

test('a release that the visit has whole says itself which tiles it has', async () => {
  enter(forVisitor(whole, 9000));
  expect(await names(fetchTiles('home'))).toEqual(['甲', '标题 /b']);
  expect(asked()).toEqual([]);
});

test('a release under test has its own tiles beside those of the document’s others', async () => {
  const registry = inDocument(9000);
  const tried = release('0.0.0-pr1', route('/b', tile('试用')));
  enter({ ...registry, apps: { ...registry.apps, 'remote-b': { live: tried, previous: null } } });
  const tiles = fetchTiles('home');
  FakeRequest.last.answer(200, tilesJson);
  expect(await names(tiles)).toEqual(['甲', '试用']);
});

const turns = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['has no such file', 404, 'Not Found'],
  ['answers with a proxy’s HTML', 200, '<!doctype html>'],
])('when the server %s they are read of the whole registry', async (_, status, text) => {
  enter(inDocument(9000));
  const tiles = fetchTiles('home');
  FakeRequest.last.answer(status, text);
  await turns();
  FakeRequest.last.answer(200, JSON.stringify(whole));
  expect(await names(tiles)).toEqual(['甲', '标题 /b']);
  expect(asked()).toEqual(['/tiles.json', '/registry.json']);
});

test.each(['ontimeout', 'onerror'] as const)('after %s they have failed', async (event) => {
  enter(inDocument(9000));
  const tiles = fetchTiles('home');
  expect(FakeRequest.last.timeout).toBe(5000);
  FakeRequest.last[event]();
  await expect(tiles).rejects.toThrow('no /tiles.json');
});
