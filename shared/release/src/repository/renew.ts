import { Snapshot } from '@tufjs/models';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { followMetadata, MOST, readSoon } from './client';
import { addVersion, timestampMetadata } from './commit';
import { signersFor, type Signer } from './keys';
import {
  canSign,
  signedNow,
  isConflict,
  metaFile,
  signMetadata,
  TIMESTAMP_PATH,
  type Authority,
} from './metadata';
import { trustIn } from './trust';
import { readView } from './view';

/** A snapshot that expires within this time, in ms, is renewed together with its timestamp. */
const WEEK = 7 * 24 * 3_600_000;

/**
 * Signs the timestamp of a store anew, and the snapshot too if it expires soon. Everything else about them is checked
 * like at any reading. Returns whether that was possible: only whoever has the online key can.
 */
export async function renewExpired(store: Store, signers: readonly Signer[]): Promise<boolean> {
  const stored = await readSoon(store, TIMESTAMP_PATH, MOST.timestamp);
  if (!stored) throw new ReleaseError('METADATA_GONE', { path: TIMESTAMP_PATH });
  const { root, timestamp, snapshot } = await followMetadata(store, trustIn(store), stored, {});
  const roles = root.signed.roles as Record<string, Authority>;
  if (![roles.timestamp!, roles.snapshot!].every((authority) => canSign(authority, signers))) return false;
  let next = timestamp.signed.snapshotMeta;
  if (snapshot.signed.isExpired(new Date(Date.now() + WEEK))) {
    const made = await addVersion(store, 'snapshot', snapshot.signed.version + 1, (version) => {
      const renewed = new Snapshot({ ...snapshot.signed, version, ...signedNow('snapshot') });
      return signMetadata('snapshot', renewed, [roles.snapshot!], signers);
    });
    next = metaFile(made.version, made.body);
  }
  const renewed = timestampMetadata(timestamp.signed.version + 1, next);
  await store.replace(
    TIMESTAMP_PATH,
    signMetadata('timestamp', renewed, [roles.timestamp!], signers),
    stored.tag,
  );
  return true;
}

/** Half of a timestamp's life, in ms. */
const HALF = 1.5 * 24 * 3_600_000;

/** Renews the timestamp of a store when half of its life is over. Returns whether it was renewed. */
export async function renewTimestamp(store: Store): Promise<boolean> {
  try {
    const view = await readView(store);
    if (!view || view.suite.expires - Date.now() > HALF) return false;
  } catch (error) {
    if (!isRefusal(error, 'METADATA_EXPIRED')) throw error;
  }
  try {
    return await renewExpired(store, await signersFor(store));
  } catch (error) {
    // Another process has written meanwhile, and so renewed it.
    if (isConflict(error)) return false;
    throw error;
  }
}
