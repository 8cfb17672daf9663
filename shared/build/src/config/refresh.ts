import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The host's entry in development: it offers its refresh runtime to the remotes. */
export const hostRefreshEntry = file('./refresh-offer.cjs');

const plugin = () =>
  new ReactRefreshPlugin({
    overlay: false,
    library: 'suite',
    exclude: /node_modules|refresh-(offer|taken)/,
  }) as unknown as WebpackPluginInstance;

/** Fast refresh of the host. */
export const hostRefresh = (): WebpackPluginInstance[] => [plugin()];

/**
 * Fast refresh of a remote. All apps of a page must register their components with one refresh runtime,
 * so a remote uses the host's.
 */
export const remoteRefresh = (): WebpackPluginInstance[] => [
  plugin(),
  new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, file('./refresh-taken.cjs')),
];
