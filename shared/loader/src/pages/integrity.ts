import { integrityOf, ownBase, type LiveRelease } from '../registry';

/** The build puts the mode in. */
declare const process: { env: { NODE_ENV?: string } };

/** A hash that no file has, so that browsers refuse what is inserted with it. */
const NO_FILE = `sha256-${'A'.repeat(43)}=`;

/**
 * Makes the hashes of a release's files known to every container, before one of the files is requested. Publishing
 * gives every release its hashes; a build without any was not published, and has nothing to hold its files against.
 */
export function knowHashes({ base, hashes }: LiveRelease): void {
  if (!hashes) return;
  const known = (window.__suiteHashes = window.__suiteHashes ?? {});
  if (process.env.NODE_ENV === 'production') window.__suiteUnknown = NO_FILE;
  for (const file of Object.keys(hashes)) known[ownBase(base) + file] = integrityOf(hashes[file] as string);
}
