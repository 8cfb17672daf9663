import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ReleaseError } from '../release-error';
import type { Context } from './command';

/** Versions that a build made from its sources have this mark. */
const MARK = '-src.';

/**
 * Refuses to call an app live if what is live was built from other sources than are here. `SOURCE_VERSION`
 * names a program that prints the version of an app's present sources; without it there is nothing to compare.
 */
export async function refuseOldBuild(
  app: string,
  version: string,
  { cwd, env, given }: Context,
): Promise<void> {
  const program = env.SOURCE_VERSION;
  const isNamed = given.text('version') !== undefined || given.text('dist') !== undefined;
  if (!program || isNamed || !version.includes(MARK)) return;
  const present = await promisify(execFile)(process.execPath, [program, app], { cwd }).then(
    ({ stdout }) => stdout.trim(),
    () => version,
  );
  if (present !== version) throw new ReleaseError('BUILD_OLD', { app, version });
}
