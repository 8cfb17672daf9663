import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { routesOf, type ReleaseManifest } from '@suite/kernel/registry';
import { matchRoute } from '@suite/kernel/routes';
import { site } from '@suite/kernel/testing';
import { contentOf, distOf, refusalOf, route, temporaryFolder, writeIn } from '../testing/sample';
import { copySuite, liveSuite, type LiveSuite } from '../testing/suite';
import { publish, publishAll } from './publish';

const edited = (edit: (manifest: ReleaseManifest) => unknown) => distOf('remote-c', '1.0.0', { edit });
const withLive = (live: object) => distOf('remote-c', '1.0.0', { live });
const withRoutes = (...routes: ReturnType<typeof route>[]) => withLive({ routes });

/** A build of which a file was changed after it was built. */
async function spoilt(path: string, body: (now: string) => string): Promise<string> {
  const dist = await distOf('remote-c', '1.0.0');
  writeIn(dist, path, body(await readFile(join(dist, path), 'utf8')));
  return dist;
}
const lost = () =>
  distOf('remote-c', '1.0.0', { files: { 'page.js': 'x' } }).then(async (dist) => {
    await rm(join(dist, 'page.js'));
    return dist;
  });
const outside = (m: ReleaseManifest) => ({ ...m, files: { ...m.files, '../x.js': m.files['entry.js'] } });

let suite: LiveSuite;
beforeAll(async () => {
  suite = await liveSuite();
  await suite.put(
    'remote-a',
    '1.1.0',
    { lost: ['*'] },
    { live: { routes: [route('/course/:id', 'Course'), route('/plan', 'Plan')] } },
  );
});

test.each<[string, () => Promise<string>, string, RegExp]>([
  ['without release.json', () => temporaryFolder(), 'MANIFEST_MISSING', /build the app first/],
  [
    'with a truncated release.json',
    () => spoilt('release.json', (now) => now.slice(0, -9)),
    'MANIFEST_WRONG',
    /not JSON/,
  ],
  ['of another schema', () => edited((m) => ({ ...m, schema: 2 })), 'MANIFEST_WRONG', /schema/],
  ['that is null', () => edited(() => null), 'MANIFEST_WRONG', /schema/],
  ['of no app', () => distOf('../evil', '1.0.0'), 'MANIFEST_WRONG', /"..\/evil" is no name/],
  ['of no version', () => distOf('remote-c', '../1'), 'MANIFEST_WRONG', /"..\/1" is no version/],
  ['with links of another kind', () => edited((m) => ({ ...m, linksTo: [7] })), 'MANIFEST_WRONG', /linksTo/],
  ['without files', () => edited(({ files: _, ...m }) => m), 'MANIFEST_WRONG', /files/],
  ['without live', () => edited((m) => ({ ...m, live: null })), 'MANIFEST_WRONG', /live/],
  ['without routes', () => withLive({ routes: undefined }), 'MANIFEST_WRONG', /routes/],
  [
    'without versions',
    () => edited((m) => ({ ...m, builtAgainst: undefined })),
    'MANIFEST_WRONG',
    /builtAgainst/,
  ],
  ['with a file outside of its folder', () => edited(outside), 'MANIFEST_WRONG', /"..\/x.js" cannot be/],
  [
    'with a compressed file',
    () => distOf('remote-c', '1.0.0', { files: { 'a.js.br': '' } }),
    'MANIFEST_WRONG',
    /a.js.br/,
  ],
  ['with a malformed path', () => withRoutes(route('nowhere', 'X')), 'MANIFEST_WRONG', /must start with \//],
  ['with a file missing', lost, 'FILE_MISSING', /page.js/],
  [
    'with one byte flipped',
    () => spoilt('entry.js', (now) => now.replace('1.0.0', '1.0.1')),
    'FILE_CHANGED',
    /entry.js/,
  ],
  ['with a file truncated', () => spoilt('entry.js', () => 'start('), 'FILE_CHANGED', /entry.js/],
  ['without its entry', () => withLive({ entry: 'other.js' }), 'ENTRY_MISSING', /other.js/],
  ['without its route table', () => withLive({ tableFiles: ['table.js'] }), 'ENTRY_MISSING', /table.js/],
  ['without its styles', () => withLive({ styles: ['lost.css'] }), 'ENTRY_MISSING', /lost.css/],
  [
    'without the file of a page',
    () => withRoutes(route('/b', 'B', { files: ['B.js'] })),
    'ENTRY_MISSING',
    /B.js/,
  ],
  [
    'with an inherited name as entry',
    () => withLive({ entry: 'constructor' }),
    'ENTRY_MISSING',
    /constructor/,
  ],
  ['without a container', () => withLive({ container: undefined }), 'ENTRY_MISSING', /container/],
  [
    'as host without a document',
    () => distOf('host', '1.0.1', { document: undefined }),
    'ENTRY_MISSING',
    /document/,
  ],
  [
    'as host without places',
    () => distOf('host', '1.0.1', { files: { 'index.html': '<p>' } }),
    'DOCUMENT_WRONG',
    /snapshot/,
  ],
  ['with a path of another', () => withRoutes(route('/plan', 'B')), 'ROUTE_TAKEN', /\/plan .*remote-a/],
  [
    'with a path of another in other letters',
    () => withRoutes(route('/Course/:key', 'B')),
    'ROUTE_TAKEN',
    /remote-a/,
  ],
  [
    'with an optional part like a path of another',
    () => withRoutes(route('/plan/:day?', 'B')),
    'ROUTE_TAKEN',
    /remote-a/,
  ],
  ['with a name of another', () => withRoutes(route('/b', 'Plan')), 'ROUTE_TAKEN', /Plan .*remote-a/],
  [
    "with another's container",
    () => withLive({ container: 'remote-b@1.0.0' }),
    'CONTAINER_TAKEN',
    /remote-b 1.0.0/,
  ],
  [
    'with its last container',
    () => distOf('remote-b', '2.0.0', { live: { container: 'remote-b@1.0.0' } }),
    'CONTAINER_TAKEN',
    /remote-b 1.0.0/,
  ],
])('a build %s is refused, and the store stays as it is', async (_, build, code, message) => {
  const before = await contentOf(suite.root);
  const refusal = await refusalOf(publish({ store: suite.store, dist: await build() }));
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(await contentOf(suite.root)).toEqual(before);
});

test('one refused build holds up all that was to be published with it', async () => {
  const before = await contentOf(suite.root);
  const { store } = suite;
  const twice = [await distOf('remote-c', '1.0.0'), await distOf('remote-c', '1.0.1')];
  expect(await refusalOf(publishAll({ store, dists: twice }))).toMatchObject({ code: 'APP_TWICE' });
  const dists = [await distOf('remote-d', '1.0.0'), await withRoutes(route('/plan', 'B'))];
  expect(await refusalOf(publishAll({ store, dists }))).toMatchObject({ code: 'ROUTE_TAKEN' });
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

test.each([
  ['cdn', { ...site, cdn: 'https://cdn.example .com/' }],
  ['errorDsn', { ...site, errorDsn: 'https://key@reports.example:70000/1' }],
  ['login.url', { ...site, login: { ...site.login, url: 'https://login example/' } }],
])('settings whose %s is no address are refused, which no gateway could serve', async (setting, wrong) => {
  const before = await contentOf(suite.root);
  const publishing = publishAll({ store: suite.store, dists: [], site: wrong });
  expect(await refusalOf(publishing)).toMatchObject({ code: 'SITE_WRONG', facts: { setting } });
  expect(await contentOf(suite.root)).toEqual(before);
});
