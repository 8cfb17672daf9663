import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { AppConfig } from '../config/remote';

/** Runs one webpack configuration to its end; errors are thrown with webpack's own words. */
export function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve();
      });
    });
  });
}

/** The configuration of an app, from its own `webpack.config.mjs`. */
export async function configOf(folder: string): Promise<AppConfig> {
  const module = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  return module.default;
}
