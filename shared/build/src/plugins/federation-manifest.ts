import { StatsPlugin } from '@module-federation/manifest';
import webpack, { type Compiler } from 'webpack';

type Options = ConstructorParameters<typeof StatsPlugin>[0];
type Completing = Exclude<Exclude<Options['manifest'], boolean | undefined>['additionalData'], undefined>;
type Stats = Parameters<Completing>[0]['stats'];

/** From a release's own folder, in which the manifest is, to the files that its app's releases share. */
const TO_FILES = '../files';

/** Writes `mf-manifest.json`, by which ordinary federation hosts find a remote's entry and what it exposes. */
export class FederationManifestPlugin {
  private readonly options: Options;
  private readonly versions: Readonly<Record<string, string>>;

  /** `options` are those of webpack's own federation plugin, `versions` those of the shared modules. */
  constructor(options: Options, versions: Readonly<Record<string, string>>) {
    this.options = options;
    this.versions = versions;
  }

  private completed(stats: Stats): Stats {
    const { remoteEntry } = stats.metaData;
    const shared = stats.shared.map((one) => {
      const version = this.versions[one.name] as string;
      return { ...one, version, requiredVersion: `^${version}` };
    });
    return {
      ...stats,
      shared,
      metaData: { ...stats.metaData, remoteEntry: { ...remoteEntry, path: TO_FILES } },
    };
  }

  apply(compiler: Compiler) {
    new StatsPlugin(
      {
        ...this.options,
        // Else it says that there are types to fetch.
        dts: false,
        manifest: {
          // A page's files follow from the entry, which brings their names.
          disableAssetsAnalyze: true,
          additionalData: ({ stats }) => this.completed(stats),
        },
      },
      { pluginVersion: webpack.version, bundler: 'webpack' },
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('FederationManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      // A longer form, which no host reads.
      compilation.hooks.processAssets.tap({ name: 'FederationManifest', stage }, () =>
        compilation.deleteAsset('mf-stats.json'),
      );
    });
  }
}
