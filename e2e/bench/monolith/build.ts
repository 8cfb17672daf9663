import { join } from 'node:path';
import { bundleInline, type webpack } from '@suite/build';
import { workFolder } from '@suite/build/workspace';
import { routesOf, type Registry } from '@suite/loader/registry';
import { buildOnce, compile, documentOf, sourceVersion, type ChunkFiles } from '../builds';
import { readSite, type Site } from '../site';
import monolith from './webpack.config';

const settingsFor = (outDir: string, version = '0.0.0') =>
  ({ mode: 'production', version, outDir, publicPath: '/' }) as const;

/** Builds the monolith with another configuration, into a folder of its own. */
export async function buildWith(
  folder: string,
  change: (config: webpack.Configuration) => webpack.Configuration,
): Promise<{ site: Site; chunks: ChunkFiles }> {
  const chunks = await compile(change(await monolith(settingsFor(folder))));
  const document = await documentOf(chunks.main as string[]);
  return { site: (await readSite(folder)).set('/', document), chunks };
}

/**
 * The pages of all remotes in one app: once plain, and once with a document that preloads the chunk of the
 * current page, which is the best that a single app can do.
 */
export async function buildMonolith(registry: Registry): Promise<{ plain: Site; preload: Site }> {
  const folder = workFolder('bench', 'monolith');
  const version = sourceVersion('e2e/bench/monolith');
  const chunks = await buildOnce(folder, version, async () =>
    compile(await monolith(settingsFor(folder, version))),
  );
  const main = chunks.main as string[];
  const routes = routesOf(registry);
  const pages = routes.map(({ path, files: own }) => {
    // Editions of a page have the same files, and the chunk has the name of the first of them.
    const { name = '' } = routes.find(({ files }) => files.join() === own.join()) ?? {};
    const files = chunks[name];
    if (!files) throw new Error(`the monolith has no chunk of the page ${name}`);
    return { path, files };
  });
  const preload = await bundleInline(join(import.meta.dirname, 'src/preload.ts'));
  const inHead = `<script type="application/json" id="pages">${JSON.stringify(pages)}</script><script>${preload}</script>`;
  const files = await readSite(folder);
  return {
    plain: new Map(files).set('/', await documentOf(main)),
    preload: new Map(files).set('/', await documentOf(main, inHead)),
  };
}
