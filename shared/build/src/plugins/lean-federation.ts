import { fileURLToPath } from 'node:url';
import webpack, { type Compiler } from 'webpack';

const standIn = (name: string) => fileURLToPath(new URL(`../runtime/${name}.js`, import.meta.url));

/** Removes from the federation runtime what the suite never uses: manifests, preloading, version ranges. */
export class LeanFederationPlugin {
  apply(compiler: Compiler) {
    const parts = [
      [/plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'no-snapshots'],
      [/utils[\\/]preload\.js$/, 'no-preload'],
      [/utils[\\/]semver[\\/]index\.js$/, 'no-ranges'],
    ] as const;
    for (const [request, name] of parts) {
      new webpack.NormalModuleReplacementPlugin(request, standIn(name)).apply(compiler);
    }
  }
}
