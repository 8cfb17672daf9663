import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Registry } from '@suite/loader/registry';
import { liveDocument, LocalStore } from '@suite/release';
import { createGateway } from '@suite/release/gateway';
import { keepBrotli } from './brotli';

/** The files that one variant serves, by address. */
export type Site = Map<string, Buffer>;

/** Reads a folder as a site, without the files that browsers never ask for. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(html|js|json|css|svg|png|jpe?g|webp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => {
    const [file, small] = await Promise.all([readFile(path), readFile(`${path}.br`).catch(() => undefined)]);
    if (small) keepBrotli(file, small);
    return [`/${relative(folder, path).split(sep).join('/')}`, file] as const;
  });
  return new Map(await Promise.all(files));
}

/** The registry of a site. */
export const registryIn = (site: Site) => JSON.parse(String(site.get('/registry.json'))) as Registry;

/** What the gateway serves of a store: the mirrored files, and the pages that it makes. */
export async function servedSite(folder: string): Promise<Site> {
  const mirror = `${folder}.mirror`;
  const gateway = createGateway({ store: new LocalStore(folder), mirror });
  try {
    await gateway.ready();
    const pages = ['/', '/registry.json', '/revision.json', '/tiles.json'].map(async (path) => {
      for (let tries = 0; ; tries++) {
        const { statusCode, rawPayload } = await gateway.inject(path);
        if (statusCode === 200) return [path, rawPayload] as const;
        if (tries > 20) throw new Error(`${path} is not served: ${statusCode}`);
      }
    });
    const made = await Promise.all(pages);
    return new Map([...(await readSite(mirror)), ...made]);
  } finally {
    await gateway.close();
  }
}

/** A site whose document and registry are of another registry. */
export function withRegistry(site: Site, registry: Registry): Site {
  const shell = String(site.get('/'))
    .replace(/(id="registry-snapshot"[^>]*>)[^<]*/, '$1')
    .replace(' data-live>', '>');
  return new Map([
    ...site,
    ['/', Buffer.from(liveDocument(shell, registry))],
    ['/registry.json', Buffer.from(JSON.stringify(registry))],
    ['/revision.json', Buffer.from(JSON.stringify({ revision: registry.revision }))],
  ]);
}
