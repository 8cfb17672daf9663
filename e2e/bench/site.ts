import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

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
