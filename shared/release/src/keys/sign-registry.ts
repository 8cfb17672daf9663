import { withSignatures, type Registry, type RegistryKey } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';
import { findSigners, keyFolder } from './find-signers';
import { signText } from './key-pair';

/** Refuses with `KEY_MISSING` unless a change of this registry could be signed here. */
export async function checkSigner({ keys = [] }: Registry): Promise<void> {
  if (keys.length === 0) return;
  const signers = await findSigners();
  if (keys.some(({ id }) => signers.some(({ key }) => key.id === id))) return;
  throw new ReleaseError('KEY_MISSING', { ids: keys.map(({ id }) => id).join(', '), folder: keyFolder() });
}

/**
 * The text of a registry with the signatures that it needs: one for pages that know the keys of the
 * registry before it, and one for pages that know its own keys. So keys can be exchanged while old pages
 * are still open.
 */
export async function signRegistry(
  next: Registry,
  before: Registry,
  keyFiles: readonly string[] | undefined,
): Promise<string> {
  const text = JSON.stringify(next);
  const circles = [before.keys ?? [], next.keys ?? []].filter((keys) => keys.length > 0);
  if (circles.length === 0) return `${text}\n`;

  const signers = await findSigners(keyFiles);
  const signs = ({ id }: RegistryKey) => signers.some(({ key }) => key.id === id);
  for (const keys of circles) {
    if (keys.some(signs)) continue;
    throw new ReleaseError('KEY_MISSING', { ids: keys.map(({ id }) => id).join(', '), folder: keyFolder() });
  }
  const trusted = new Set(circles.flat().map(({ id }) => id));
  const wanted = signers.filter(({ key }, at) => {
    const first = signers.findIndex((other) => other.key.id === key.id) === at;
    return first && trusted.has(key.id);
  });
  return `${withSignatures(
    text,
    wanted.map((signer) => signText(text, signer)),
  )}\n`;
}
