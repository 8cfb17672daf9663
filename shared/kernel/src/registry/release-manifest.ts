import type { LiveRelease } from './registry';

/** The form of a release's own document; publishing refuses any other. */
export const RELEASE_SCHEMA = 1;

/** Content of one file of a release, by which a changed byte is noticed. */
export interface ReleaseFile {
  /** In base64, as an `integrity` attribute has it. */
  sha384: string;
  bytes: number;
}

/**
 * What a build writes as `release.json` beside its files: everything that publishing needs to know,
 * so that it never has to look into a script. Paths are relative to that folder, without `./`.
 */
export interface ReleaseManifest {
  schema: typeof RELEASE_SCHEMA;
  /** Name of the app: `host` or `remote-…`. */
  name: string;
  version: string;
  /** What loading takes; where the files are is known only once they are published. */
  live: Omit<LiveRelease, 'version' | 'base'>;
  /** Version of each shared module that the release was built against. */
  builtAgainst: Record<string, string>;
  /** Every file that belongs to the release, except `release.json` itself. */
  files: Record<string, ReleaseFile>;
  /** The host's document template, one of `files`. */
  document?: string;
}
