import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, configOf } from '@suite/build/tasks';
import type { webpack } from '@suite/build';
import { workFolder } from '@suite/build/workspace';
import type { Registry, RegistryApp } from '@suite/loader/registry';
import { LocalStore, publishAll } from '@suite/release';
import { localSite } from '../cli/site';
import { buildWith } from './monolith/build';
import { brotli } from './brotli';
import { registryIn, servedSite, type Site } from './site';

/** One sentence that the next release says otherwise, and a page that shows it. */
export interface Change {
  name: string;
  app: string;
  file: string;
  from: string;
  page: string;
}

/** The changes whose cost is measured. */
export const changes: readonly Change[] = [
  {
    name: 'a sentence on /',
    app: 'remote-learning',
    file: 'remote-learning/src/home/hero.tsx',
    from: '从今天开始，学会打理自己的钱',
    page: 'PersonalCenter',
  },
  {
    name: 'a sentence on /video',
    app: 'remote-learning',
    file: 'remote-learning/src/course/lesson-page.tsx',
    from: '购买课程后才能学习',
    page: 'Video',
  },
  {
    name: 'a sentence of the host',
    app: 'host',
    file: 'host/src/shell/not-found.tsx',
    from: '链接可能已失效，或者地址输入有误。',
    page: 'PersonalCenter',
  },
];

const leave = () => process.exit(130);

/** Does a work while a source file has a change: a loader that made it would give the file's module another name. */
async function withEdit<Result>(change: Change | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!change) return work();
  const text = readFileSync(change.file, 'utf8');
  if (!text.includes(change.from))
    throw new Error(`there is no "${change.from}" any more: change another sentence`);
  const restore = () => writeFileSync(change.file, text);
  // An interrupted run must not leave the change behind either.
  process.once('exit', restore).once('SIGINT', leave);
  writeFileSync(change.file, text.replace(change.from, `${change.from}！`));
  try {
    return await work();
  } finally {
    restore();
    process.off('exit', restore).off('SIGINT', leave);
  }
}

/** A cache of their own, so that the builds of every day do not find these files in theirs. */
const apart = (config: webpack.Configuration): webpack.Configuration => ({
  ...config,
  cache: {
    ...(config.cache as webpack.FileCacheOptions),
    name: `return-${config.name ?? 'monolith'}`,
    version: '',
  },
});

/** What a visitor's browser can have of a site: its files, and those that a page takes. */
export interface Copy {
  site: Site;
  /** Every script, style and picture of the app that changes, or of the whole single app. */
  all: string[];
  /** What the page takes, the document apart. */
  ofPage: (page: string) => string[];
}

function suiteCopy(site: Site, registry: Registry, app: string): Copy {
  const pathsOf = ({ live }: RegistryApp, files: readonly string[] = []) =>
    [live.entry, ...(live.libraries ?? []), ...live.styles, ...(live.tableFiles ?? []), ...files].map(
      (file) => live.base + file,
    );
  const { host, 'remote-learning': learning } = registry.apps as Record<string, RegistryApp>;
  return {
    site,
    all: [...site.keys()].filter((path) => path.startsWith(`/releases/${app}/files/`)),
    ofPage: (page) => [
      ...pathsOf(host as RegistryApp),
      ...pathsOf(
        learning as RegistryApp,
        (learning as RegistryApp).live.routes.find(({ name }) => name === page)?.files,
      ),
    ],
  };
}

/** The suite before a change and after it, as visitors get it from the store. */
export async function suiteCopies(folder: string, change: Change): Promise<Record<'before' | 'after', Copy>> {
  const store = new LocalStore(folder);
  const read = async () => {
    const site = await servedSite(folder);
    return suiteCopy(site, registryIn(site), change.app);
  };
  const before = await read();
  const dist = workFolder('bench', 'return', change.app);
  await mkdir(dist, { recursive: true });
  const define = await configOf(join(process.cwd(), change.app));
  const version = `9.0.${changes.indexOf(change)}`;
  await withEdit(change, async () =>
    compile(apart(await define({ mode: 'production', version, outDir: dist }))),
  );
  await publishAll({ store, dists: [dist], why: 'bench', site: localSite('https://world.test') });
  return { before, after: await read() };
}

/** A single app with content hashes and its runtime apart, with a change or without. */
export async function monolithCopy(change?: Change): Promise<Copy> {
  const folder = workFolder('bench', 'return', 'monolith');
  // Where a folder is there already, a build keeps what it made for the next one.
  await mkdir(folder, { recursive: true });
  const build = () =>
    buildWith(folder, (config) => ({
      ...apart(config),
      optimization: { ...config.optimization, runtimeChunk: 'single' },
    }));
  const { site, chunks } = await withEdit(change, build);
  const addresses = (name: string) => (chunks[name] ?? []).map((file) => `/${file}`);
  return {
    site,
    all: [...site.keys()].filter((path) => !path.endsWith('.html') && path !== '/'),
    ofPage: (page) => [...new Set([...addresses('main'), ...addresses(page)])],
  };
}

/** The bytes of files as they are sent. */
export async function bytesOf(site: Site, paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => (await brotli(site.get(path) as Buffer)).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Files of a page that a visitor of the release before does not have. */
export const fetchedAgain = (before: Copy, after: Copy, page: string): string[] =>
  after.ofPage(page).filter((path) => !before.site.has(path));

/** All files that a release has made new. */
export const madeNew = (before: Copy, after: Copy): string[] =>
  after.all.filter((path) => !before.site.has(path));
