import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@suite/kernel/registry';
import { syntaxFault } from '../plugins/floor';

const root = join(__dirname, '../../../..');
let place: string;

const sources: Record<string, string> = {
  'package.json': '{ "name": "remote-sample", "version": "1.0.0", "type": "module" }',
  'tsconfig.json': '{ "extends": "@suite/build/tsconfig/browser.json", "include": ["src"] }',
  'webpack.config.ts':
    "import { defineRemote } from '@suite/build';\nexport default defineRemote(import.meta.dirname);",
  'src/routes.ts': `import { defineRoutes } from '@suite/kernel/routes';
export default defineRoutes('remote-sample', [
  { path: '/sample', name: 'Sample', title: '样例', skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Sample" */ './sample.page') },
]);`,
  'src/sample.page.tsx': `import { places } from '@suite/kernel/places';
import css from './sample.module.css';
export default function SamplePage() {
  const load = async () => ({ ...(await Promise.resolve({ a: 1 })) });
  return <h1 id={places.exam({ paperId: 3 })} className={css.title} onClick={() => void load().then((x) => x?.a)}>样例</h1>;
}`,
  'src/sample.module.css': '.title { width: 750px; }',
};

async function build(
  changed: Record<string, string> = {},
  checkout = 'remote-sample',
): Promise<{ dist: string; error: string }> {
  const folder = join(place, checkout);
  for (const [path, text] of Object.entries({ ...sources, ...changed })) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const worker = join(__dirname, 'build-worker.ts');
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', worker, checkout, '1.0.0'], {
    cwd: place,
  });
  const error = await run.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
  return { dist: join(folder, 'dist'), error };
}

beforeAll(async () => {
  await mkdir(join(root, '.suite'), { recursive: true });
  place = await mkdtemp(join(root, '.suite', 'build-test-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

test('a remote becomes a release that says all about itself', async () => {
  const { dist, error } = await build();
  expect(error).toBe('');
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  expect(manifest).toMatchObject({
    schema: 1,
    name: 'remote-sample',
    version: '1.0.0',
    live: {
      entry: expect.stringMatching(/^entry\.\w{8}\.js$/),
      container: 'remote_sample_1_0_0',
      tableFiles: [expect.stringMatching(/^routes\.\w{8}\.js$/)],
      routes: [{ path: '/sample', name: 'Sample', title: '样例', skipUserCheck: true }],
    },
    builtAgainst: { react: '18.3.1' },
    linksTo: ['/exam'],
  });
  expect(manifest.live.routes[0]?.files.map((file) => file.replace(/\.\w{8}\./, '.')).sort()).toEqual([
    'Sample.css',
    'Sample.js',
  ]);

  const names = (await readdir(dist)).filter((name) => name !== 'release.json');
  expect(Object.keys(manifest.files).sort()).toEqual(names.sort());
  for (const name of names) {
    const content = await readFile(join(dist, name));
    expect(manifest.files[name]).toEqual({
      sha384: createHash('sha384').update(content).digest('base64'),
      bytes: content.length,
    });
    if (name.endsWith('.js')) expect(syntaxFault(content.toString(), 2015)).toBeUndefined();
    if (name.endsWith('.css')) expect(content.toString()).toContain('width:10rem');
  }
  const entry = await readFile(join(dist, manifest.live.entry), 'utf8');
  expect(entry).toContain('window.remote_sample_1_0_0=');
}, 60_000);

test('the app has the name of its package, in a checkout folder of any name', async () => {
  const { dist, error } = await build({}, 'a-checkout');
  expect(error).toBe('');
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  expect(manifest.name).toBe('remote-sample');
  expect(manifest.live.container).toBe('remote_sample_1_0_0');
}, 60_000);

test.each([
  [
    'a page without its chunk name',
    { 'src/routes.ts': sources['src/routes.ts']!.replace('/* webpackChunkName: "Sample" */ ', '') },
    /no chunk is named "Sample"/,
  ],
  [
    'a table that names another owner',
    { 'src/routes.ts': sources['src/routes.ts']!.replace("'remote-sample'", "'remote-other'") },
    /remote-other owns it/,
  ],
  [
    'a page that does not exist',
    { 'src/sample.page.tsx': "import './nothing';" },
    /Can't resolve '.\/nothing'/,
  ],
])(
  '%s fails the build, and it says why',
  async (_, changed, message) => {
    expect((await build(changed)).error).toMatch(message);
  },
  60_000,
);

test('a build refuses what lint refuses, each mistake once', async () => {
  const changed = {
    'src/bad.tsx': "import 'react-vant';\nexport const Bad = () => <b>{localStorage.length}</b>;",
    'src/sample.page.tsx': `import { Bad } from './bad';\n${sources['src/sample.page.tsx']}\nvoid Bad;`,
    'src/sample.module.css': '.title { display: flex; gap: 8px; color: var(--color-brand); }',
  };
  const { error } = await build(changed, 'remote-bad');
  const told = [
    /^.*bad\.tsx:1:1/gm,
    /from @suite\/ui/g,
    /deviceStore/g,
    /^gap: |gap: engines/gm,
    /--color-brand is no design token/g,
  ];
  expect(told.map((message) => error.match(message)?.length)).toEqual(told.map(() => 1));
  expect(error).toContain('src/sample.module.css:1:');
}, 60_000);
