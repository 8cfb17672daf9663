import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REGISTRY_SCHEMA } from '@suite/loader/registry';
import { Metadata, MetadataKind, Root, Snapshot, Targets } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { MOST, readSoon } from './client';
import { timestampMetadata } from './commit';
import {
  signedNow,
  isConflict,
  metadataPath,
  metaFile,
  OPS,
  readMetadata,
  signMetadata,
  withRole,
  withRootRole,
} from './metadata';
import { createKeyFile, readSigner, type Signer } from './keys';
import type { View } from './view';

/** How the keys of a new repository are to be. */
export interface NewRepository {
  /** The folder for its private keys, outside of the store. */
  keys: string;
  /** How many root keys there are, and how many of them have to sign a root. */
  roots?: number;
  threshold?: number;
  /** The first revision. Pages ignore a lower one than they have seen, so a store that follows another goes on from it. */
  revision?: number;
}

/** A key of this folder; it is created unless a creation that was interrupted has left it. */
async function keyIn(folder: string, name: string): Promise<Signer> {
  const path = join(folder, `${name}.pem`);
  const there = readSigner(await readFile(path, 'utf8').catch(() => ''));
  return there ?? createKeyFile(path);
}

/**
 * Gives a store its root of trust: creates the keys of all roles, and writes the first root. Whoever follows the store
 * begins with this root, so its keys and that of `targets` belong offline. The first change makes the rest.
 */
export async function createRepository(
  store: Pick<Store, 'read' | 'replace'>,
  { keys: folder, roots = 2, threshold = roots, revision = 1 }: NewRepository,
): Promise<View> {
  if (!(threshold >= 1 && threshold <= roots))
    throw new ReleaseError('THRESHOLD_WRONG', { roots, threshold });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rootSigners: Signer[] = [];
  for (let at = 1; at <= roots; at++) rootSigners.push(await keyIn(folder, `root-${at}`));
  const [targets, ops, online] = [
    await keyIn(folder, 'targets'),
    await keyIn(folder, 'ops'),
    await keyIn(folder, 'online'),
  ];
  const empty = new Root({ version: 1, ...signedNow('root'), consistentSnapshot: true });
  const rootKeys = rootSigners.map(({ key }) => key);
  const root = withRootRole(empty, 'root', rootKeys, threshold);
  root.addKey(targets.key, 'targets');
  root.addKey(online.key, 'snapshot');
  root.addKey(online.key, 'timestamp');
  const body = signMetadata('root', root, [root.roles.root!], rootSigners);
  try {
    await store.replace(metadataPath('root', 1), body, undefined);
    return emptyView(body, ops, revision);
  } catch (error) {
    if (!isConflict(error)) throw error;
    // A creation that was killed has left its root: it counts if its keys are in the folder.
    const stored = (await readSoon(store, metadataPath('root', 1), MOST.root))?.body ?? body;
    const { signed } = readMetadata<Root>(MetadataKind.Root, stored);
    if (!signed.roles.targets?.keyIDs.includes(targets.key.keyID))
      throw new ReleaseError('REPOSITORY_EXISTS');
    return emptyView(stored, ops, revision);
  }
}

/** The view of a new store for a trial: neither the store nor its keys are made. */
export async function repositoryOnTrial(wanted: NewRepository): Promise<View> {
  const keys = await mkdtemp(join(tmpdir(), 'suite-trial-'));
  try {
    return await createRepository(
      { replace: async () => undefined, read: async () => undefined },
      { ...wanted, keys },
    );
  } finally {
    await rm(keys, { recursive: true, force: true });
  }
}

/** The view of a store in which nothing was published: the first change begins from it. */
function emptyView(body: Buffer, ops: Signer, revision: number): View {
  const none = { version: 0, ...signedNow('targets') };
  const change = { when: '', who: '', change: { kind: 'create' as const }, apps: {} };
  return {
    tag: undefined,
    root: readMetadata<Root>(MetadataKind.Root, body),
    timestamp: new Metadata(timestampMetadata(0, metaFile(1, Buffer.alloc(0)))),
    snapshot: new Metadata(new Snapshot({ ...none, version: revision - 1, meta: {} })),
    targets: new Metadata(new Targets({ ...none, delegations: withRole(undefined, OPS, [ops.key]) })),
    roles: new Map([[OPS, new Metadata(new Targets(none))]]),
    states: {},
    settings: {},
    suite: {
      revision: 0,
      registry: { schema: REGISTRY_SCHEMA, revision: 0, apps: {} },
      releases: new Set(),
      broken: {},
      change: { revision: 0, ...change },
      expires: 0,
    },
  };
}
