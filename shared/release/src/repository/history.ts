import { MetadataKind, type Snapshot } from '@tufjs/models';
import { isRefusal } from '../release-error';
import type { Store } from '../store/store';
import { MOST } from './client';
import { metadataPath, readMetadata, sha256 } from './metadata';
import type { AppState, ChangeRecord } from './state';
import { readView, snapshotFields, type SnapshotFields } from './view';

/** A snapshot that somebody has blown up counts as one that is gone. */
function nothingIfLarge(error: unknown): undefined {
  if (!isRefusal(error, 'FILE_LARGE')) throw error;
}

/** How many snapshots are read at a time. */
const BATCH = 16;

/**
 * The changes that led to what a store says now, the latest first; all of them when no limit is given. Each snapshot
 * carries the hash of the one before, so the last signature vouches for all: the history ends where one was changed.
 */
export async function history(store: Store, limit = Infinity): Promise<ChangeRecord[]> {
  const view = await readView(store);
  if (!view) return [];
  const records: ChangeRecord[] = [changeRecord(view.suite.revision, snapshotFields(view.snapshot))];
  let { before } = snapshotFields(view.snapshot);
  const ahead = new Map<number, Promise<Buffer | undefined>>();
  const read = (version: number) =>
    store
      .read(metadataPath('snapshot', version), MOST.snapshot)
      .then((stored) => stored?.body, nothingIfLarge);
  while (before && records.length < limit) {
    const { version, sha256: hash } = before;
    if (!ahead.has(version)) {
      // Versions mostly go down by one: most of the next snapshots are there when they are needed.
      for (let at = version; at > version - BATCH && at > 0; at--) ahead.set(at, read(at));
    }
    const body = await ahead.get(version);
    ahead.delete(version);
    if (!body || sha256(body) !== hash) break;
    const fields = snapshotFields(readMetadata<Snapshot>(MetadataKind.Snapshot, body));
    records.push(changeRecord(version, fields));
    before = fields.before;
  }
  return records;
}

const changeRecord = (revision: number, { change, before }: SnapshotFields): ChangeRecord => ({
  revision,
  ...change,
  ...(before === null && { first: true }),
});

const DEPTH = 200;

/** The last changes of a store, the latest first. They are read once for each revision: judge and pages ask often. */
export function recentChanges(store: Store): (revision: number) => Promise<ChangeRecord[]> {
  let known: { revision: number; records: Promise<ChangeRecord[]> } | undefined;
  return (revision) => {
    if (known?.revision !== revision) {
      const records = history(store, DEPTH);
      records.catch(() => (known = undefined));
      known = { revision, records };
    }
    return known.records;
  };
}

/** The change since which a condition on an app's versions has held without a break. */
export function changeSince(
  records: readonly ChangeRecord[],
  app: string,
  holds: (state: AppState) => boolean,
): ChangeRecord | undefined {
  const own = records.filter(({ apps }) => Object.hasOwn(apps, app));
  const end = own.findIndex(({ apps }) => !holds(apps[app] as AppState));
  return own[(end < 0 ? own.length : end) - 1];
}
