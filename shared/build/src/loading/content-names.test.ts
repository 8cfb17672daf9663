import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { nameWithHash } from '@suite/loader/registry';
import { ContentNamesPlugin } from './content-names';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Builds two pages that share a style and nothing else; returns the folder of the files. */
async function buildPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-names-'));
  folders.push(folder);
  const files = {
    'routes.js': ['one', 'two']
      .map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js');`)
      .join(''),
    'one.js': "import './same.css'; console.log(1);",
    'two.js': "import './same.css'; console.log(2);",
    'same.css': '.title { color: #123456 }',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: folder,
    entry: { routes: './routes.js' },
    output: { path: join(folder, 'dist') },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          shared: { name: 'shared~one', type: 'css/mini-extract', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [new MiniCssExtractPlugin(), new ContentNamesPlugin('routes')],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    }),
  );
  return join(folder, 'dist');
}

test('a style that pages share without a script is vouched for by the table', async () => {
  const dist = await buildPages();
  const names = await readdir(dist);
  expect(names.filter((name) => name.startsWith('shared.'))).toEqual([expect.stringMatching(/\.css$/)]);
  const table = await readFile(
    join(
      dist,
      names.find((name) => name.startsWith('routes.'))!,
    ),
    'utf8',
  );
  expect(table).toMatch(/\.book=\["[^"]*\bshared~one\.css\b/);
}, 60_000);

test('every file is named by the content that it has in the end', async () => {
  const dist = await buildPages();
  const names = await readdir(dist);
  for (const name of names) {
    const hash = createHash('sha256')
      .update(await readFile(join(dist, name)))
      .digest('base64');
    const built = name.replace(/\.\w+(?=\.\w+$)/, '').replace('shared', 'shared~one');
    expect(name).toBe(nameWithHash(built, hash));
  }
}, 60_000);
