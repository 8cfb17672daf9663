import { inputHash } from './inputs';
import { manifestOf } from './workspace';

/** The version that a build of these sources gets: the package's version and a hash of what is built from. */
export const versionOf = async (app: string): Promise<string> =>
  process.env.RELEASE_VERSION ?? `${manifestOf(app).version}-src.h${await inputHash(app)}`;
