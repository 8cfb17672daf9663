import { createHash } from 'node:crypto';
import {
  RELEASE_SCHEMA,
  rootFiles,
  type RegistryRoute,
  type ReleaseFile,
  type ReleaseManifest,
} from '@suite/loader/registry';
import type { Flag } from '@suite/kernel/flags/facts';
import type { RouteTable } from '@suite/kernel/routes';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { pageChunk } from '../loading/page-chunk';
import { linkedPaths } from './linked-paths';
import { readOutput, writeOutput } from './output';
import { offeredNames, takenNames } from './shared-names';

/** The parts of the manifest that webpack does not know. */
export interface ManifestOptions {
  app: string;
  version: string;
  builtAgainst: Record<string, string>;
  /** Name of the entry whose first script starts the app. */
  entry: string;
  /** A remote's container. */
  container?: string;
  /** Loads the route table; in a build that watches, anew each time. */
  table: (anew: boolean) => Promise<RouteTable>;
  /** Loads the flags of the app in the same way, if it has any. */
  flags: (anew: boolean) => Promise<Flag[] | undefined>;
  /** Name of the host's entry with polyfills. */
  polyfills?: string;
  document?: string;
  /** Whether the entry carries the hashes of the other files. */
  book?: boolean;
}

const loadable = (files: readonly string[]) =>
  files.filter((file) => /\.(js|css)$/.test(file) && !/hot-update/.test(file));

function filesOfChunk(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`no chunk is named "${name}": give the import() that webpackChunkName`);
  return loadable(group.getFiles());
}

function routesOf(compilation: Compilation, table: RouteTable, app: string): RegistryRoute[] {
  if (table.owner !== app) throw new Error(`the route table of ${app} says that ${table.owner} owns it`);
  return table.routes.map((route) => {
    const { page: _, edition: __, reads: ___, ...data } = route;
    return { ...data, files: filesOfChunk(compilation, pageChunk(table, route)) };
  });
}

/** What a release says of a file; of those whose hashes get into the registry the shorter one too. */
export function releaseFile(content: Buffer, isRoot: boolean): ReleaseFile {
  const hash = (kind: string) => createHash(kind).update(content).digest('base64');
  return { sha384: hash('sha384'), ...(isRoot && { sha256: hash('sha256') }), bytes: content.length };
}

/** Every file with its hash; `root` are those whose hashes get into the registry. */
function hashesOf(compiler: Compiler, compilation: Compilation, root: readonly string[]) {
  const files: ReleaseManifest['files'] = {};
  for (const { name } of compilation.getAssets()) {
    if (!/hot-update/.test(name)) files[name] = releaseFile(readOutput(compiler, name), root.includes(name));
  }
  return files;
}

async function manifestOf(compiler: Compiler, compilation: Compilation, options: ManifestOptions) {
  const own = filesOfChunk(compilation, options.entry);
  const scripts = own.filter((file) => file.endsWith('.js'));
  const entry = scripts.find((file) => compilation.namedChunks.get(options.entry)?.files.has(file)) as string;
  const libraries = scripts.filter((file) => file !== entry);
  const table = await options.table(compiler.watchMode);
  const manifest: ReleaseManifest = {
    schema: RELEASE_SCHEMA,
    name: options.app,
    version: options.version,
    live: {
      entry,
      ...(libraries.length > 0 && { libraries }),
      styles: own.filter((file) => file.endsWith('.css')),
      ...(options.container && {
        container: options.container,
        // In production the table is in the entry.
        ...(!options.book && { tableFiles: filesOfChunk(compilation, 'routes') }),
      }),
      ...(table.next && { next: table.next }),
      ...(options.book && { book: true }),
      ...(options.polyfills && { polyfills: filesOfChunk(compilation, options.polyfills)[0] }),
      routes: routesOf(compilation, table, options.app),
    },
    builtAgainst: options.builtAgainst,
    names: options.container ? takenNames(compilation) : offeredNames(compilation),
    linksTo: linkedPaths(compilation),
    flags: await options.flags(compiler.watchMode),
    files: {},
    ...(options.book && { byContent: true }),
    ...(options.document && { document: options.document }),
  };
  // Only what can be published needs its hashes: in development they would delay each hot reload.
  if (compiler.watchMode && !options.book) return manifest;
  return { ...manifest, files: hashesOf(compiler, compilation, rootFiles(manifest.live)) };
}

/** Writes `release.json`, by which a release can be published without looking into its scripts. */
export class ReleaseManifestPlugin {
  private readonly options: ManifestOptions;

  constructor(options: ManifestOptions) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleaseManifest', async (compilation) => {
      if (compilation.errors.length > 0) return;
      try {
        const manifest = await manifestOf(compiler, compilation, this.options);
        writeOutput(compiler, 'release.json', `${JSON.stringify(manifest, null, 1)}\n`);
      } catch (error) {
        compilation.errors.push(new webpack.WebpackError(`${this.options.app}: ${(error as Error).message}`));
      }
    });
  }
}
