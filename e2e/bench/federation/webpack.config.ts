import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { ModuleFederationPlugin as Federation } from '@module-federation/enhanced/webpack';
import { baseConfig, filesUnder, type webpack as newest } from '@suite/build';
import { remotes } from '@suite/build/workspace';
import { singletons } from '@suite/kernel/singletons';
import type { Route } from '@suite/kernel/routes';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

// The build plugin reads webpack's inner files, and those of later versions are called otherwise.
process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack-federation');
/** The webpack that the build plugin of Module Federation works with. */
export const webpack = require('webpack-federation') as typeof newest;
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
  ModuleFederationPlugin: typeof Federation;
};

type Options = ConstructorParameters<typeof Federation>[0];

const containerOf = (app: string) => app.replace(/\W/g, '_');

/** The settings of every app of the suite, with the documented build plugin in the place of the suite's loading. */
function federated(folder: string, outDir: string, options: Options, facts: Record<string, string> = {}) {
  const config = baseConfig(folder, { mode: 'production', version: '0.0.0', outDir });
  const [styles] = (config.plugins ?? []).filter((one) => one instanceof MiniCssExtractPlugin);
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: options.name, globalObject: 'self' },
    plugins: [
      styles,
      new webpack.DefinePlugin({ __RELEASE__: '({})', ...facts }),
      new ModuleFederationPlugin({
        ...options,
        shared: Object.fromEntries(singletons.map((name) => [name, { singleton: true }])),
        dts: false,
      }),
    ],
    cache: false,
  } as newest.Configuration;
}

/** The pages of a remote as modules that it exposes, by the names of their routes. */
function pagesOf(app: string): Exclude<Options['exposes'], undefined> {
  const tables = filesUnder(`${app}/src`).filter((file) => file.endsWith('/routes.ts'));
  const imports = tables.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/webpackChunkName: "(\w+)" \*\/ '(.+?)'/g),
      ([, name = '', path = '']) => [name, join(dirname(file), path)] as const,
    ),
  );
  return Object.fromEntries(
    imports.map(([name, file]) => [`./${name}`, { import: `./${relative(app, file)}`, name }]),
  );
}

export const remoteConfig = (app: string, outDir: string) =>
  federated(join(process.cwd(), app), outDir, {
    name: containerOf(app),
    // The house's minimizer puts scripts into functions, in which a `var` would be no global.
    library: { type: 'window', name: containerOf(app) },
    filename: 'remoteEntry.js',
    exposes: pagesOf(app),
  });

/** `loaded-first` spares the host the entries of remotes whose pages nobody has asked for yet. */
export const hostConfig = (
  outDir: string,
  shareStrategy: NonNullable<Options['shareStrategy']>,
  routes: Record<string, Omit<Route, 'page'>[]>,
) => ({
  ...federated(
    import.meta.dirname,
    outDir,
    {
      name: 'host',
      remotes: Object.fromEntries(
        remotes.map((app) => [containerOf(app), `${containerOf(app)}@/${app}/mf-manifest.json`]),
      ),
      shareStrategy,
    },
    { ROUTES: JSON.stringify(routes) },
  ),
  entry: { main: './src/index.ts' },
});
