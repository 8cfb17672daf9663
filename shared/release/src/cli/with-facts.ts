import { likelyCopies } from '../operations/likely-copies';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';

/** A refusal with the address of the store, which operations do not know, and with the copies of a lost registry. */
export async function withFacts(error: ReleaseError, address: string, store: Store): Promise<ReleaseError> {
  const { code, facts } = error;
  const isLost = code === 'REGISTRY_GONE' || code === 'REGISTRY_BROKEN';
  const copies = isLost && (await likelyCopies(store).catch(() => [])).join(' / ');
  const more = {
    ...(facts.store && { store: address }),
    ...(isLost && { copies: copies || 'revisions/*.json' }),
  };
  return new ReleaseError(code, { ...facts, ...more }, { cause: error.cause });
}
