import type { Registry } from '@suite/kernel/registry';
import { damageOf } from '../releases/damage';
import { ReleaseBook } from '../releases/release-book';
import type { Tell } from '../publish/upload';
import { DOCUMENT_PATH, documentOf } from '../publish/write-document';
import { nameOf, namesIn, statesOf } from '../registry/app-state';
import { AUDIT, brokenAt, copyOf, hasCopy, history, revisionOf, REVISIONS } from '../registry/audit';
import type { Store } from '../store/store';
import { publishedRegistry } from './published';
import { PINNED, reachOf } from './reach';

/** Something wrong in the store. */
export interface Fault {
  /** The release, as `app/version`; `null` for a document. */
  release: string | null;
  path: string;
  fault:
    | 'missing or changed'
    | 'behind the registry'
    | 'not the hash in the registry'
    | 'unreadable'
    | 'older than the log'
    | 'edited or incomplete';
  /** Whether the current registry needs it: visitors get it now, or after one rollback. */
  inUse: boolean;
}

/** The result of checking a store. */
export interface Verified {
  revision: number;
  releases: number;
  files: number;
  signed: boolean;
  faults: Fault[];
}

/** What is wrong between a registry, the audit log that led to it, and the copies of the last registries. */
async function logFaults(store: Store, registry: Registry): Promise<Fault[]> {
  const faults: Fault[] = [];
  const note = (path: string, fault: Fault['fault']) =>
    faults.push({ release: null, path, fault, inUse: true });
  const known = [...(await store.list(AUDIT)), ...(await store.list(REVISIONS))].map(revisionOf);
  // A change that was interrupted leaves one line ahead of the registry. Two lines ahead mean that a newer registry
  // was live and an older one was put back.
  if (Math.max(0, ...known) > registry.revision + 1) note('registry.json', 'older than the log');
  const lines = await history(store);
  const broken = brokenAt(registry, lines);
  if (broken !== undefined) note(`${AUDIT}/${broken}`, 'edited or incomplete');
  const last = lines.filter(({ revision }) => revision > registry.revision - PINNED);
  const whole = last.filter(({ before, revision }) => before !== undefined && revision > (broken ?? 0));
  for (const line of whole) if (!(await hasCopy(store, line))) note(copyOf(line), 'missing or changed');
  return faults;
}

/** Compares every file of every release that a page may ask for with its hash, and the registry with its log. */
export async function verify(store: Store, tell?: Tell): Promise<Verified> {
  const registry = await publishedRegistry(store);
  const used = new Set(namesIn(statesOf(registry)));
  const names = [...((await reachOf(store, registry)) ?? used)].sort();
  const book = new ReleaseBook(store);
  const faults: Fault[] = [];
  let files = 0;
  for (const [at, name] of names.entries()) {
    tell?.({ what: 'verify', name, done: at, of: names.length });
    const [app = '', version = ''] = name.split('/');
    const note = (path: string, fault: Fault['fault']) =>
      faults.push({ release: name, path, fault, inUse: used.has(name) });
    const manifest = await book.find(app, version).catch(() => undefined);
    if (!manifest) {
      note('release.json', 'unreadable');
      continue;
    }
    files += Object.keys(manifest.files).length;
    for (const path of await damageOf(store, manifest)) note(path, 'missing or changed');
  }
  const hashOf = (app: string, version: string) => book.hash(app, version).catch(() => undefined);
  for (const [app, { previous, previousHash }] of Object.entries(registry.apps)) {
    if (!previous || !previousHash || previousHash === (await hashOf(app, previous))) continue;
    const fault = 'not the hash in the registry';
    faults.push({ release: nameOf(app, previous), path: 'release.json', fault, inUse: true });
  }
  faults.push(...(await logFaults(store, registry)));
  const document = await store.read(DOCUMENT_PATH);
  const expected = await documentOf(store, registry).catch(() => undefined);
  if (expected !== undefined && document?.body.toString() !== expected) {
    faults.push({ release: null, path: DOCUMENT_PATH, fault: 'behind the registry', inUse: true });
  }
  return {
    revision: registry.revision,
    releases: names.length,
    files,
    signed: !!registry.keys?.length,
    faults,
  };
}
