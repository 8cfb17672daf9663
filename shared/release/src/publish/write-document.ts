import { createHash } from 'node:crypto';
import type { Registry, RegistryApp } from '@suite/kernel/registry';
import { currentRegistry } from '../registry/current-registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Reads, Store } from '../store/store';
import { proofOf } from '../releases/proof';
import { folderOf, placeOf, SEAL } from '../releases/places';
import { ReleaseBook } from '../releases/release-book';
import { hashOfShell, inlineStyles, renderShell, withSnapshot } from './document';

/** The document's place in a store. */
export const DOCUMENT_PATH = 'index.html';

async function bodyOf(store: Reads, path: string): Promise<Buffer> {
  const stored = await store.read(path);
  if (!stored) throw new ReleaseError('FILE_MISSING', { app: 'host', path, where: 'the store' });
  return stored.body;
}

/** The document's shell for a registry, made of files of the host that are as its manifest says. */
async function shellOf(store: Reads, registry: Registry, book: ReleaseBook): Promise<string> {
  const { version, base, styles } = (registry.apps.host as RegistryApp).live;
  const manifest = await book.find('host', version);
  if (!manifest?.document) {
    const path = `${folderOf('host', version)}/${SEAL}`;
    throw new ReleaseError('FILE_MISSING', { app: 'host', path, where: 'the store' });
  }
  const textOf = async (path: string) => {
    const body = await bodyOf(store, placeOf(manifest, path));
    const sha384 = createHash('sha384').update(body).digest('base64');
    if (sha384 !== manifest.files[path]?.sha384) {
      throw new ReleaseError('RELEASE_BROKEN', { app: 'host', version, path });
    }
    return body.toString();
  };
  const sheet = async (path: string) => inlineStyles(await textOf(path), base + path);
  const [template, ...sheets] = await Promise.all([textOf(manifest.document), ...styles.map(sheet)]);
  return renderShell(template, registry, sheets.join('\n'));
}

/**
 * The hash of the document's shell, for the next registry; undefined when the store has no host. It is made anew
 * only with another host, so that no other change vouches for files that were changed in the store since.
 */
export async function documentHash(
  store: Reads,
  next: Registry,
  before: Registry,
  book: ReleaseBook,
): Promise<string | undefined> {
  const hostOf = ({ apps }: Registry) => JSON.stringify(apps.host?.live);
  if (before.document && hostOf(next) === hostOf(before)) return before.document;
  const version = next.apps.host?.live.version;
  if (version === undefined || !(await book.find('host', version))) return undefined;
  if ((await proofOf(before, book, 'host', version)) === 'changed') {
    throw new ReleaseError('RELEASE_BROKEN', { app: 'host', version, path: SEAL });
  }
  return hashOfShell(await shellOf(store, next, book));
}

/** The shell of the document for a registry, if it is the one that the registry vouches for. */
export async function provenShell(
  store: Reads,
  registry: Registry,
  book = new ReleaseBook(store),
): Promise<string> {
  const shell = await shellOf(store, registry, book);
  const isSigned = !!registry.keys?.length;
  if ((isSigned || registry.document) && hashOfShell(shell) !== registry.document) {
    throw new ReleaseError('DOCUMENT_FOREIGN', { path: DOCUMENT_PATH });
  }
  return shell;
}

/** The document for a registry. */
export async function documentOf(store: Reads, registry: Registry, book?: ReleaseBook): Promise<string> {
  return withSnapshot(await provenShell(store, registry, book), registry);
}

/** What keeps the document from being made does not undo the change: pages learn of it from the registry. */
function refuseLate(error: unknown): never {
  if (!isRefusal(error, 'RELEASE_BROKEN') && !isRefusal(error, 'FILE_MISSING')) throw error;
  throw new ReleaseError('DOCUMENT_LATE', error.facts, { cause: error });
}

/**
 * Writes the `index.html` that belongs to the store's registry, after every change. It is always safe to do this again,
 * and it completes a change that was interrupted after the registry was written.
 */
export async function writeDocument(store: Store, book?: ReleaseBook): Promise<void> {
  for (;;) {
    const stored = await store.read(DOCUMENT_PATH);
    const current = await currentRegistry(store);
    if (!current) return;
    const text = await documentOf(store, current.registry, book).catch(refuseLate);
    if (stored?.body.toString() === text) return;
    try {
      await store.replace(DOCUMENT_PATH, text, stored?.tag);
      // Unless the registry was changed meanwhile, this is its document.
      if ((await currentRegistry(store))?.tag === current.tag) return;
    } catch (error) {
      if (!isRefusal(error, 'CONFLICT')) throw error;
    }
  }
}
