import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_SCHEMA } from '@suite/loader/registry';
import { Root, Snapshot, Targets, Timestamp, Metadata, MetadataKind, type MetaFile } from '@tufjs/models';
import { ReleaseError, isRefusal } from '../release-error';
import type { Store } from '../store/store';
import { MOST, readSoon, followMetadata } from './client';
import { makeSigner, readSigner, signersFor, writeKeyFile, type Signer } from './keys';
import {
  authorityOver,
  canSign,
  checkSigners,
  isConflict,
  metadataPath,
  metaFile,
  OPS,
  readMetadata,
  roomFor,
  signedNow,
  signMetadata,
  TIMESTAMP_PATH,
  withRole,
  withRootRole,
  type Authority,
} from './metadata';
import { Releases } from './releases';
import type { ChangeRecord } from './state';
import { trustIn } from './trust';
import { signedFields, readView, type BeginningOfStore, type View } from './view';

export interface Edit {
  /** The new content of the roles that change, by name: `targets`, `ops`, or an app. */
  roles: ReadonlyMap<string, Pick<Targets, 'targets' | 'delegations'>>;
  root?: Root | undefined;
  record: Omit<ChangeRecord, 'revision'>;
  /** The least revision that the change makes; the next one when absent. */
  revision?: number | undefined;
}

/** How many versions are tried: one that is taken was left behind by a writer that was killed or outrun. */
const ATTEMPTS = 1000;

/** Adds a role's metadata in the first version that is free, and says what a snapshot or timestamp has to say of it. */
async function addVersion(
  store: Store,
  role: string,
  first: number,
  make: (version: number) => Buffer,
): Promise<MetaFile> {
  for (let version = first; version < first + ATTEMPTS; version++) {
    const body = make(version);
    try {
      await store.replace(metadataPath(role, version), body, undefined);
      return metaFile(version, body);
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
const suitsOldRoot = ({ root }: View, signers: readonly Signer[]) =>
  ['targets', 'snapshot', 'timestamp'].every((role) => canSign(root.signed.roles[role]!, signers));

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
  if (view.beginning) await beginStore(store, view.beginning);
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
    meta[`${role}.json`] = await addVersion(store, role, first, (version) =>
      sign(role, new Targets({ version, ...signedNow('targets'), ...content })),
    );
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
  const timestamp = timestampMetadata(view.timestamp.signed.version + 1, snapshot);
  await store.replace(TIMESTAMP_PATH, sign('timestamp', timestamp), view.tag);
  if (!isRootFirst) await addRoot();
  return snapshot.version;
}

const timestampMetadata = (version: number, snapshotMeta: MetaFile) =>
  new Timestamp({ version, ...signedNow('timestamp'), snapshotMeta });

export interface NewRepository {
  keys: string;
  roots?: number;
  threshold?: number;
  /** The first revision. Pages ignore a lower one than they have seen, so a store that follows another goes on from it. */
  revision?: number;
}

/**
 * The view of a store that is new: its keys are made, or taken from the folder where a creation that was killed has left
 * them, and sign the first root. Whoever follows the store begins with this root, so its keys and that of `targets` belong
 * offline. Nothing is written before the first change, which makes the rest.
 */
export async function newRepository(
  store: Store,
  { keys: folder, roots = 2, threshold = roots, revision = 1 }: NewRepository,
): Promise<View> {
  if (!(threshold >= 1 && threshold <= roots))
    throw new ReleaseError('THRESHOLD_WRONG', { roots, threshold });
  const rootNames = Array.from({ length: roots }, (_, at) => `root-${at + 1}`);
  const load = async (name: string) => {
    const path = join(folder, `${name}.pem`);
    const there = readSigner(await readFile(path, 'utf8').catch(() => ''));
    return { path, signer: there ?? makeSigner(), isThere: there !== undefined };
  };
  const keys = await Promise.all([...rootNames, 'targets', 'ops', 'online'].map(load));
  const signers = keys.map(({ signer }) => signer);
  const rootSigners = signers.slice(0, roots);
  const [targets, ops, online] = signers.slice(roots) as [Signer, Signer, Signer];
  const empty = new Root({ version: 1, ...signedNow('root'), consistentSnapshot: true });
  const rootKeys = rootSigners.map(({ key }) => key);
  const root = withRootRole(empty, 'root', rootKeys, threshold);
  root.addKey(targets.key, 'targets');
  root.addKey(online.key, 'snapshot');
  root.addKey(online.key, 'timestamp');
  const own = signMetadata('root', root, [root.roles.root!], rootSigners);
  const stored = (await readSoon(store, metadataPath('root', 1), MOST.root))?.body;
  const first = readMetadata<Root>(MetadataKind.Root, stored ?? own);
  // A root that a creation which was killed has left counts if its keys are in the folder.
  if (!first.signed.roles.targets?.keyIDs.includes(targets.key.keyID))
    throw new ReleaseError('REPOSITORY_EXISTS');
  return emptyView(store, first, ops, revision, { keys, root: stored ? undefined : own });
}

async function beginStore(store: Store, { keys, root }: BeginningOfStore): Promise<void> {
  for (const { path, signer } of keys.filter(({ isThere }) => !isThere))
    await writeKeyFile(path, signer).catch((error: unknown) => {
      // Another process creates the same store.
      throw isRefusal(error, 'KEY_EXISTS') ? new ReleaseError('CONFLICT', { path }) : error;
    });
  if (root) await store.replace(metadataPath('root', 1), root, undefined);
}

/** The view of a store in which nothing was published: the first change begins from it. */
function emptyView(
  store: Store,
  root: Metadata<Root>,
  ops: Signer,
  revision: number,
  beginning: BeginningOfStore,
): View {
  const none = { version: 0, ...signedNow('targets') };
  const roles = new Map([[OPS, new Metadata(new Targets(none))]]);
  return {
    tag: undefined,
    beginning,
    root,
    timestamp: new Metadata(timestampMetadata(0, metaFile(1, Buffer.alloc(0)))),
    snapshot: new Metadata(new Snapshot({ ...none, version: revision - 1, meta: {} })),
    targets: new Metadata(new Targets({ ...none, delegations: withRole(undefined, OPS, [ops.key]) })),
    roles,
    releases: new Releases(store, roles),
    states: {},
    settings: {},
    suite: {
      revision: 0,
      registry: { schema: REGISTRY_SCHEMA, revision: 0, apps: {} },
      releases: new Set(),
      broken: {},
      flags: new Map(),
      expires: 0,
      keysExpire: 0,
    },
  };
}

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
  if (snapshot.signed.isExpired(new Date(Date.now() + WEEK)))
    next = await addVersion(store, 'snapshot', snapshot.signed.version + 1, (version) => {
      const renewed = new Snapshot({ ...snapshot.signed, version, ...signedNow('snapshot') });
      return signMetadata('snapshot', renewed, [roles.snapshot!], signers);
    });
  const renewed = timestampMetadata(timestamp.signed.version + 1, next);
  const body = signMetadata('timestamp', renewed, [roles.timestamp!], signers);
  await store.replace(TIMESTAMP_PATH, body, stored.tag);
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
