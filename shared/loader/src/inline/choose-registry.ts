import type { BootState, Registry } from '../registry';

/**
 * The registry that this visit runs on: the fetched one, unless it is broken or older than one that this device
 * has seen (a proxy's cache may answer with it); then the document's snapshot.
 */
export function chooseRegistry(
  fresh: Registry | undefined,
  snapshot: Registry | undefined,
  seenRevision: number,
): Omit<BootState, 'bucket'> | undefined {
  const oldest = Math.max(seenRevision, snapshot ? snapshot.revision : 0);
  if (fresh && fresh.revision >= oldest) return { registry: fresh, source: 'fresh' };
  return snapshot && { registry: snapshot, source: 'snapshot' };
}
