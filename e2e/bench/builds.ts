import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { filesUnder, hashOf, webpack } from '@suite/build';
import { apps } from '@suite/build/workspace';

const inputs = [
  ...apps,
  ...['shared/kernel', 'shared/api', 'shared/ui', 'shared/features', 'shared/build'],
  ...['e2e/cli', 'e2e/bench/app'],
];

/** The scripts and styles of each chunk that has a name. */
export type ChunkFiles = Record<string, string[]>;

/** A version that changes with the sources of the pages, and with the folder of what is built of them. */
export const sourceVersion = (folder: string): string =>
  `0.0.0-src.h${hashOf(['package-lock.json', 'e2e/bench/builds.ts', ...[...inputs, folder].flatMap(filesUnder)])}`;

export function compile(config: webpack.Configuration, bundler = webpack): Promise<ChunkFiles> {
  const compiler = bundler(config);
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

/** Builds into a folder unless this version is there already. */
export async function buildOnce(
  folder: string,
  version: string,
  build: () => Promise<ChunkFiles>,
): Promise<ChunkFiles> {
  const record = `${folder}.json`;
  if (existsSync(record)) {
    const known = JSON.parse(await readFile(record, 'utf8')) as { version: string; chunks: ChunkFiles };
    if (known.version === version) return known.chunks;
  }
  await rm(record, { force: true });
  await mkdir(dirname(folder), { recursive: true });
  const chunks = await build();
  await writeFile(record, JSON.stringify({ version, chunks }));
  return chunks;
}

/** The parts of the document that start the suite, and what another app has in their place. */
const parts = (head: string): [string, string][] => [
  ['<style data-host-styles></style>', head],
  ['<script type="application/json" data-form="short" id="registry-snapshot"></script>', ''],
  ['<script data-loader></script>', ''],
];

/** The host's own document with the usual head of an app in the place of the loader. */
export async function documentOf(main: readonly string[], inHead = ''): Promise<Buffer> {
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
