import { checkTable, type RouteTable } from '@suite/kernel/routes';
import { tsImport } from 'tsx/esm/api';
import webpack, { type Configuration } from 'webpack';
import { ContentNamesPlugin } from '../loading/content-names';
import { FederationManifestPlugin } from '../plugins/federation-manifest';
import { FloorPlugin } from '../plugins/floor';
import { HouseRulesPlugin } from '../plugins/house-rules';
import { ReadsAheadPlugin } from '../loading/reads-ahead';
import { ReleaseManifestPlugin } from '../plugins/release-manifest';
import { TableInEntryPlugin } from '../loading/table-in-entry';
import { remoteRefresh } from './refresh';
import { baseConfig, containerOf, type BuildSettings } from './base';
import { settingsOf } from './settings';
import { singletonVersions } from '../singleton-versions';
import { appOf } from '../workspace';

/**
 * An app's `webpack.config.mjs`: the settings of one build go in, webpack's configuration comes out. `npx webpack`
 * gives no settings, and gets what `npm run build` gets.
 */
export type AppConfig = (given?: Partial<BuildSettings>) => Promise<Configuration>;

/** Configures a remote: one container that exposes the route table. */
export function defineRemote(folder: string): AppConfig {
  return async (given) => {
    const settings = await settingsOf(folder, given);
    const app = appOf(folder);
    const container = containerOf(app, settings.version);
    const builtAgainst = singletonVersions(folder);
    const config = baseConfig(folder, settings, true);
    // The page gives it the name of the release.
    const name = containerOf(app);
    const production = settings.mode === 'production';
    const federation = {
      name,
      library: { type: 'global', name },
      filename: 'entry.js',
      exposes: { './routes': { import: './src/routes.ts', name: 'routes' } },
      // Publishing checks whether versions fit, so that browsers need not.
      shared: Object.fromEntries(
        Object.keys(builtAgainst).map((module) => [
          module,
          { import: false as const, singleton: true, requiredVersion: false as const },
        ]),
      ),
    };
    return {
      ...config,
      name: app,
      entry: {},
      plugins: [
        ...(config.plugins ?? []),
        new HouseRulesPlugin(folder, loadTable),
        // webpack's own plugin, because its container is a fraction of the enhanced plugin's.
        new webpack.container.ModuleFederationPlugin(federation),
        new ReleaseManifestPlugin({
          app,
          version: settings.version,
          container,
          builtAgainst,
          entry: name,
          book: production,
          table: (anew) => loadTable(folder, anew),
        }),
        ...(production
          ? [
              new TableInEntryPlugin('routes', name),
              new ReadsAheadPlugin(() => loadTable(folder)),
              new ContentNamesPlugin(name),
              new FederationManifestPlugin(federation, builtAgainst),
              new FloorPlugin(),
            ]
          : remoteRefresh()),
      ],
    };
  };
}

/**
 * Loads the route table into Node. Its pages are imported lazily, so none of them is loaded. A build that watches
 * needs it anew, with the features' tables that it imports.
 */
export async function loadTable(folder: string, anew = false): Promise<RouteTable> {
  const file = `${folder}/src/routes.ts`;
  const module = await (anew ? tsImport(file, import.meta.url) : import(`${file}?at=${Date.now()}`));
  const table: RouteTable = module.default.default ?? module.default;
  checkTable(table);
  return table;
}
