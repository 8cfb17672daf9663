import webpack from 'webpack';
import { configOf } from '../../tasks/build-app';

/** A production build that follows the sources. */
export interface WatchOptions {
  folder: string;
  version: string;
  outDir: string;
  /** Called after every build; with words if it failed, and then the last good one stays. */
  built: (fault?: string) => void;
}

/** Builds an app whenever its sources change; resolves after the first build. */
export async function watchApp({ folder, version, outDir, built }: WatchOptions) {
  const define = await configOf(folder);
  const config = await define({ mode: 'production', version, outDir });
  const compiler = webpack({ ...config, output: { ...config.output, clean: false } });
  return new Promise<{ close: () => Promise<void> }>((resolve, reject) => {
    let isFirst = true;
    const watching = compiler.watch({}, (failure, stats) => {
      const errors = stats?.hasErrors() && stats.toString({ all: false, errors: true, colors: false });
      const fault = failure?.message ?? (errors || undefined);
      if (!isFirst) built(fault);
      else if (fault) watching?.close(() => reject(new Error(fault)));
      else {
        isFirst = false;
        resolve({ close: () => new Promise((closed) => watching?.close(() => closed())) });
      }
    });
  });
}
