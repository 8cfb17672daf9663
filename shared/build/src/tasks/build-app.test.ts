import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { syntaxFault } from '../plugins/floor';
import { buildPlace, sources, type BuildPlace } from './testing';

let place: BuildPlace;

const build = (changed: Record<string, string> = {}, checkout?: string) =>
  place.build({ ...sources, ...changed }, { checkout });

beforeAll(async () => void (place = await buildPlace()));
afterAll(() => place.remove());

test('a remote becomes a release that says all about itself', async () => {
  const { dist, error, manifest: read } = await build();
  expect(error).toBe('');
  const manifest = await read();
  expect(manifest).toMatchObject({
    schema: 1,
    name: 'remote-sample',
    version: '1.0.0',
    live: {
      entry: expect.stringMatching(/^entry\.\w{4}\.js$/),
      container: 'remote_sample_1_0_0',
      routes: [{ path: '/sample', name: 'Sample', title: '样例', skipUserCheck: true }],
    },
    builtAgainst: { react: '18.3.1' },
    byContent: true,
    linksTo: ['/exam'],
  });
  expect(manifest.live.routes[0]?.files.map((file) => file.replace(/\.\w{4}\./, '.')).sort()).toEqual([
    'Sample.css',
    'Sample.js',
  ]);

  const names = (await readdir(dist)).filter((name) => name !== 'release.json');
  expect(Object.keys(manifest.files).sort()).toEqual(names.sort());
  // The entry vouches for all other files. Its own hash is in every document, so it is the shorter one.
  for (const name of names) {
    const content = await readFile(join(dist, name));
    const hash = (kind: string) => createHash(kind).update(content).digest('base64');
    expect(manifest.files[name]).toEqual({
      sha384: hash('sha384'),
      ...(name === manifest.live.entry && { sha256: hash('sha256') }),
      bytes: content.length,
    });
    if (name.endsWith('.js')) {
      expect(syntaxFault(content.toString(), 2015)).toBeUndefined();
      // Chromium compiles it while it arrives.
      expect(content.toString()).toContain('//# allFunctionsCalledOnLoad\n');
    }
    if (name.endsWith('.css')) expect(content.toString()).toContain('width:10rem');
  }
  const entry = await readFile(join(dist, manifest.live.entry), 'utf8');
  expect(entry).not.toMatch(/1[._]0[._]0/);

  // The route table is in the entry, and the map leads to it.
  const at = entry.indexOf('"样例"');
  expect(at).toBeGreaterThan(0);
  const lines = entry.slice(0, at).split('\n');
  const map = JSON.parse(
    await readFile(join(dist, `${manifest.live.entry}.map`), 'utf8'),
  ) as SourceMapPayload;
  const source = new SourceMap(map).findEntry(lines.length - 1, lines[lines.length - 1]!.length);
  expect(source).toMatchObject({
    originalSource: expect.stringContaining('src/routes.ts'),
    originalLine: sources['src/routes.ts']!.split('\n').findIndex((text) => text.includes("'/sample'")),
  });
}, 60_000);

test('a release has the flags of src/flags.ts, which may be wrong in nothing', async () => {
  const flags = (does: string) => `import { defineFlag } from '@suite/kernel/flags';
export const newSample = defineFlag('new-sample', { does: '${does}' });`;
  const page = `import { useFlag } from '@suite/kernel/flags';
import { newSample } from './flags';
export default () => <h1>{useFlag(newSample) ? '新样例' : '样例'}</h1>;`;
  const made = await build(
    { 'src/flags.ts': flags('新的样例页'), 'src/sample.page.tsx': page },
    'remote-flags',
  );
  expect(made.error).toBe('');
  expect((await made.manifest()).flags).toEqual([{ name: 'new-sample', does: '新的样例页', on: false }]);
  const wrong = await build(
    { 'src/flags.ts': flags('a new page'), 'src/sample.page.tsx': page },
    'remote-wrong',
  );
  expect(wrong.error).toContain('flag new-sample does not say in Chinese what it does');
}, 60_000);

test('a release says which names it takes from the shared modules, but for those that it takes whole', async () => {
  const { error, manifest } = await build({
    'src/sample.page.tsx': `import { useSession } from '@suite/kernel';
import * as base from '@suite/ui/base';
import { used } from './parts';
export default () => <h1 title={String(Object.keys(base))}>{used(useSession((state) => state.user))}</h1>;`,
    'src/parts.ts': `import { isCallError, serverNow } from '@suite/kernel';
import { announce } from '@suite/ui/base';
export const used = (value: unknown) => [String(value), serverNow(), announce];
export const unused = (value: unknown) => isCallError(value);`,
  });
  expect(error).toBe('');
  expect((await manifest()).names).toEqual({ '@suite/kernel': ['serverNow', 'useSession'] });
}, 60_000);

test('an ordinary federation host reads where a remote is and what it exposes', async () => {
  const { dist, manifest: read } = await build();
  const { live } = await read();
  const { metaData, exposes, shared } = JSON.parse(await readFile(join(dist, 'mf-manifest.json'), 'utf8'));
  expect(metaData).toMatchObject({
    globalName: 'remote_sample',
    publicPath: 'auto',
    // Pages of all releases find their files there.
    remoteEntry: { name: live.entry, path: '../files', type: 'global' },
  });
  expect(exposes).toMatchObject([{ path: './routes' }]);
  expect(shared).toContainEqual(expect.objectContaining({ name: 'react', version: '18.3.1' }));
}, 60_000);

test('the app has the name of its package, in a checkout folder of any name', async () => {
  const { error, manifest: read } = await build({}, 'a-checkout');
  expect(error).toBe('');
  const manifest = await read();
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
    /defineRecord/g,
    /^gap: |gap: engines/gm,
    /--color-brand is no design token/g,
  ];
  expect(told.map((message) => error.match(message)?.length)).toEqual(told.map(() => 1));
  expect(error).toContain('src/sample.module.css:1:');
}, 60_000);
