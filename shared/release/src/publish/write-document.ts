import type { Registry, RegistryApp } from '@suite/kernel/registry';
import { currentRegistry } from '../registry/current-registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { readManifest } from '../releases/check-manifest';
import { inlineStyles, renderDocument } from './document';

/** The document's place in a store. */
export const DOCUMENT_PATH = 'index.html';

async function textOf(store: Store, path: string): Promise<string> {
  const stored = await store.read(path);
  if (!stored) throw new ReleaseError('FILE_MISSING', { app: 'host', path, where: 'the store' });
  return stored.body.toString();
}

/** The document for a registry. */
export async function documentOf(store: Store, registry: Registry): Promise<string> {
  const { version, base, styles } = (registry.apps.host as RegistryApp).live;
  const folder = `releases/host/${version}`;
  const manifestPath = `${folder}/release.json`;
  const manifest = readManifest(await textOf(store, manifestPath), manifestPath);
  const template = await textOf(store, `${folder}/${manifest.document}`);
  const sheets = styles.map(async (path) =>
    inlineStyles(await textOf(store, `${folder}/${path}`), base + path),
  );
  return renderDocument(template, registry, version, (await Promise.all(sheets)).join('\n'));
}

/**
 * Writes the `index.html` that belongs to the store's registry. It is always safe to do this again, and it
 * completes a change that was interrupted after the registry was written.
 */
export async function writeDocument(store: Store): Promise<void> {
  for (;;) {
    const stored = await store.read(DOCUMENT_PATH);
    const current = await currentRegistry(store);
    if (!current) return;
    const text = await documentOf(store, current.registry);
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
