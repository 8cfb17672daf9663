import { Readable } from 'node:stream';
import {
  MetadataKind,
  type Metadata,
  type Root,
  type Snapshot,
  type TargetFile,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import { Updater, type Fetcher } from 'tuf-js';
import { BadVersionError, DownloadHTTPError } from 'tuf-js/dist/error.js';
import { isRefusal, ReleaseError } from '../release-error';
import { answered, type Reads, type Store, type Stored } from '../store/store';
import {
  isConflict,
  metadataPath,
  objectPath,
  readMetadata,
  roomFor,
  sha256,
  TIMESTAMP_PATH,
} from './metadata';
import type { Trust } from './trust';

/** A store that is silent for this time, in ms, is given up: a slow one must not hold up a rollback. */
const PATIENCE = 10_000;

/** The most bytes of metadata whose length nothing has signed. */
export const MOST = { root: 512_000, timestamp: 16_384, snapshot: 2_000_000 } as const;

/** Reads a file of a store, or refuses if the store is silent for too long. */
export const readSoon = (store: Reads, path: string, most: number): Promise<Stored | undefined> =>
  answered(store.patience ?? PATIENCE, store.read(path, most));

/** How a store is followed that readers refuse, to make it good again. */
export interface Lenient {
  /** The last version of the root that counts; a newer one is not looked for. */
  lastRoot?: number;
}

/** Reads metadata for the client, and remembers how the store failed, by role: the client turns errors into words. */
class StoreFetcher implements Fetcher {
  readonly failures = new Map<string, unknown>();

  constructor(
    private readonly store: Reads,
    private readonly trust: Trust,
    private readonly timestamp: Stored,
    private readonly lastRoot: number,
  ) {}

  async downloadBytes(url: string, maxLength: number): Promise<Buffer> {
    const path = decodeURIComponent(new URL(url).pathname.slice(1));
    const [, version = 0, role = ''] = /^metadata\/(\d+)\.(.+)\.json$/.exec(path) ?? [];
    if (path === `metadata/${TIMESTAMP_PATH}`) return this.timestampBody();
    try {
      if (role !== 'root') this.checkRoom(path, Number(version));
      const isKnown = role !== 'root' || Number(version) <= this.lastRoot;
      const stored = isKnown ? await readSoon(this.store, path, maxLength) : undefined;
      if (stored) return stored.body;
    } catch (error) {
      this.failures.set(role, error);
      throw error;
    }
    throw new DownloadHTTPError(`${path} is missing`, 404);
  }

  downloadFile(): never {
    throw new Error('targets are read by readTarget');
  }

  /** The timestamp; it is checked before the client keeps it, because a kept one cannot be undone. */
  private timestampBody(): Buffer {
    const { signed } = readMetadata<Timestamp>(MetadataKind.Timestamp, this.timestamp.body);
    this.checkRoom(TIMESTAMP_PATH, Math.max(signed.version, signed.snapshotMeta.version));
    return this.timestamp.body;
  }

  /** Refuses a version after which too few are left: who has the online key must not use them up. */
  private checkRoom(path: string, version: number): void {
    const root = readMetadata<Root>(MetadataKind.Root, this.trust.remembered('root') as Buffer);
    if (version <= roomFor(root.signed.version)) return;
    throw new ReleaseError('METADATA_REFUSED', {
      fault: `${path} has version ${version}, which is not plausible`,
    });
  }
}

export type Client = Awaited<ReturnType<typeof followMetadata>>;

/** Follows a store, as a client of The Update Framework, to its present metadata, which it verifies. */
export async function followMetadata(store: Reads, trust: Trust, timestamp: Stored, lenient?: Lenient) {
  if (!trust.isBegun) trust.begin((await readSoon(store, metadataPath('root', 1), MOST.root))?.body);
  const fetcher = new StoreFetcher(store, trust, timestamp, lenient?.lastRoot ?? Infinity);
  try {
    const updater = new Updater({
      metadataDir: trust.folder,
      metadataBaseUrl: 'store://store/metadata',
      fetcher,
    });
    // Taken from the client's memory: another process may meanwhile have followed the store further, in the same folder.
    const verified = updater['trustedSet'];
    // For this client it is 1970, when nothing had expired.
    if (lenient) verified['referenceTime'] = new Date(0);
    await updater.refresh();
    return {
      root: verified.root,
      timestamp: verified.timestamp as Metadata<Timestamp>,
      snapshot: verified.snapshot as Metadata<Snapshot>,
      targets: verified.targets as Metadata<Targets>,
      async load(role: string, path: string) {
        await updater.getTargetInfo(path).catch((error: unknown) => {
          throw metadataRefusal(error, fetcher.failures.get(role));
        });
        return verified.getRole(role) as Metadata<Targets>;
      },
    };
  } catch (error) {
    const [failure] = fetcher.failures.values();
    throw metadataRefusal(error, failure);
  }
}

function metadataRefusal(error: unknown, failure: unknown): unknown {
  if (failure) return failure;
  if (isRefusal(error)) return error;
  const fault = (error as Error).message;
  const options = { cause: error };
  // The client wraps what it says of snapshots and targets into one kind of error: only its words tell.
  if (error instanceof BadVersionError || /less than current version/.test(fault))
    return new ReleaseError('METADATA_OLD', { fault }, options);
  const code = /is expired/.test(fault) ? 'METADATA_EXPIRED' : 'METADATA_REFUSED';
  return new ReleaseError(code, { fault }, options);
}

export async function readTarget(store: Reads, file: TargetFile): Promise<Buffer> {
  const stored = await readSoon(store, objectPath(file), file.length);
  try {
    if (!stored) throw new Error('it is missing');
    await file.verify(Readable.from([stored.body]));
  } catch (cause) {
    throw new ReleaseError('TARGET_BROKEN', { path: file.path, fault: (cause as Error).message }, { cause });
  }
  return stored.body;
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
