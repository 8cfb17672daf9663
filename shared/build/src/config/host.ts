import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { DocumentPlugin } from '../plugins/document';
import { ContentNamesPlugin } from '../loading/content-names';
import { FloorPlugin } from '../plugins/floor';
import { HouseRulesPlugin } from '../plugins/house-rules';
import { ReleaseManifestPlugin } from '../plugins/release-manifest';
import { hostRefresh, hostRefreshEntry } from './refresh';
import { baseConfig } from './base';
import { loadFlags, loadTable, type AppConfig } from './remote';
import { settingsOf } from './settings';
import { singletonVersions } from '../singleton-versions';

const quietSdk = fileURLToPath(new URL('./quiet-sdk.cjs', import.meta.url));

/** Libraries change with few releases: in a file of their own they stay in the visitors' caches. */
const libraries = {
  test: /[\\/]node_modules[\\/]/,
  type: /^javascript/,
  chunks: ({ name }: { name?: string | null }) => name === 'host',
  name: 'libraries',
  enforce: true,
};

const cacheGroupsOf = ({ optimization }: Configuration) =>
  optimization?.splitChunks ? optimization.splitChunks.cacheGroups : {};

/** Configures the host. It needs no federation plugin, because it calls the federation runtime itself. */
export function defineHost(folder: string): AppConfig {
  return async (given) => {
    const settings = await settingsOf(folder, given);
    const app = basename(folder);
    const config = baseConfig(folder, settings, true);
    const production = settings.mode === 'production';
    return {
      ...config,
      name: app,
      entry: {
        host: production ? './src/index.tsx' : [hostRefreshEntry, './src/index.tsx'],
        polyfills: './src/boot/polyfills.ts',
      },
      optimization: {
        ...config.optimization,
        splitChunks: { cacheGroups: { ...cacheGroupsOf(config), libraries } },
      },
      module: {
        ...config.module,
        rules: [...(config.module?.rules ?? []), { test: /weixin-js-sdk[\\/]index\.js$/, loader: quietSdk }],
      },
      plugins: [
        ...(config.plugins ?? []),
        new HouseRulesPlugin(folder, loadTable),
        new DocumentPlugin(join(folder, 'src/index.html'), join(folder, 'src/boot/inline.ts')),
        new ReleaseManifestPlugin({
          app,
          version: settings.version,
          builtAgainst: singletonVersions(folder),
          entry: 'host',
          polyfills: 'polyfills',
          document: 'index.html',
          book: production,
          table: (anew) => loadTable(folder, anew),
          flags: (anew) => loadFlags(folder, anew),
        }),
        ...(production
          ? [new ContentNamesPlugin('host', ['polyfills', 'libraries']), new FloorPlugin()]
          : hostRefresh()),
      ],
    };
  };
}
