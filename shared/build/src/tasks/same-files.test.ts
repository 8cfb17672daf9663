import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@suite/loader/registry';
import { buildPlace, sources, type BuildPlace } from './testing';

const big = `export const words = ${JSON.stringify('shared by both pages '.repeat(2000).split(' '))};`;
const own = (words: string) => `export const own = ${JSON.stringify(`${words} `.repeat(300).split(' '))};`;

/**
 * An app with two pages, a style each, one of them in two editions, a piece that is loaded later, and a chunk that
 * the pages share, from a file that webpack reads without a loader.
 */
const app: Record<string, string> = {
  ...sources,
  'src/routes.ts': `import { defineRoutes, route } from '@suite/kernel/routes';
const Other = () => import(/* webpackChunkName: "Other" */ './other.page');
export default defineRoutes('remote-sample', [
  route({ path: '/sample', name: 'Sample', title: '样例', page: () => import(/* webpackChunkName: "Sample" */ './sample.page') }),
  route({ path: '/other', name: 'Other', title: '另一页', page: Other, edition: 'older' }),
  route({ path: '/other-reform', name: 'OtherReform', title: '另一页', page: Other, edition: 'reform' }),
]);`,
  'src/words.mjs': big,
  'src/piece.ts': 'export const drawn = 1;',
  'src/other.module.css': '.title { width: 375px; }',
  'src/other-own.ts': own('other'),
  'src/other.page.tsx': `import { words } from './words';
import { own } from './other-own';
import css from './other.module.css';
declare const __RELEASE__: string;
export default function OtherPage({ edition }: { edition: 'older' | 'reform' }) {
  const draw = () => void import(/* webpackChunkName: "piece" */ './piece').catch(() => console.log(__RELEASE__));
  return <button className={css.title} onClick={draw}>{edition} {own.length} {words.length}</button>;
}`,
  'src/sample-own.ts': own('sample'),
  'src/sample.page.tsx': `import { words } from './words';
import { own } from './sample-own';
import css from './sample.module.css';
export default function SamplePage() { return <h1 className={css.title}>样例 {own[1]} {words[1]}</h1>; }`,
};
const page = 'src/sample.page.tsx';

let place: BuildPlace;
let dist: string;
let first: ReleaseManifest;

async function build(version: string, changed: Record<string, string> = {}): Promise<ReleaseManifest> {
  const { error, manifest, ...built } = await place.build({ ...app, ...changed }, { version });
  dist = built.dist;
  expect(error).toBe('');
  return manifest();
}

const isLoaded = (path: string) => !path.endsWith('.map');

/** The files that visitors of the first release do not have, without their hashes. */
const newIn = ({ files }: ReleaseManifest) =>
  Object.keys(files)
    .filter((path) => isLoaded(path) && !(path in first.files))
    .map((path) => path.replace(/\.\w{4,5}\./, '.'))
    .sort();

beforeAll(async () => {
  place = await buildPlace();
  first = await build('1.0.0');
}, 60_000);
afterAll(() => place.remove());

test('the files are those of the pages, what they share, and the start', () => {
  const names = Object.keys(first.files).filter(isLoaded);
  expect(names.map((path) => path.replace(/\.\w{4,5}\./, '.')).sort()).toEqual(
    [
      'Other.css',
      'Other.js',
      'Sample.css',
      'Sample.js',
      'entry.js',
      'mf-manifest.json',
      'piece.js',
      'shared.js',
    ].sort(),
  );
});

test('editions of a page have one script and one style', () => {
  const [sample, other, reform] = first.live.routes;
  expect(reform?.files).toEqual(other?.files);
  expect(reform).not.toHaveProperty('edition');
  expect(sample?.files).not.toContain(other?.files.at(-1));
});

test('another version of the same source has the same files', async () => {
  const again = await build('1.0.1-src.h12345678');
  expect(newIn(again)).toEqual([]);
  for (const path of Object.keys(again.files).filter((one) => one in first.files && isLoaded(one)))
    expect([path, again.files[path]]).toEqual([path, first.files[path]]);
  const texts = Object.keys(again.files)
    .filter(isLoaded)
    .map((path) => readFile(join(dist, path), 'utf8'));
  expect((await Promise.all(texts)).filter((text) => /1_0_1|1\.0\.1/.test(text))).toEqual([]);
}, 60_000);

test.each([
  ['a changed sentence', { [page]: app[page]!.replace('样例', '例子') }, ['Sample.js']],
  [
    'a further module',
    {
      [page]: `import { more } from './more';\n${app[page]!.replace('样例', '{more}')}`,
      'src/more.ts': 'export const more = Math.random();',
    },
    ['Sample.js'],
  ],
  ['a changed style', { 'src/sample.module.css': '.title { width: 600px; }' }, ['Sample.css', 'Sample.js']],
])(
  '%s of one page makes new that page and the entry, which vouches for it, and no other page',
  async (_, changed, files) => {
    expect(newIn(await build('1.1.0', changed as Record<string, string>))).toEqual([...files, 'entry.js']);
  },
  60_000,
);

test('a change that is taken back gives the same release, its maps included', async () => {
  await build('1.1.0', { [page]: app[page]!.replace('样例', '例子') });
  expect(await build('1.0.0')).toEqual(first);
}, 60_000);

test('another folder gives the same release, and no file says which folder it was', async () => {
  const elsewhere = await buildPlace();
  try {
    const built = await elsewhere.build(app, { checkout: 'a-checkout' });
    expect(await built.manifest()).toEqual(first);
    const texts = Object.keys(first.files).map((path) => readFile(join(built.dist, path), 'utf8'));
    expect((await Promise.all(texts)).filter((text) => text.includes(elsewhere.folder))).toEqual([]);
  } finally {
    await elsewhere.remove();
  }
}, 60_000);
