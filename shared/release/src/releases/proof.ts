import type { Registry } from '@suite/kernel/registry';
import { namesIn, nameOf, statesOf } from '../registry/app-state';
import { provenLine } from '../registry/audit';
import { ReleaseError } from '../release-error';
import type { ReleaseBook } from './release-book';

/** Whether a registry vouches for the log, and through it for the releases that were in use. */
const vouches = ({ keys, audit }: Registry) => !!keys?.length && audit !== undefined;

/**
 * The hashes of the releases in a registry, for its line of the log. Those that were in use before are taken from the
 * log, because somebody may have changed them in the store since.
 */
export async function sealsOf(
  next: Registry,
  before: Registry,
  book: ReleaseBook,
): Promise<Record<string, string>> {
  const isVouched = vouches(before);
  const known = isVouched ? (await provenLine(book.store, before, () => true))?.seals : undefined;
  const old = namesIn(statesOf(before));
  const seals: Record<string, string> = {};
  for (const name of namesIn(statesOf(next))) {
    const [app = '', version = ''] = name.split('/');
    const isChecked = !isVouched || !old.includes(name);
    const isReadable = isChecked && (await book.findWhole(app, version)) !== undefined;
    const seal = known?.[name] ?? (isReadable ? await book.hash(app, version) : undefined);
    if (seal) seals[name] = seal;
  }
  return seals;
}

/** How a release of the store compares with what visitors were given under its version. */
type Proof = 'same' | 'changed' | 'never seen';

/** Compares a release of the store with what a signed registry vouches for; without signatures any is the same. */
export async function proofOf(
  before: Registry,
  book: ReleaseBook,
  app: string,
  version: string,
): Promise<Proof> {
  if (!vouches(before)) return 'same';
  const name = nameOf(app, version);
  const { previous, previousHash } = before.apps[app] ?? {};
  const seal =
    previous === version && previousHash
      ? previousHash
      : (await provenLine(book.store, before, ({ seals }) => seals?.[name] !== undefined))?.seals?.[name];
  if (seal === undefined) return 'never seen';
  return seal === (await book.hash(app, version)) ? 'same' : 'changed';
}

/**
 * Refuses a release of the store that is about to be signed unless it is what visitors were given before, or has
 * the hash that its uploader was told.
 */
export async function checkProof(
  before: Registry,
  book: ReleaseBook,
  { app, version, hash }: { app: string; version: string; hash?: string },
): Promise<void> {
  const proof = await proofOf(before, book, app, version);
  const isTold = hash !== undefined && hash === (await book.hash(app, version));
  if (proof === 'changed' || (hash !== undefined && !isTold)) {
    throw new ReleaseError('RELEASE_BROKEN', { app, version, path: 'release.json' });
  }
  if (proof === 'never seen' && !isTold) throw new ReleaseError('RELEASE_UNPROVEN', { app, version });
}
