import { StatsPlugin } from '@module-federation/manifest';
import webpack, { type Compiler } from 'webpack';

type Options = ConstructorParameters<typeof StatsPlugin>[0];

/** From a release's own folder, in which the manifest is, to the files that its app's releases share. */
const TO_FILES = '../files';

/** Writes `mf-manifest.json`, by which ordinary federation hosts find a remote's entry and what it exposes. */
export class FederationManifestPlugin {
  private readonly options: Options;

  /** What webpack's own federation plugin is given. */
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    new StatsPlugin(
      {
        ...this.options,
        manifest: {
          // A page's files follow from the entry, which brings their names.
          disableAssetsAnalyze: true,
          additionalData: ({ stats }) => {
            const { remoteEntry } = stats.metaData;
            return {
              ...stats,
              metaData: { ...stats.metaData, remoteEntry: { ...remoteEntry, path: TO_FILES } },
            };
          },
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
