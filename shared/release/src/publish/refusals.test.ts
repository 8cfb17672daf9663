import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@suite/kernel/testing';
import { matchRoute } from '@suite/kernel/routes';
import { routesOf, type ReleaseManifest } from '@suite/kernel/registry';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { contentOf, distOf, refusalOf, route, temporaryFolder, writeIn } from '../testing/sample';
import { publish, publishAll } from './publish';

let root: string;
let store: LocalStore;

beforeEach(async () => {
  root = await temporaryFolder();
  store = new LocalStore(root);
});

const registry = async () => (await currentRegistry(store))!.registry;

describe('a build is refused', () => {
  const edited = (edit: (manifest: ReleaseManifest) => unknown) => distOf('remote-b', '1.0.0', { edit });
  const withLive = (live: object) => distOf('remote-b', '1.0.0', { live });

  beforeEach(async () => {
    const routes = [route('/course/:id', 'Course'), route('/plan', 'Plan')];
    await publishAll({
      store,
      dists: [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0', { live: { routes } })],
    });
  });

  test.each<[string, () => Promise<string>, string, RegExp]>([
    ['without release.json', () => temporaryFolder(), 'MANIFEST_MISSING', /build the app first/],
    [
      'with a truncated release.json',
      async () => {
        const dist = await distOf('remote-b', '1.0.0');
        writeIn(dist, 'release.json', (await readFile(join(dist, 'release.json'), 'utf8')).slice(0, -9));
        return dist;
      },
      'MANIFEST_WRONG',
      /not JSON/,
    ],
    ['of another schema', () => edited((m) => ({ ...m, schema: 2 })), 'MANIFEST_WRONG', /schema/],
    ['that is null', () => edited(() => null), 'MANIFEST_WRONG', /schema/],
    ['of no app', () => distOf('../evil', '1.0.0'), 'MANIFEST_WRONG', /"..\/evil" is no name/],
    ['of no version', () => distOf('remote-b', '../1'), 'MANIFEST_WRONG', /"..\/1" is no version/],
    [
      'with links of another kind',
      () => edited((m) => ({ ...m, linksTo: [7] })),
      'MANIFEST_WRONG',
      /linksTo/,
    ],
    ['without files', () => edited(({ files: _, ...m }) => m), 'MANIFEST_WRONG', /files/],
    ['without live', () => edited((m) => ({ ...m, live: null })), 'MANIFEST_WRONG', /live/],
    ['without routes', () => withLive({ routes: undefined }), 'MANIFEST_WRONG', /routes/],
    [
      'without versions',
      () => edited((m) => ({ ...m, builtAgainst: undefined })),
      'MANIFEST_WRONG',
      /builtAgainst/,
    ],
    [
      'with a file outside of its folder',
      () => edited((m) => ({ ...m, files: { ...m.files, '../x.js': m.files['entry.js'] } })),
      'MANIFEST_WRONG',
      /"..\/x.js" cannot be/,
    ],
    [
      'with a file that publishing would overwrite',
      () => distOf('remote-b', '1.0.0', { files: { 'entry.js.br': 'x' } }),
      'MANIFEST_WRONG',
      /entry.js.br/,
    ],
    [
      'with a malformed path',
      () => withLive({ routes: [route('nowhere', 'Nowhere')] }),
      'MANIFEST_WRONG',
      /must start with \//,
    ],
    [
      'with a file missing',
      async () => {
        const dist = await distOf('remote-b', '1.0.0', { files: { 'page.js': 'x' } });
        await rm(join(dist, 'page.js'));
        return dist;
      },
      'FILE_MISSING',
      /page.js/,
    ],
    [
      'with one byte flipped',
      async () => {
        const dist = await distOf('remote-b', '1.0.0');
        writeIn(dist, 'entry.js', 'start("remote-b", "1.0.1");');
        return dist;
      },
      'FILE_CHANGED',
      /entry.js/,
    ],
    [
      'with a file truncated',
      async () => {
        const dist = await distOf('remote-b', '1.0.0');
        writeIn(dist, 'entry.js', 'start(');
        return dist;
      },
      'FILE_CHANGED',
      /entry.js/,
    ],
    ['without its entry', () => withLive({ entry: 'other.js' }), 'ENTRY_MISSING', /other.js/],
    ['without its route table', () => withLive({ tableFiles: ['table.js'] }), 'ENTRY_MISSING', /table.js/],
    ['without its styles', () => withLive({ styles: ['lost.css'] }), 'ENTRY_MISSING', /lost.css/],
    [
      'without the file of a page',
      () => withLive({ routes: [route('/b', 'B', { files: ['B.js'] })] }),
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
      'as host with a document without places',
      () => distOf('host', '1.0.1', { files: { 'index.html': '<!doctype html>' } }),
      'DOCUMENT_WRONG',
      /registry-snapshot/,
    ],
    [
      'with a path of another',
      () => withLive({ routes: [route('/plan', 'B')] }),
      'ROUTE_TAKEN',
      /\/plan .*remote-a/,
    ],
    [
      'with a path of another in other letters',
      () => withLive({ routes: [route('/Course/:key', 'B')] }),
      'ROUTE_TAKEN',
      /remote-a/,
    ],
    [
      'with an optional part that reaches a path of another',
      () => withLive({ routes: [route('/plan/:day?', 'B')] }),
      'ROUTE_TAKEN',
      /remote-a/,
    ],
    [
      'with a name of another',
      () => withLive({ routes: [route('/b', 'Plan')] }),
      'ROUTE_TAKEN',
      /Plan .*remote-a/,
    ],
    [
      "with another's container",
      () => withLive({ container: 'remote-a@1.0.0' }),
      'CONTAINER_TAKEN',
      /belongs to remote-a 1.0.0/,
    ],
    [
      'with the container of its own last version',
      () => distOf('remote-a', '2.0.0', { live: { container: 'remote-a@1.0.0' } }),
      'CONTAINER_TAKEN',
      /belongs to remote-a 1.0.0/,
    ],
  ])('%s, and the store stays as it is', async (_, build, code, message) => {
    const before = await contentOf(root);
    const refusal = await refusalOf(publish({ store, dist: await build() }));
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await contentOf(root)).toEqual(before);
  });

  test('together with another copy of itself', async () => {
    const dists = [await distOf('remote-b', '1.0.0'), await distOf('remote-b', '1.0.1')];
    expect(await refusalOf(publishAll({ store, dists }))).toMatchObject({ code: 'APP_TWICE' });
  });

  test('and with it everything that was to be published with it', async () => {
    const before = await contentOf(root);
    const dists = [await distOf('remote-c', '1.0.0'), await withLive({ routes: [route('/plan', 'B')] })];
    expect(await refusalOf(publishAll({ store, dists }))).toMatchObject({ code: 'ROUTE_TAKEN' });
    expect(await contentOf(root)).toEqual(before);
  });

  test('but two remotes may exchange a route in one revision', async () => {
    const giving = await distOf('remote-a', '1.1.0', { live: { routes: [route('/course/:id', 'Course')] } });
    const taking = await withLive({ routes: [route('/plan', 'Plan')] });
    await publishAll({ store, dists: [giving, taking] });
    expect(matchRoute(routesOf(await registry()), '/plan')?.app).toBe('remote-b');
  });

  test('but a more exact path below the parameter of another is its own', async () => {
    await publish({ store, dist: await withLive({ routes: [route('/course/list', 'List')] }) });
    const rows = routesOf(await registry());
    expect(matchRoute(rows, '/course/list')?.app).toBe('remote-b');
    expect(matchRoute(rows, '/course/7')?.app).toBe('remote-a');
  });
});

test.each([
  ['cdn', { ...site, cdn: 'https://cdn.example .com/' }],
  ['errorDsn', { ...site, errorDsn: 'https://key@reports.example:70000/1' }],
  ['login.url', { ...site, login: { ...site.login, url: 'https://login example/' } }],
])('settings whose %s is no address are refused, which no gateway could serve', async (setting, wrong) => {
  const publishing = publish({ store, dist: await distOf('host', '1.0.0'), site: wrong });
  expect(await refusalOf(publishing)).toMatchObject({ code: 'SITE_WRONG', facts: { setting } });
  expect(await currentRegistry(store)).toBeUndefined();
});
