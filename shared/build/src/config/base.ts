import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import autoprefixer from 'autoprefixer';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import pxtorem from 'postcss-pxtorem';
import webpack, { type Chunk, type Configuration, type Module, type RuleSetRule } from 'webpack';
import browsers from '../../browserslist.json' with { type: 'json' };
import { minimizers } from './minimizers';
import { sourceNames } from './source-names';
import { singletonVersions } from '../singleton-versions';
import { appOf, workFolder } from '../workspace';
import { LoadingPlugin, OWN_GLOBALS, RELEASE } from '../loading/loading';
import { withoutRouteFacts } from '../plugins/route-facts';

const require = createRequire(import.meta.url);
const { slimRule } = require('./slim.cjs') as { slimRule: RuleSetRule };

/** The settings of one build; everything else is the same for all apps. */
export interface BuildSettings {
  mode: 'production' | 'development';
  version: string;
  outDir: string;
  /** Where the files are served; with `auto` a script derives it from its own address. */
  publicPath?: string;
}

/** A script or style that does not arrive in this time has failed. */
export const CHUNK_TIME_LIMIT = 120_000;

/** CSS pixels per rem: the design is 750 wide, react-vant's 375. */
const rootValue = ({ file }: { file?: string }) =>
  /node_modules[\\/]react-vant/.test(file ?? '') ? 37.5 : 75;

function scriptRule(folder: string, app: string, refresh: boolean): RuleSetRule {
  const transformers = refresh
    ? { before: [require('react-refresh-typescript').default()] }
    : { before: isRemote(app) ? [withoutRouteFacts] : [] };
  return {
    test: /\.tsx?$/,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      allowTsInNodeModules: true,
      configFile: `${folder}/tsconfig.json`,
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        sourceMap: true,
        jsx: refresh ? 'react-jsxdev' : 'react-jsx',
        // Spreads become `Object.assign`; esbuild would put seven helpers for them into each script that has one.
        target: 'ES2017',
        importHelpers: true,
      },
      getCustomTransformers: () => transformers,
    },
  };
}

/**
 * Names classes by app, file and content: two releases in one page never share a name for different rules, and a
 * style that did not change keeps its name in the next release.
 */
const classNames =
  (app: string, folder: string, production: boolean) =>
  ({ resourcePath }: { resourcePath: string }, _form: string, local: string) => {
    const hash = createHash('sha256').update(`${app} ${relative(folder, resourcePath)} `);
    // In development a class keeps its name, so that a change of its style alone is swapped in.
    if (production) hash.update(readFileSync(resourcePath));
    return `${local}-${hash.digest('base64url').slice(0, 5)}`;
  };

function styleRule(getLocalIdent?: ReturnType<typeof classNames>): RuleSetRule {
  return {
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          sourceMap: true,
          importLoaders: 1,
          modules: getLocalIdent ? { getLocalIdent, namedExport: false } : false,
        },
      },
      {
        loader: require.resolve('postcss-loader'),
        options: {
          postcssOptions: {
            // Otherwise postcss looks for a configuration file in every folder above each style sheet.
            config: false,
            plugins: [
              pxtorem({ rootValue, propList: ['*'], unitPrecision: 5 }),
              autoprefixer({ overrideBrowserslist: browsers }),
            ],
          },
        },
      },
    ],
  };
}

/** Modules that the host provides have no code here: chunks of them would be empty, and every route would list them. */
const hasCode = ({ type }: Module) => type !== 'consume-shared-module';

function sharedChunkName(_module: unknown, chunks: Chunk[]): string {
  const users = chunks.map(({ name, id }) => name ?? String(id)).sort();
  const hash = createHash('sha256').update(users.join()).digest('base64url');
  return `shared~${hash.replace(/\W/g, '_').slice(0, 4)}`;
}

function routerBuild(folder: string): Record<string, string> {
  const from = createRequire(`${folder}/package.json`);
  const dom = createRequire(from.resolve('@suite/kernel/router')).resolve('react-router-dom');
  const dist = join(dirname(createRequire(dom).resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') };
}

const ownConfig = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.startsWith('webpack.config.') ? [join(folder, name)] : []));

/** Where files go and how they are called. */
function outputOf(
  folder: string,
  settings: BuildSettings,
  hash: Record<'script' | 'asset', string>,
): Configuration['output'] {
  const app = appOf(folder);
  return {
    path: settings.outDir,
    clean: settings.mode === 'production',
    publicPath: settings.publicPath ?? 'auto',
    uniqueName: identifierOf(app),
    ...(isRemote(app) && { globalObject: OWN_GLOBALS }),
    devtoolNamespace: app,
    devtoolModuleFilenameTemplate: sourceNames(folder),
    filename: `[name]${hash.script}.js`,
    chunkFilename: `[name]${hash.script}.js`,
    assetModuleFilename: `[name]${hash.asset}[ext]`,
    // Documents are in UTF-8, and their scripts with them.
    charset: false,
    chunkLoadTimeout: CHUNK_TIME_LIMIT,
    // Without it a module that threw once stays half-initialised, and a retry cannot work.
    strictModuleExceptionHandling: true,
    hashFunction: 'xxhash64',
    // Five characters are 30 bits, and publishing refuses a name that has other content. More would be in every document.
    hashDigest: 'base62',
  };
}

/** How a build becomes chunks, and chunks small. */
const optimizationOf = (production: boolean): Configuration['optimization'] => ({
  // A chunk's id is its name, so that the runtime needs no table of names.
  chunkIds: 'named',
  moduleIds: production ? 'deterministic' : 'named',
  // A library used by one page travels with that page; one used by several is a chunk of its own.
  splitChunks: {
    cacheGroups: {
      defaultVendors: false,
      default: { test: hasCode, minChunks: 2, reuseExistingChunk: true, name: sharedChunkName },
    },
  },
  minimize: production,
  minimizer: minimizers(),
});

/** What was built is kept for the next build, from the second one on: writing it takes a quarter of a first build. */
function cacheOf(folder: string, { mode, outDir }: BuildSettings): Configuration['cache'] {
  if (mode === 'production' && !existsSync(outDir)) return false;
  return {
    type: 'filesystem',
    cacheDirectory: workFolder('cache', 'webpack'),
    name: `${basename(folder)}-${mode}`,
    buildDependencies: { config: [fileURLToPath(new URL('..', import.meta.url)), ...ownConfig(folder)] },
    version: identifierOf(appOf(folder)),
  };
}

/**
 * What all builds share; a kind of app adds its entry and its plugins. Files are named by webpack's hash of their
 * content, unless a plugin names them (`ownNames`).
 */
export function baseConfig(folder: string, settings: BuildSettings, ownNames = false): Configuration {
  const production = settings.mode === 'production';
  const app = appOf(folder);
  const identifier = identifierOf(app);
  const contentHash = production ? '.[contenthash:5]' : '';
  const hash = ownNames ? '' : contentHash;
  return {
    context: folder,
    mode: settings.mode,
    target: ['web', 'es2015'],
    // Scripts name no map: maps are for `release trace` only, and the gateway does not serve them.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: outputOf(folder, settings, { script: hash, asset: contentHash }),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The package's own entry always leads to the development build with its warnings.
      alias: production ? routerBuild(folder) : {},
    },
    module: {
      rules: [
        scriptRule(folder, app, !production),
        slimRule,
        { test: /\.module\.css$/, ...styleRule(classNames(app, folder, production)) },
        { test: /\.css$/, exclude: /\.module\.css$/, sideEffects: true, ...styleRule() },
        { test: /\.(svg|png|jpe?g|webp)$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 2048 } } },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
      new LoadingPlugin(isRemote(app) ? identifier : undefined),
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        // The host gives its modules to the containers itself and takes none from them.
        FEDERATION_OPTIMIZE_NO_SHARED: 'true',
        ENV_TARGET: '"web"',
        __RELEASE__: RELEASE,
        __SINGLETON_VERSIONS__: JSON.stringify(singletonVersions(folder)),
      }),
    ],
    optimization: optimizationOf(production),
    cache: cacheOf(folder, settings),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const isRemote = (app: string) => app.startsWith('remote-');

const identifierOf = (name: string) => name.replace(/\W/g, '_');

/** The name of a remote's container, with the version that of a release: a page may hold two releases of one. */
export const containerOf = (app: string, version?: string): string =>
  identifierOf(version === undefined ? app : `${app}_${version}`);
