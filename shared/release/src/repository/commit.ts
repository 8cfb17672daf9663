import { Root, Snapshot, Targets, Timestamp, type MetaFile, type TargetFile } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import type { ChangeRecord } from './state';
import type { Signer } from './keys';
import {
  authorityOver,
  canSign,
  checkSigners,
  signedNow,
  isConflict,
  metadataPath,
  metaFile,
  objectPath,
  roomFor,
  sha256,
  signMetadata,
  TIMESTAMP_PATH,
  type Authority,
} from './metadata';
import { signedFields, type View } from './view';

/** What a change writes. */
export interface Edit {
  /** The new content of the roles that change, by name: `targets`, `ops`, or an app. */
  roles: ReadonlyMap<string, Pick<Targets, 'targets' | 'delegations'>>;
  /** A new root, if keys of a top-level role change. */
  root?: Root | undefined;
  record: Omit<ChangeRecord, 'revision'>;
  /** The least revision that the change makes; the next one when absent. */
  revision?: number | undefined;
}

/** How many versions are tried: one that is taken was left behind by a writer that was killed or outrun. */
const ATTEMPTS = 1000;

/** Adds a file of metadata under the next version that is free. */
export async function addVersion(
  store: Store,
  role: string,
  first: number,
  make: (version: number) => Buffer,
): Promise<{ version: number; body: Buffer }> {
  for (let version = first; version < first + ATTEMPTS; version++) {
    const body = make(version);
    try {
      await store.replace(metadataPath(role, version), body, undefined);
      return { version, body };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new ReleaseError('REGISTRY_BUSY');
}

/** Who has to sign a role. A delegated role and its delegation become current together, so only the new one counts. */
function required(role: string, view: View, edit: Edit): Authority[] {
  const delegations = edit.roles.get('targets')?.delegations ?? view.targets.signed.delegations;
  const next = authorityOver(edit.root ?? view.root.signed, delegations, role);
  if (!next) throw new ReleaseError('ROLE_UNKNOWN', { role });
  return role === 'root' ? [view.root.signed.roles.root!, next] : [next];
}

/** Refuses a change unless these signers can sign all of it, before anything is written. */
export function checkEdit(view: View, edit: Edit, signers: readonly Signer[]): void {
  const names = [...edit.roles.keys(), 'snapshot', 'timestamp', ...(edit.root ? ['root'] : [])];
  for (const role of names) checkSigners(role, required(role, view, edit), signers);
  const revision = nextRevision(view, edit);
  if (revision <= roomFor(view.root.signed.version + (edit.root ? 1 : 0))) return;
  const fault = `revision ${revision} is too high: readers would refuse it`;
  throw new ReleaseError('USAGE', { fault, zh: `第 ${revision} 版太大：读者会拒绝` });
}

const nextRevision = (view: View, edit: Edit) =>
  Math.max(view.snapshot.signed.version + 1, edit.revision ?? 0);

/** Whether readers who know only the old root would accept what is signed now. */
function suitsOldRoot({ root }: View, signers: readonly Signer[]): boolean {
  const { targets, snapshot, timestamp } = root.signed.roles as Record<string, Authority>;
  return [targets!, snapshot!, timestamp!].every((authority) => canSign(authority, signers));
}

/** Puts a target into the store. Its name has its hash, so one that is there with another content is damaged. */
export async function addObject(store: Store, file: TargetFile, body: Buffer): Promise<void> {
  const path = objectPath(file);
  try {
    await store.replace(path, body, undefined);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const stored = await store.read(path);
    if (stored && sha256(stored.body) === file.hashes.sha256) return;
    await store.replace(path, body, stored?.tag);
  }
}

/**
 * Writes a change: the metadata of the roles, the snapshot, and last the timestamp, whose swap makes it all current at
 * once. Gives the revision; refused with `CONFLICT` if somebody else has changed the store since the view was read.
 */
export async function commit(
  store: Store,
  view: View,
  edit: Edit,
  signers: readonly Signer[],
): Promise<number> {
  checkEdit(view, edit, signers);
  const sign = (role: string, signed: Parameters<typeof signMetadata>[1]) => {
    const old = view.root.signed.roles[role];
    return signMetadata(role, signed, required(role, view, edit), signers, old ? [old] : []);
  };
  const addRoot = async () => {
    if (!edit.root) return;
    const { keys, roles } = edit.root;
    const version = view.root.signed.version + 1;
    const root = new Root({ version, ...signedNow('root'), keys, roles, consistentSnapshot: true });
    await store.replace(metadataPath('root', version), sign('root', root), undefined);
  };
  // If an old key is lost, readers need the new root first. Else it comes last: every signature is good by both roots.
  const isRootFirst = edit.root !== undefined && !suitsOldRoot(view, signers);
  if (isRootFirst) await addRoot();
  const meta: Record<string, MetaFile> = { ...view.snapshot.signed.meta };
  for (const [role, { targets, delegations }] of edit.roles) {
    const first = (view.snapshot.signed.meta[`${role}.json`]?.version ?? 0) + 1;
    const content = { targets, ...(delegations && { delegations }) };
    const made = await addVersion(store, role, first, (version) =>
      sign(role, new Targets({ version, ...signedNow('targets'), ...content })),
    );
    meta[`${role}.json`] = metaFile(made.version, made.body);
  }
  const { snapshotMeta } = view.timestamp.signed;
  const before =
    view.tag === undefined
      ? null
      : { version: snapshotMeta.version, sha256: snapshotMeta.hashes?.sha256 ?? '' };
  const unrecognizedFields = signedFields({ change: edit.record, before }) as never;
  const snapshot = await addVersion(store, 'snapshot', nextRevision(view, edit), (version) =>
    sign('snapshot', new Snapshot({ version, ...signedNow('snapshot'), meta, unrecognizedFields })),
  );
  const timestamp = sign(
    'timestamp',
    timestampMetadata(view.timestamp.signed.version + 1, metaFile(snapshot.version, snapshot.body)),
  );
  await store.replace(TIMESTAMP_PATH, timestamp, view.tag);
  if (!isRootFirst) await addRoot();
  return snapshot.version;
}

export const timestampMetadata = (version: number, snapshotMeta: MetaFile) =>
  new Timestamp({ version, ...signedNow('timestamp'), snapshotMeta });
