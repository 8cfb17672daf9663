import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { EditionsPlugin } from './editions';

const text = (words: string, bytes: number) => words.repeat(Math.ceil(bytes / words.length));
const page = (component: string, edition: string) =>
  `import { show } from './${component}.js'; export default () => show('${edition}');`;

/** A component of 9 KB with two editions, a page with 5 KB of its own beside it, and a page of another component. */
const sources: Record<string, string> = {
  'paper.js': `export const show = (edition) => console.log(edition, '${text('paper ', 9000)}');`,
  'other.js': `export const show = (edition) => console.log(edition, '${text('other ', 9000)}');`,
  'older.page.js': page('paper', 'older'),
  'reform.page.js': page('paper', 'reform'),
  'wide.page.js': `${page('paper', 'wide')} console.log('${text('wide ', 5000)}');`,
  'other.page.js': page('other', 'other'),
};

const routes = [
  ['PaperOlder', './older.page.js'],
  ['Wide', './wide.page.js'],
  ['Other', './other.page.js'],
  ['Paper', './reform.page.js'],
] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editions-'));
  await mkdir(join(folder, 'a'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The files of each chunk group after a build of these sources. */
async function filesOf(more: Record<string, string> = {}) {
  const table = routes.map(([name, file]) => `() => import(/* webpackChunkName: "${name}" */ '${file}')`);
  const files = { ...sources, 'routes.ts': `export default [${table.join()}];`, ...more };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: folder,
    entry: { main: './routes.ts' },
    output: { path: join(folder, 'dist') },
    optimization: { chunkIds: 'named' },
    plugins: [new EditionsPlugin()],
  });
  return new Promise<Record<string, string[]>>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
        const groups = [...(stats as webpack.Stats).compilation.namedChunkGroups];
        resolve(Object.fromEntries(groups.map(([name, group]) => [name, group.getFiles()])));
      }),
    ),
  );
}

test('pages that differ in a few lines share a chunk under the first one’s name, and others do not', async () => {
  expect(await filesOf()).toMatchObject({
    PaperOlder: ['PaperOlder.js'],
    Paper: ['PaperOlder.js'],
    Wide: ['Wide.js'],
    Other: ['Other.js'],
  });
}, 60_000);

test('what a page loads later has a chunk of its own, however small it is', async () => {
  const piece = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js');`;
  const files = await filesOf({
    'older.page.js': `${sources['older.page.js']} ${piece('one')} ${piece('two')}`,
    'one.js': 'console.log(1);',
    'two.js': 'console.log(2);',
  });
  expect(files).toMatchObject({ one: ['one.js'], two: ['two.js'], Paper: ['PaperOlder.js'] });
}, 60_000);
