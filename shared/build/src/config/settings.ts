import { join, relative } from 'node:path';
import { versionOf } from '../version';
import { manifestOf, repositoryOf } from '../workspace';
import type { BuildSettings } from './base';

/** The version of an app's build, whose command may have been typed in any folder. */
async function ownVersion(folder: string): Promise<string> {
  const repository = repositoryOf(folder);
  // Caches and the files that a version depends on are named from here.
  process.chdir(repository);
  if (repository !== folder) return versionOf(relative(repository, folder));
  return process.env.RELEASE_VERSION ?? manifestOf(folder).version;
}

/** Fills in what a command leaves open: a release of the present sources, in the app's `dist`. */
export async function settingsOf(
  folder: string,
  { mode = 'production', version, outDir = join(folder, 'dist'), publicPath }: Partial<BuildSettings> = {},
): Promise<BuildSettings> {
  return {
    mode,
    version: version ?? (await ownVersion(folder)),
    outDir,
    ...(publicPath !== undefined && { publicPath }),
  };
}
