import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { routesOf, type ReleaseManifest } from '@suite/loader/registry';
import { matchRoute } from '@suite/kernel/routes';
import { site } from '@suite/kernel/testing';
import {
  contentOf,
  distOf,
  expectRefusal,
  refusalOf,
  route,
  template,
  temporaryFolder,
  withCodes,
  writeIn,
} from '../../testing/sample';
import { copySuite, liveSuite, type LiveSuite } from '../../testing/suite';
import { publish, publishAll } from '../publish';
import { checkBudgets, partsOf } from './check-files';

type Sample = NonNullable<Parameters<typeof distOf>[2]>;

const withSample = (sample: Sample, app = 'remote-c') => distOf(app, '1.0.1', sample);
const ofB = (sample: Sample) => withSample(sample, 'remote-b');
const edited = (edit: (manifest: ReleaseManifest) => unknown) => withSample({ edit });
const withLive = (live: object) => withSample({ live });
const withFiles = (files: Record<string, string>, app?: string) => withSample({ files }, app);
const withRoutes = (...routes: ReturnType<typeof route>[]) => withLive({ routes });
const react = (version: string) => ({ builtAgainst: { react: version } });
const css = (styles: string) => withFiles({ 'page.css': styles });
const wide = (selector: string) =>
  new RegExp(`^remote-c: ${selector} in page\\.css hits the pages of every app$`);

/** A build of which a file was changed after it was built. */
async function spoilt(path: string, body: (now: string) => string): Promise<string> {
  const dist = await withSample({});
  writeIn(dist, path, body(await readFile(join(dist, path), 'utf8')));
  return dist;
}
async function withoutPage(): Promise<string> {
  const dist = await withSample(page);
  await rm(join(dist, 'page.js'));
  return dist;
}
const outside = (m: ReleaseManifest) => ({ ...m, files: { ...m.files, '../x.js': m.files['entry.js'] } });
const noTable = { 'entry.js': 'window["remote-c@1.0.1"] = { get: { "./pages": 1 } };' };
const modern = template.replace('window.started = 1 < 2;', 'const a = 1;');
const noise = Buffer.from(
  Array.from({ length: 300_000 }, (_, i) => ((i * 7919 + (i >> 3) * 104_729) * (i | 1)) >>> 7),
);
const big = {
  files: { 'A.js': `"${noise.toString('base64')}";` },
  live: { routes: [route('/remote-c', 'A', { files: ['A.js'] })] },
};

const tile = { on: 'home', icon: 'M4 4h16', order: 1 } as const;
const planTile = route('/b', 'B', { tile: { ...tile, name: '计划' } });
const lastContainer = { live: { container: 'remote-b@1.0.0' } };
const page = { files: { 'page.js': 'x' } };
const flag = { name: 'new-plan', does: '新的计划页', on: false };

let suite: LiveSuite;
beforeAll(async () => {
  suite = await liveSuite();
  const routes = [route('/course/:id', 'Course'), route('/plan', 'Plan', { title: '计划', tile })];
  await suite.put('remote-a', '1.1.0', { lost: ['*'] }, { live: { routes }, flags: [flag] });
});

type Refused = [string, () => Promise<string>, RegExp];
const refused: Record<string, Refused[]> = {
  MANIFEST_MISSING: [['without release.json', () => temporaryFolder(), /build the app first/]],
  MANIFEST_WRONG: [
    ['with a truncated release.json', () => spoilt('release.json', (now) => now.slice(0, -9)), /not JSON/],
    ['of another schema', () => edited((m) => ({ ...m, schema: 2 })), /schema/],
    ['that is null', () => edited(() => null), /schema/],
    ['of no app', () => distOf('../evil', '1.0.0'), /"..\/evil" is no name/],
    ['of no version', () => distOf('remote-c', '../1'), /"..\/1" is no version/],
    ['with links of another kind', () => edited((m) => ({ ...m, linksTo: [7] })), /linksTo/],
    ['without files', () => edited(({ files: _, ...m }) => m), /files/],
    ['without live', () => edited((m) => ({ ...m, live: null })), /live/],
    ['without routes', () => withLive({ routes: undefined }), /routes/],
    ['without versions', () => edited((m) => ({ ...m, builtAgainst: undefined })), /builtAgainst/],
    ['with a file outside of its folder', () => edited(outside), /"..\/x.js" cannot be/],
    ['with a compressed file', () => withFiles({ 'a.js.br': '' }), /a.js.br/],
    ['with a malformed tile', () => withRoutes(route('/b', 'B', { tile: { ...tile, icon: 'x' } })), /icon/],
    ['with a malformed path', () => withRoutes(route('nowhere', 'X')), /must start with \//],
  ],
  FILE_MISSING: [['with a file missing', withoutPage, /page.js/]],
  FILE_CHANGED: [
    ['with one byte flipped', () => spoilt('entry.js', (now) => now.replace('1.0.1', '1.0.2')), /entry.js/],
    ['with a file truncated', () => spoilt('entry.js', () => 'start('), /entry.js/],
  ],
  ENTRY_MISSING: [
    ['without its entry', () => withLive({ entry: 'other.js' }), /other.js/],
    ['without its route table', () => withLive({ tableFiles: ['table.js'] }), /table.js/],
    ['without its styles', () => withLive({ styles: ['lost.css'] }), /lost.css/],
    ['without the file of a page', () => withRoutes(route('/b', 'B', { files: ['B.js'] })), /B.js/],
    ['with an inherited name as entry', () => withLive({ entry: 'constructor' }), /constructor/],
    ['without a container', () => withLive({ container: undefined }), /container/],
    ['as host without a document', () => withSample({ document: undefined }, 'host'), /document/],
  ],
  DOCUMENT_WRONG: [['as host without places', () => withFiles({ 'index.html': '<p>' }, 'host'), /snapshot/]],
  ROUTE_TAKEN: [
    ['with a path of another', () => withRoutes(route('/plan', 'B')), /\/plan .*remote-a/],
    ['with a path of another in other letters', () => withRoutes(route('/Course/:key', 'B')), /remote-a/],
    ['with an optional part like a path of another', () => withRoutes(route('/plan/:day?', 'B')), /remote-a/],
    ['with a name of another', () => withRoutes(route('/b', 'Plan')), /Plan .*remote-a/],
  ],
  NAME_TAKEN: [
    ['with a tile of another', () => withRoutes(planTile), /remote-a has the tile of home 计划 already/],
    ['with a flag of another', () => ofB({ flags: [flag] }), /remote-a has the flag new-plan already/],
  ],
  ROUTE_LOST: [['with a route less', () => ofB({ live: { routes: [] } }), /remote-b 1\.0\.1 .*\/remote-b/]],
  VERSION_EXISTS: [
    ['of a version with other content', () => distOf('remote-b', '1.0.0', page), /remote-b 1.0.0/],
  ],
  CONTAINER_TAKEN: [
    ["with another's container", () => withSample(lastContainer), /remote-b 1.0.0/],
    ['with its last container', () => ofB(lastContainer), /remote-b 1.0.0/],
  ],
  SYNTAX_ABOVE_FLOOR: [
    ['with syntax above the floor', () => withFiles({ 'x.js': 'a?.b;' }), /x\.js .*ES2015/],
    ['with a native import()', () => withFiles({ 'x.js': 'import("./y.js");' }), /x\.js/],
    ['with HTML in a script', () => withFiles({ 'x.js': '<!doctype html>' }), /x\.js/],
    ['with a modern inline script', () => withFiles({ 'index.html': modern }, 'host'), /index\.html .*ES5/],
  ],
  EXPOSED_MISSING: [['without the route table', () => withFiles(noTable), /not expose \.\/routes/]],
  SHARED_INCOMPATIBLE: [
    ['for another major version', () => withSample(react('19.0.0')), /react 19\.0\.0/],
    ['for a later version', () => withSample(react('18.4.0')), /stable host 1\.0\.0 has 18\.3\.1/],
    ['for a module that the host lacks', () => withSample({ builtAgainst: { vue: '3.0.0' } }), /has none/],
    ['for an inherited name', () => withSample({ builtAgainst: { constructor: '1.0.0' } }), /has none/],
    ['as host without fit', () => withSample(react('19.0.0'), 'host'), /1\.0 .* stable host 1\.0\.1/],
  ],
  STYLE_WIDE: [
    ['with a style for the body', () => css('body{margin:0}'), wide('body')],
    ['with a style for all', () => css('.a{top:0}@media print{*{color:red}}'), wide('\\*')],
    ["with a style for the page's root", () => css('#root{padding:0}'), wide('#root')],
    ['with a size for the document', () => css(':root{--a:1px;font-size:20px}'), wide(':root')],
    ['with a variable for all paragraphs', () => css('p{--a:1px}'), wide('p')],
  ],
  SIZE_OVER: [['with a page that is too big', () => withSample(big), /the page A/]],
};

test.each(withCodes(refused))(
  '%s: a build %s is refused before anything is written',
  async (code, _, build, message) => {
    const before = await contentOf(suite.root);
    const refusal = await refusalOf(publish({ store: suite.store, dist: await build() }));
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await contentOf(suite.root)).toEqual(before);
  },
);

test('one refused build holds up all that was to be published with it', async () => {
  const before = await contentOf(suite.root);
  const { store } = suite;
  const twice = [await distOf('remote-c', '1.0.0'), await distOf('remote-c', '1.0.1')];
  await expectRefusal(publishAll({ store, dists: twice }), 'APP_TWICE');
  const dists = [await distOf('remote-d', '1.0.0'), await withRoutes(route('/plan', 'B'))];
  await expectRefusal(publishAll({ store, dists }), 'ROUTE_TAKEN');
  expect(await contentOf(suite.root)).toEqual(before);
});

test('two remotes may exchange a route in one revision, and a more exact path below a parameter is its own', async () => {
  const { store, registry } = await copySuite(suite);
  const giving = await distOf('remote-a', '1.2.0', { live: { routes: [route('/course/:id', 'Course')] } });
  const taking = await withRoutes(route('/plan', 'Plan'), route('/course/list', 'List'));
  await publishAll({ store, dists: [giving, taking] });
  const rows = routesOf(await registry());
  const owners = ['/plan', '/course/list', '/course/7'].map((path) => matchRoute(rows, path)?.app);
  expect(owners).toEqual(['remote-c', 'remote-c', 'remote-a']);
});

test('the name of a container is not that of a canary, and is one for all versions of an ordinary remote', async () => {
  const { put } = await copySuite(suite);
  const named = (container: string) => ({ live: { container } });
  await put('remote-b', '1.1.0', { canary: 5 }, named('tried'));
  for (const app of ['remote-b', 'remote-c'])
    await expectRefusal(put(app, '1.2.0', { lost: ['*'] }, named('tried')), 'CONTAINER_TAKEN', {
      app,
      owner: 'remote-b 1.1.0',
    });
  for (const version of ['1.0.0', '1.1.0']) await put('remote-c', version, {}, named('remote_c'));
  await expectRefusal(put('remote-d', '1.0.0', {}, named('remote_c')), 'CONTAINER_TAKEN');
});

const errorDsn = 'https://key@reports.example/1';

test.each([
  ['cdn', { ...site, cdn: 'https://cdn.example .com/' }],
  ['errorDsn', { ...site, errorDsn: 'https://key@reports.example:70000/1' }],
  [
    'errorProjects.remote-a',
    { ...site, errorDsn, errorProjects: { 'remote-a': 'https://k@other.example/2' } },
  ],
  ['errorProjects.remote-a', { ...site, errorProjects: { 'remote-a': errorDsn } }],
  ['login.url', { ...site, login: { ...site.login, url: 'https://login example/' } }],
])('settings whose %s is no address are refused, which no gateway could serve', async (setting, wrong) => {
  const publishing = publishAll({ store: suite.store, dists: [], site: wrong });
  await expectRefusal(publishing, 'SITE_WRONG', { setting });
});

test.each([
  ['remote-c', '.a{top:0}.a p{margin:0}'],
  ['remote-c', ':root{--rv-a:1px}html:root{--rv-b:2px}'],
  ['remote-c', '@font-face{font-family:x}'],
  ['host', 'body{margin:0}'],
])('%s may have the styles %s', async (app, styles) => {
  const { put } = await copySuite(suite);
  expect(await put(app, '9.0.0', {}, { files: { 'page.css': styles } })).toMatchObject({ changed: true });
});

test('a release fits every host that it can meet: the canary and the way back as well', async () => {
  const { put } = await copySuite(suite);
  await put('host', '1.1.0', {}, react('18.5.0'));
  const early = put('remote-b', '9.0.0', {}, react('18.4.0'));
  expect((await refusalOf(early)).message).toContain('rollback target host 1.0.0');
  await put('host', '1.2.0', {}, react('18.5.0'));
  await put('remote-b', '1.1.0', {}, react('18.4.0'));
  await put('host', '1.3.0', { canary: 5 }, react('18.4.0'));
  const late = put('remote-b', '9.0.0', {}, react('18.5.0'));
  expect((await refusalOf(late)).message).toContain('canary host 1.3.0');
});

test('host and remotes go to a new major version together', async () => {
  const { store, registry } = await liveSuite();
  const names = ['host', 'remote-a', 'remote-b'];
  const dists = await Promise.all(names.map((name) => distOf(name, '2.0.0', react('19.0.0'))));
  expect(await publishAll({ store, dists })).toMatchObject({ changed: true });
  expect(Object.values((await registry()).apps).map(({ previous }) => previous)).toEqual([null, null, null]);
});

describe('budgets', () => {
  const budgets = { host: 100, entry: 10, ordinary: 20, page: 50, release: 80 };
  const sizes: Record<string, number> = {
    ...{ 'entry.js': 4, 'entry.css': 2, 'routes.js': 3, 'A.js': 30, 'A.js.map': 999, 'x.png': 999 },
  };
  const routes = [route('/a', 'A', { files: ['A.js', 'routes.js'] })];
  const live = { entry: 'entry.js', styles: ['entry.css'], tableFiles: ['routes.js'], routes };
  const manifest = { name: 'remote-a', version: '1.0.0', live, files: sizes } as unknown as ReleaseManifest;

  test('each part counts each of its files once, maps and pictures do not count, and an ordinary container may be larger', () => {
    const parts = (one = manifest) => partsOf(one, (path) => sizes[path] ?? 0, budgets);
    const ordinary = { ...manifest, live: { ...live, container: 'remote_a' } } as unknown as ReleaseManifest;
    expect(parts(ordinary)[0]).toMatchObject({ limit: 20 });
    expect(parts()).toEqual([
      { what: 'the entry', bytes: 6, limit: 10 },
      { what: 'the page A', bytes: 39, limit: 50 },
      { what: 'the release', bytes: 39, limit: 80 },
    ]);
  });

  test.each([
    ['entry.js', 10, 'the entry'],
    ['A.js', 60, 'the page A'],
  ])('%s of %d bytes is too much', (path, bytes, what) => {
    const all = Object.entries({ ...sizes, [path]: bytes });
    const files = new Map(all.map(([name, size]) => [name, Buffer.alloc(size)]));
    const over = expect.objectContaining({ code: 'SIZE_OVER', facts: expect.objectContaining({ what }) });
    expect(() => checkBudgets(manifest, files, budgets)).toThrow(over);
    files.set(`${path}.br`, Buffer.alloc(1));
    expect(() => checkBudgets(manifest, files, budgets)).not.toThrow();
  });
});
