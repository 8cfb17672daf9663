import { readDocument } from '../keys/trust';
import { DOCUMENT_PATH, documentOf } from '../publish/write-document';
import { revisionOf, REVISIONS } from '../registry/audit';
import type { Store } from '../store/store';

/**
 * The copies of a registry that was lost, by their paths. A change that lost a race or could not be ended leaves a copy
 * that was never live, so the one that the store's document was made of comes alone; without it all of the newest do.
 */
export async function likelyCopies(store: Store): Promise<string[]> {
  const names = await store.list(REVISIONS);
  const newest = Math.max(...names.map(revisionOf));
  const isMadeOf = async (path: string, html: string) => {
    const registry = readDocument((await store.read(path))?.body.toString() ?? '');
    return !!registry && (await documentOf(store, registry).catch(() => undefined)) === html;
  };
  const html = (await store.read(DOCUMENT_PATH))?.body.toString() ?? '';
  const candidates = names.filter((name) => revisionOf(name) >= newest - 1);
  for (const path of candidates.map((name) => `${REVISIONS}/${name}`).reverse())
    if (html && (await isMadeOf(path, html))) return [path];
  return names.filter((name) => revisionOf(name) === newest).map((name) => `${REVISIONS}/${name}`);
}
