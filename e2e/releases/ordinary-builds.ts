import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { workFolder } from '@suite/build/workspace';
import { blocksOf } from '../docs/read-docs';

const GUIDE = 'shared/docs/own-repository.md';
const run = promisify(execFile);
const require = createRequire(resolve('e2e/package.json'));

/** The scripts that the guide shows, by the name in their first line. */
const shown = Object.fromEntries(
  blocksOf(GUIDE, 'js').map((text) => [/^\/\/ (\S+)/.exec(text)?.[1] as string, text]),
);
const [described = ''] = blocksOf(GUIDE, 'json');

/** What webpack and rspack have in common. */
type Bundler = (config: object) => {
  run: (
    done: (
      error: Error | null,
      stats?: { hasErrors: () => boolean; toString: (form: string) => string },
    ) => void,
  ) => void;
};

/** Builds with a configuration, as the command of the bundler does in its folder. */
async function bundle(bundler: string, config: string): Promise<void> {
  const given = require(config) as { output: object };
  const output = { ...given.output, path: join(config, '../dist') };
  const compiler = (require(bundler) as Bundler)({ ...given, output });
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    ),
  );
}

/** A bundler with its plugin. */
interface Kind {
  /** Name of the configuration that the guide shows. */
  config: string;
  /** What the guide says to change in it. */
  changed?: (text: string) => string;
  build: (config: string, folder: string) => Promise<unknown>;
}

/** The plugin of `@module-federation/enhanced` needs a webpack that is older than the suite's. */
const withWebpack = (config: string) => {
  process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack-federation');
  return bundle('webpack-federation', config);
};
const withRspack = (config: string) => bundle('@rspack/core', config);
const withVite = async (configFile: string, root: string) => {
  const { build } = await import('vite');
  await build({ root, configFile, logLevel: 'error' });
};

const WEBPACK = '@module-federation/enhanced/webpack';
const RSPACK = '@module-federation/enhanced/rspack';

export const remoteKinds: Record<string, Kind> = {
  'webpack’s own plugin': {
    config: 'webpack.config.cjs',
    changed: (text) =>
      text.replace(`require('${WEBPACK}')`, "require('webpack').container").replace('dts: false,', ''),
    build: (config) => bundle('webpack', config),
  },
  webpack: { config: 'webpack.config.cjs', build: withWebpack },
  rspack: {
    config: 'webpack.config.cjs',
    changed: (text) => text.replace(WEBPACK, RSPACK),
    build: withRspack,
  },
  vite: { config: 'vite.config.mjs', build: withVite },
};

export const hostKinds: Record<string, Kind> = {
  webpack: {
    config: 'rspack.host.cjs',
    changed: (text) =>
      text.replace(RSPACK, WEBPACK).replace("mode: 'production',", '$& experiments: { css: true },'),
    build: withWebpack,
  },
  rspack: { config: 'rspack.host.cjs', build: withRspack },
  vite: { config: 'vite.host.mjs', build: withVite },
};

/** A folder outside of the suite's apps in which its dependencies are found, for one test. */
export function newFolder(): { folder: string; remove: () => void } {
  mkdirSync(workFolder('test'), { recursive: true });
  const folder = mkdtempSync(workFolder('test', 'ordinary-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds what the guide shows, with nothing of the suite; returns the folder of the built files. */
async function built(
  folder: string,
  { config, changed = (text) => text, build }: Kind,
  sources: Record<string, string>,
  edited = (text: string) => text,
): Promise<string> {
  const all = { [config]: edited(changed(shown[config] as string)), ...sources };
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  await build(join(folder, config), folder);
  return join(folder, 'dist');
}

/** How a build of the guide's remote differs from what the guide shows. */
export interface Guest {
  version: string;
  /** A line of the page's code. */
  page?: string;
  /** The syntax that is left in its scripts. */
  target?: string;
}

const page = (line: string) => `import { createElement, useState } from 'react';
export default function Guest() {
  const [times, setTimes] = useState(0);
  ${line}
  return createElement('button', { onClick: () => setTimes(times + 1) }, \`按了 \${times} 次\`);
}`;

/** Builds the guide's remote and describes it as a release; returns the folder of the release. */
export async function buildGuest(parent: string, by: string, guest: Guest): Promise<string> {
  const { version, page: line = '', target } = guest;
  const sources = { 'src/routes.js': shown['src/routes.js'] as string, 'src/guest.page.js': page(line) };
  const dist = await built(join(parent, version), remoteKinds[by] as Kind, sources, (text) =>
    target ? text.replace(/\bes20\d\d\b/g, target) : text,
  );
  // webpack's own plugin writes no manifest that would say it.
  const own = existsSync(join(dist, 'mf-manifest.json')) ? {} : { builtAgainst: { react: '18.3.1' } };
  writeFileSync(join(dist, 'routes.json'), JSON.stringify({ ...JSON.parse(described), ...own }));
  await run(process.execPath, ['shared/build/bin/describe.mjs', dist, version]);
  return dist;
}

/** Builds the guide's host, which loads a remote by this manifest; returns the folder of its files and its document. */
export async function buildHost(folder: string, by: string, manifest: string): Promise<string> {
  const document = (script: string) =>
    `<!doctype html><link rel="icon" href="data:," /><div id="root"></div>${script}`;
  const sources = {
    'src/index.js': shown['src/index.js'] as string,
    'index.html': document('<script type="module" src="src/index.js"></script>'),
  };
  const dist = await built(folder, hostKinds[by] as Kind, sources, (text) =>
    text.replace(/https:.*mf-manifest\.json/, manifest),
  );
  const page = join(dist, 'index.html');
  if (!existsSync(page)) writeFileSync(page, document('<script src="main.js"></script>'));
  return dist;
}

/** Types a command of releases, as a team does; resolves to what it says. */
export const release = async (store: string, ...words: string[]): Promise<string> => {
  const options = { env: { ...process.env, RELEASE_STORE: store, LANG: 'en_US.UTF-8', LC_ALL: '' } };
  const command = ['shared/build/bin/run.mjs', 'shared/release/bin/release.mjs', ...words];
  return run(process.execPath, command, options).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${words.join(' ')}\n${stdout}${stderr}`);
    },
  );
};
