import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRegistry, splitSigned, type Registry, type RegistryKey } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';
import { isSigned } from './key-pair';

/** The last signed registry that was accepted. */
interface Seen {
  revision: number;
  /** sha256 of its signed text: of one revision only one text was ever live. */
  hash: string;
  keys: readonly RegistryKey[];
}

/** By what a store's registry is judged that is not in the store: anybody who can write there could change it. */
export interface TrustOptions {
  /** The only keys whose signature counts. Without them those of the last accepted registry count. */
  keys?: readonly RegistryKey[];
  /** The file that remembers the last accepted registry across restarts. */
  file?: string;
  /** Hears that the file could not be written; registries are accepted all the same. */
  lost?: (error: unknown) => void;
}

function readSeen(file: string): Seen | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ReleaseError('STATE_WRONG', { path: file }, { cause: error });
  }
  try {
    const seen = JSON.parse(text) as Seen;
    if (seen.revision > 0 && typeof seen.hash === 'string' && Array.isArray(seen.keys)) return seen;
  } catch {
    // The file is no JSON: it is refused as any other wrong content.
  }
  throw new ReleaseError('STATE_WRONG', { path: file });
}

/** Replaces the file. What is read afterwards is the old or the new content, also after a power cut. */
function writeSeen(file: string, seen: Seen): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(seen)}\n`, { flush: true });
  renameSync(draft, file);
  // Windows cannot flush a folder and does not need it.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Reads a registry from its document; undefined when it is malformed or its own keys have not signed it. */
export function readDocument(document: string): Registry | undefined {
  const { text, signatures } = splitSigned(document);
  const registry = readRegistry(text);
  if (registry?.keys?.length && !isSigned(text, signatures, registry.keys)) return undefined;
  return registry;
}

/**
 * Decides whether a store's registry is accepted by what is known from outside of the store, because who can
 * write to the store can also remove its keys and put an older registry back.
 */
export class Trust {
  private seen: Seen | undefined;

  constructor(private readonly options: TrustOptions = {}) {
    this.seen = options.file === undefined ? undefined : readSeen(options.file);
  }

  /** The last accepted revision that is remembered, and where; none of a store without signatures. */
  get last(): { revision: number; file: string } {
    return { revision: this.seen?.revision ?? 0, file: this.options.file ?? '' };
  }

  /** The registry in a document; throws when it is damaged, not signed by a trusted key, or older than one before. */
  accept(document: string): Registry {
    const { keys: given, file = '' } = this.options;
    const { seen } = this;
    const registry = readDocument(document);
    if (!registry) throw new ReleaseError('REGISTRY_BROKEN', { path: 'registry.json' });
    const { text, signatures } = splitSigned(document);
    const keys = given ?? seen?.keys;
    if (keys && !isSigned(text, signatures, keys)) {
      throw new ReleaseError('REGISTRY_UNTRUSTED', { ids: keys.map(({ id }) => id).join(', '), file });
    }
    // Without signatures an older registry could just as well be given a higher number.
    if (!keys && !registry.keys?.length) return registry;
    const hash = createHash('sha256').update(text).digest('hex');
    const { revision } = registry;
    if (seen && (revision < seen.revision || (revision === seen.revision && hash !== seen.hash))) {
      throw new ReleaseError('REGISTRY_OLD', { revision, newest: seen.revision, file });
    }
    if (revision !== seen?.revision) this.remember({ revision, hash, keys: registry.keys ?? [] });
    return registry;
  }

  private remember(seen: Seen): void {
    this.seen = seen;
    const { file, lost } = this.options;
    if (file === undefined) return;
    try {
      const written = readSeen(file);
      // Another process may have seen a later one.
      if (written && written.revision >= seen.revision) return;
      writeSeen(file, seen);
    } catch (error) {
      lost?.(error);
    }
  }
}
