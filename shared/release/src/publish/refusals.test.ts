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
  temporaryFolder,
  withCodes,
  writeIn,
} from '../testing/sample';
import { copySuite, liveSuite, type LiveSuite } from '../testing/suite';
import { publish, publishAll } from './publish';

const edited = (edit: (manifest: ReleaseManifest) => unknown) => distOf('remote-c', '1.0.0', { edit });
const withLive = (live: object) => distOf('remote-c', '1.0.0', { live });
const lastContainer = { live: { container: 'remote-b@1.0.0' } };
const withFiles = (files: Record<string, string>, app = 'remote-c', version = '1.0.0') =>
  distOf(app, version, { files });
const withRoutes = (...routes: ReturnType<typeof route>[]) => withLive({ routes });

/** A build of which a file was changed after it was built. */
async function spoilt(path: string, body: (now: string) => string): Promise<string> {
  const dist = await distOf('remote-c', '1.0.0');
  writeIn(dist, path, body(await readFile(join(dist, path), 'utf8')));
  return dist;
}
const lost = () =>
  withFiles({ 'page.js': 'x' }).then(async (dist) => {
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
    ['with a malformed path', () => withRoutes(route('nowhere', 'X')), /must start with \//],
  ],
  FILE_MISSING: [['with a file missing', lost, /page.js/]],
  FILE_CHANGED: [
    ['with one byte flipped', () => spoilt('entry.js', (now) => now.replace('1.0.0', '1.0.1')), /entry.js/],
    ['with a file truncated', () => spoilt('entry.js', () => 'start('), /entry.js/],
  ],
  ENTRY_MISSING: [
    ['without its entry', () => withLive({ entry: 'other.js' }), /other.js/],
    ['without its route table', () => withLive({ tableFiles: ['table.js'] }), /table.js/],
    ['without its styles', () => withLive({ styles: ['lost.css'] }), /lost.css/],
    ['without the file of a page', () => withRoutes(route('/b', 'B', { files: ['B.js'] })), /B.js/],
    ['with an inherited name as entry', () => withLive({ entry: 'constructor' }), /constructor/],
    ['without a container', () => withLive({ container: undefined }), /container/],
    ['as host without a document', () => distOf('host', '1.0.1', { document: undefined }), /document/],
  ],
  DOCUMENT_WRONG: [
    ['as host without places', () => withFiles({ 'index.html': '<p>' }, 'host', '1.0.1'), /snapshot/],
  ],
  ROUTE_TAKEN: [
    ['with a path of another', () => withRoutes(route('/plan', 'B')), /\/plan .*remote-a/],
    ['with a path of another in other letters', () => withRoutes(route('/Course/:key', 'B')), /remote-a/],
    ['with an optional part like a path of another', () => withRoutes(route('/plan/:day?', 'B')), /remote-a/],
    ['with a name of another', () => withRoutes(route('/b', 'Plan')), /Plan .*remote-a/],
  ],
  CONTAINER_TAKEN: [
    ["with another's container", () => withLive({ container: 'remote-b@1.0.0' }), /remote-b 1.0.0/],
    ['with its last container', () => distOf('remote-b', '2.0.0', lastContainer), /remote-b 1.0.0/],
  ],
};

test.each(withCodes(refused))(
  '%s: a build %s is refused, and the store stays as it is',
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
