import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Registry } from '@suite/kernel/registry';
import { liveDocument } from '@suite/release';

/** The files that one variant serves, by address. */
export type Site = Map<string, Buffer>;

/** Reads a folder as a site, without the files that browsers never ask for. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(html|js|json|css|svg|png|jpe?g|webp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(
    async (path) => [`/${relative(folder, path).split(sep).join('/')}`, await readFile(path)] as const,
  );
  return new Map(await Promise.all(files));
}

/** The registry of a site. */
export const registryIn = (site: Site) => JSON.parse(String(site.get('/registry.json'))) as Registry;

/** A store's files as the gateway serves them: it makes the document of the registry. */
export function behindGateway(store: Site, registry = registryIn(store)): Site {
  const shell = String(store.get('/index.html')).replace(/(id="registry-snapshot">)[^<]*/, '$1');
  return new Map([
    ...store,
    ['/', Buffer.from(liveDocument(shell, registry))],
    ['/registry.json', Buffer.from(JSON.stringify(registry))],
  ]);
}
