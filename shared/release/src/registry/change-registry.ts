import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { REGISTRY_SCHEMA, type Registry } from '@suite/kernel/registry';
import { readDocument } from '../keys/trust';
import { signRegistry } from '../keys/sign-registry';
import { sendNotice } from '../notices/send-notice';
import { isRefusal, ReleaseError } from '../release-error';
import { documentHash } from '../publish/write-document';
import { ReleaseBook } from '../releases/release-book';
import { sealsOf } from '../releases/proof';
import type { Store } from '../store/store';
import { changedApps, draftLine, hashOfLine, noteChange, revisionOf, REVISIONS } from './audit';
import { currentRegistry, REGISTRY_PATH, type CurrentRegistry } from './current-registry';
import { userName } from './user-name';

const ATTEMPTS = 60;

/** The registry of an empty store. */
export const noRegistry: Registry = { schema: REGISTRY_SCHEMA, revision: 0, apps: {} };

/** Who makes a change, why and how. */
export interface By {
  /** The user of this process by default. */
  who?: string;
  why?: string;
  /** Files of private keys to sign with, beside those that are found by themselves. */
  keys?: readonly string[];
  /** Check the change without making it. */
  dryRun?: boolean;
}

/** The next registry that a change wants. */
export interface Wanted {
  registry: Registry;
  /** The change in words, for the audit log. */
  what: string;
  /** The releases that were checked for it; others are read from the store. */
  book?: ReleaseBook;
}

/**
 * The registry of a store, or an empty one. A store whose registry was removed is not taken for an empty one; a first
 * publication that was killed leaves the copy of revision 1 only.
 */
export async function registryOrNone(store: Store): Promise<Registry> {
  const current = await currentRegistry(store);
  if (current) return current.registry;
  const newest = await newestCopy(store);
  const { revision, file } = store.trust?.last ?? nothing;
  const gone = Math.max(newest - 1, revision);
  if (gone < 1) return noRegistry;
  if (newest > 0 || (await hasReleases(store))) throw new ReleaseError('REGISTRY_GONE', { revision: gone });
  // A drive that is not mounted leaves an empty folder.
  throw new ReleaseError('STORE_EMPTY', { revision: gone, store: 'the store', file });
}

/** Whether releases were put into a store, live or not. */
export const hasReleases = async (store: Store) => (await store.list('releases')).length > 0;

const newestCopy = async (store: Store) => Math.max(0, ...(await store.list(REVISIONS)).map(revisionOf));

const nothing = { revision: 0, file: '' };

type Compute = (current: Registry) => Wanted | Promise<Wanted>;

const noticeOf = (next: Registry, before: Registry) => ({
  revision: next.revision,
  when: new Date().toISOString(),
  apps: changedApps(next, before),
});

/** The result of a change. */
export interface Changed {
  registry: Registry;
  /** False when the registry was as wanted already. */
  changed: boolean;
}

/**
 * The registry that a change begins with; refuses an older one that was put back. There is a copy two revisions ahead
 * only if the revision between was live. Copies are listed first, because other writers go on meanwhile.
 */
async function registryBefore(store: Store): Promise<CurrentRegistry | undefined> {
  const newest = await newestCopy(store);
  const current = await currentRegistry(store);
  const { revision } = current?.registry ?? noRegistry;
  if (newest <= revision + 1) return current;
  throw new ReleaseError('REGISTRY_OLD', { revision, newest: newest - 1 });
}

/**
 * Lets a store prove that it can be written to while a change is computed. A change that needs no writing does not
 * care for the outcome, and one that writes is refused by the store.
 */
async function meanwhileReady<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  const isReady = store.ready?.().catch(() => undefined);
  try {
    return await work();
  } finally {
    await isReady;
  }
}

/**
 * The only way to change the registry: it computes the next one from the current one and swaps them, and
 * starts again when another process was faster. If `compute` throws a refusal, nothing is written.
 */
export function changeRegistry(store: Store, by: By, compute: Compute): Promise<Changed> {
  const change = () => tryChange(store, by, compute);
  return by.dryRun ? change() : meanwhileReady(store, change);
}

async function tryChange(
  store: Store,
  { who = userName(), why, keys, dryRun = false }: By,
  compute: Compute,
): Promise<Changed> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = await registryBefore(store);
    const before = current?.registry ?? noRegistry;
    const { registry: wanted, what, book = new ReleaseBook(store) } = await compute(before);
    if (isDeepStrictEqual(wanted, before)) return { registry: before, changed: false };

    const made = new Date().toISOString();
    // Before an upload the store does not have what the document is made of.
    const document = dryRun ? before.document : await documentHash(store, wanted, before, book);
    const next = { ...wanted, revision: before.revision + 1, made, ...(document && { document }) };
    const change = { who, what, ...(why && { why }) };
    const line = draftLine(change, next, current, await sealsOf(next, before, book));
    next.audit = hashOfLine(line);
    const text = await signRegistry(next, before, keys);
    if (!readDocument(text)) throw new ReleaseError('REGISTRY_WRONG');
    if (dryRun) return { registry: next, changed: true };
    await noteChange(store, line, text);
    try {
      await store.replace(REGISTRY_PATH, text, current?.tag);
      void sendNotice({ ...noticeOf(next, before), who, what, ...(why && { why }) });
      return { registry: next, changed: true };
    } catch (error) {
      if (!isRefusal(error, 'CONFLICT')) throw error;
      await pause(Math.random() * 20 * (attempt + 1));
    }
  }
  throw new ReleaseError('REGISTRY_BUSY');
}
