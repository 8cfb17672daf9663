import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInline, filesUnder, hashOf, webpack } from '@suite/build';
import { apps, workFolder } from '@suite/build/workspace';
import { routesOf, type Registry } from '@suite/loader/registry';
import { readSite, type Site } from '../site';
import monolith from './webpack.config';

const inputs = [
  ...apps,
  'shared/kernel',
  'shared/loader',
  'shared/api',
  'shared/ui',
  'shared/features',
  'shared/build',
  'e2e/cli',
  'e2e/bench/monolith',
];

type ChunkFiles = Record<string, string[]>;

function compile(config: webpack.Configuration): Promise<ChunkFiles> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString({ all: false, errors: true })));
        const groups = [...stats.compilation.namedChunkGroups];
        const loadable = (files: string[]) => files.filter((file) => /\.(js|css)$/.test(file));
        resolve(Object.fromEntries(groups.map(([name, group]) => [name, loadable(group.getFiles())])));
      });
    });
  });
}

/** Builds the monolith with another configuration, into a folder of its own. */
export async function buildWith(
  folder: string,
  change: (config: webpack.Configuration) => webpack.Configuration,
): Promise<{ site: Site; chunks: ChunkFiles }> {
  const settings = { mode: 'production', version: '0.0.0', outDir: folder, publicPath: '/' } as const;
  const chunks = await compile(change(await monolith(settings)));
  const document = await documentOf(chunks.main as string[], '');
  return { site: (await readSite(folder)).set('/', document), chunks };
}

/** Builds the monolith unless this version is built, and returns the files of each chunk. */
async function chunksOf(folder: string, version: string): Promise<ChunkFiles> {
  const record = `${folder}.json`;
  if (existsSync(record)) {
    const known = JSON.parse(await readFile(record, 'utf8')) as { version: string; chunks: ChunkFiles };
    if (known.version === version) return known.chunks;
  }
  await rm(record, { force: true });
  const config = await monolith({ mode: 'production', version, outDir: folder, publicPath: '/' });
  const chunks = await compile(config);
  await writeFile(record, JSON.stringify({ version, chunks }));
  return chunks;
}

/** The parts of the document that start the suite, and what a single app has in their place. */
const parts = (head: string): [string, string][] => [
  ['<style data-host-styles></style>', head],
  ['<script type="application/json" data-form="short" id="registry-snapshot"></script>', ''],
  ['<script data-loader></script>', ''],
];

/** The host's own document with the usual head of a single app in the place of the loader. */
async function documentOf(main: string[], inHead: string): Promise<Buffer> {
  const tags = main.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/${file}">`
      : `<script defer src="/${file}"></script>`,
  );
  let html = (await readFile('host/src/index.html', 'utf8')).replace(/>\s+</g, '><');
  for (const [part, instead] of parts(inHead + tags.join(''))) {
    if (!html.includes(part)) throw new Error(`host/src/index.html has no ${part}`);
    html = html.replace(part, () => instead);
  }
  return Buffer.from(html);
}

/**
 * The pages of all remotes in one app: once plain, and once with a document that preloads the chunk of the
 * current page, which is the best that a single app can do.
 */
export async function buildMonolith(registry: Registry): Promise<{ plain: Site; preload: Site }> {
  const folder = workFolder('bench', 'monolith');
  await mkdir(folder, { recursive: true });
  const chunks = await chunksOf(
    folder,
    `0.0.0-src.h${hashOf(['package-lock.json', ...inputs.flatMap(filesUnder)])}`,
  );
  const main = chunks.main as string[];
  const pages = routesOf(registry).map(({ path, name }) => {
    const files = chunks[name];
    if (!files) throw new Error(`the monolith has no chunk of the page ${name}`);
    return { path, files };
  });
  const preload = await bundleInline(join(import.meta.dirname, 'src/preload.ts'));
  const inHead = `<script type="application/json" id="pages">${JSON.stringify(pages)}</script><script>${preload}</script>`;
  const files = await readSite(folder);
  return {
    plain: new Map(files).set('/', await documentOf(main, '')),
    preload: new Map(files).set('/', await documentOf(main, inHead)),
  };
}
