import { existsSync } from 'node:fs';
import { flagFault, type Flag } from '@suite/kernel/flags/facts';
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
          flags: (anew) => loadFlags(folder, anew),
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

/** Loads a source of an app into Node; a build that watches needs it anew, with all that it imports. */
const loadSource = async (file: string, anew: boolean) => {
  const module = await (anew ? tsImport(file, import.meta.url) : import(`${file}?at=${Date.now()}`));
  return module.default?.default ? module.default : module;
};

/** Loads the route table into Node. Its pages are imported lazily, so none of them is loaded. */
export async function loadTable(folder: string, anew = false): Promise<RouteTable> {
  const { default: table }: { default: RouteTable } = await loadSource(`${folder}/src/routes.ts`, anew);
  checkTable(table);
  return table;
}

/** Loads the flags that an app declares, if it has any. */
export async function loadFlags(folder: string, anew = false): Promise<Flag[] | undefined> {
  const file = `${folder}/src/flags.ts`;
  if (!existsSync(file)) return undefined;
  const flags: Flag[] = Object.values(await loadSource(file, anew));
  const fault = flags.map(flagFault).find((found) => found !== undefined);
  if (fault) throw new Error(fault);
  return flags;
}
