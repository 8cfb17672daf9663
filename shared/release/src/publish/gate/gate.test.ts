import { routesOf, type ReleaseManifest } from '@suite/kernel/registry';
import { contentOf, distOf, refusalOf, route, template, withCodes } from '../../testing/sample';
import { liveSuite, type LiveSuite } from '../../testing/suite';
import { publishAll } from '../publish';
import { checkBudgets, partsOf } from './check-files';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

type Sample = NonNullable<Parameters<typeof distOf>[2]>;

/** Publishes a release with one thing wrong, and checks that the store did not change. */
async function refused(app: string, sample: Sample, options: Parameters<LiveSuite['put']>[2] = {}) {
  const dist = await distOf(app, '9.0.0', sample);
  const before = await contentOf(suite.root);
  const refusal = await refusalOf(publishAll({ store: suite.store, dists: [dist], ...options }));
  expect(await contentOf(suite.root)).toEqual(before);
  return refusal;
}

const routes = [route('/a', 'A'), route('/a/:id', 'AOne')];

const modern = template.replace('window.started = 1 < 2;', 'const a = 1;');
const css = (styles: string): Sample => ({ files: { 'page.css': styles } });
const wide = (selector: string) =>
  new RegExp(`^remote-a: ${selector} in page\\.css hits the pages of every app$`);
const react = (version: string) => ({ builtAgainst: { react: version } });
const noTable = { 'entry.js': 'window["remote-a@9.0.0"] = { get: { "./pages": 1 } };' };

type Refused = [string, string, Sample, RegExp];
const refusals: Record<string, Refused[]> = {
  SYNTAX_ABOVE_FLOOR: [
    ['syntax above the floor', 'remote-a', { files: { 'x.js': 'a?.b;' } }, /x\.js .*ES2015/],
    ['a native import()', 'remote-a', { files: { 'x.js': 'import("./y.js");' } }, /x\.js/],
    ['HTML in a script', 'remote-a', { files: { 'x.js': '<!doctype html>' } }, /x\.js/],
    ['a modern inline script', 'host', { files: { 'index.html': modern } }, /index\.html .*ES5/],
  ],
  EXPOSED_MISSING: [
    ['a container without the route table', 'remote-a', { files: noTable }, /not expose \.\/routes/],
  ],
  SHARED_INCOMPATIBLE: [
    ['another major version', 'remote-a', react('19.0.0'), /react 19\.0\.0/],
    ['a later version', 'remote-a', react('18.4.0'), /stable host 1\.0\.0 has 18\.3\.1/],
    ['a module that the host lacks', 'remote-a', { builtAgainst: { vue: '3.0.0' } }, /has none/],
    ['a host without fit', 'host', react('19.0.0'), /remote-a 1\.0\.0 .* stable host 9\.0\.0/],
  ],
  ROUTE_LOST: [['a route less', 'remote-a', { live: { routes: [] } }, /remote-a 9\.0\.0 .*\/remote-a/]],
  STYLE_WIDE: [
    ['a style for the body', 'remote-a', css('body{margin:0}'), wide('body')],
    ['a style for all', 'remote-a', css('.a{top:0}@media print{*{color:red}}'), wide('\\*')],
    ["a style for the page's root", 'remote-a', css('#root{padding:0}'), wide('#root')],
    ['a size for the document', 'remote-a', css(':root{--a:1px;font-size:20px}'), wide(':root')],
    ['a variable for all paragraphs', 'remote-a', css('p{--a:1px}'), wide('p')],
  ],
};

test.each(withCodes(refusals))(
  '%s: %s is refused before anything is written',
  async (code, _, app, sample, message) => {
    expect(await refused(app, sample)).toMatchObject({ code, message: expect.stringMatching(message) });
  },
);

test.each([
  ['remote-a', '.a{top:0}.a p{margin:0}'],
  ['remote-a', ':root{--rv-a:1px}html:root{--rv-b:2px}'],
  ['remote-a', '@font-face{font-family:x}'],
  ['host', 'body{margin:0}'],
])('%s may have the styles %s', async (app, styles) => {
  expect(await suite.put(app, '9.0.0', {}, css(styles))).toMatchObject({ changed: true });
});

test('a release fits every host that it can meet: the canary and the way back as well', async () => {
  await suite.put('host', '1.1.0', {}, react('18.5.0'));
  expect(await refused('remote-a', react('18.4.0'))).toMatchObject({
    code: 'SHARED_INCOMPATIBLE',
    message: expect.stringContaining('rollback target host 1.0.0'),
  });
  await suite.put('host', '1.2.0', {}, react('18.5.0'));
  await suite.put('remote-a', '1.1.0', {}, react('18.4.0'));
  await suite.put('host', '1.3.0', { canary: 5 }, react('18.4.0'));
  expect(await refused('remote-a', react('18.5.0'))).toMatchObject({
    code: 'SHARED_INCOMPATIBLE',
    message: expect.stringContaining('canary host 1.3.0'),
  });
});

test('host and remotes go to a new major version together', async () => {
  const names = ['host', 'remote-a', 'remote-b'];
  const dists = await Promise.all(names.map((name) => distOf(name, '2.0.0', react('19.0.0'))));
  expect(await publishAll({ store: suite.store, dists })).toMatchObject({ changed: true });
  const { apps } = await suite.registry();
  expect(Object.values(apps).map(({ previous }) => previous)).toEqual([null, null, null]);
});

describe('a lost route', () => {
  beforeEach(() => suite.put('remote-a', '1.1.0', { lost: ['/remote-a'] }, { live: { routes } }));

  test.each([
    ['named on the command line', { lost: ['/a/:key'] }, {}],
    ['named by a star', { lost: ['*'] }, {}],
    ['declared in the release', {}, { lost: ['/a/:id'] }],
  ])('is given up when it is %s', async (_, options, manifest) => {
    const edit = (m: ReleaseManifest) => ({ ...m, ...manifest });
    await suite.put('remote-a', '1.2.0', options, { live: { routes: routes.slice(0, 1) }, edit });
    expect(routesOf(await suite.registry()).map(({ path }) => path)).not.toContain('/a/:id');
  });

  test('another app cannot take it while it is the canary of its owner', async () => {
    const own = route('/remote-b', 'B');
    await suite.put(
      'remote-a',
      '1.2.0',
      { canary: 5 },
      { live: { routes: [...routes, route('/new', 'New')] } },
    );
    const taking = await refused('remote-b', { live: { routes: [own, route('/new', 'Other')] } });
    expect(taking).toMatchObject({ code: 'ROUTE_TAKEN' });
  });
});

describe('budgets', () => {
  const budgets = { host: 100, entry: 10, page: 50, release: 80 };
  const sizes: Record<string, number> = {
    'entry.js': 4,
    'entry.css': 2,
    'routes.js': 3,
    'A.js': 30,
    'A.js.map': 999,
    'x.png': 999,
  };
  const live = {
    entry: 'entry.js',
    styles: ['entry.css'],
    tableFiles: ['routes.js'],
    routes: [route('/a', 'A', { files: ['A.js', 'routes.js'] })],
  };
  const manifest = { name: 'remote-a', version: '1.0.0', live, files: sizes } as unknown as ReleaseManifest;

  test('each part counts each of its files once, and maps and pictures do not count', () => {
    expect(partsOf(manifest, (path) => sizes[path] ?? 0, budgets)).toEqual([
      { what: 'the entry', bytes: 6, limit: 10 },
      { what: 'the page A', bytes: 39, limit: 50 },
      { what: 'the release', bytes: 39, limit: 80 },
    ]);
  });

  test.each([
    ['entry.js', 10, 'the entry'],
    ['A.js', 60, 'the page A'],
  ])('%s of %d bytes is too much', (path, bytes, what) => {
    const files = new Map(
      Object.entries({ ...sizes, [path]: bytes }).map(([name, size]) => [name, Buffer.alloc(size)]),
    );
    expect(() => checkBudgets(manifest, files, budgets)).toThrow(
      expect.objectContaining({
        code: 'SIZE_OVER',
        facts: expect.objectContaining({ app: 'remote-a', what }),
      }),
    );
    files.set(`${path}.br`, Buffer.alloc(1));
    expect(() => checkBudgets(manifest, files, budgets)).not.toThrow();
  });

  test('a page that is too big is refused before anything is written', async () => {
    const noise = Buffer.from(
      Array.from({ length: 300_000 }, (_, i) => ((i * 7919 + (i >> 3) * 104_729) * (i | 1)) >>> 7),
    );
    const script = `"${noise.toString('base64')}";`;
    const big = {
      files: { 'A.js': script },
      live: { routes: [route('/remote-a', 'A', { files: ['A.js'] })] },
    };
    expect(await refused('remote-a', big)).toMatchObject({
      code: 'SIZE_OVER',
      message: expect.stringContaining('the page A'),
    });
  });
});
