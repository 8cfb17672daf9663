import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workFolder } from '@suite/build/workspace';
import { browserPackages } from './packages';

const PACKAGE = '@sparticuz/chromium';

/** A packed file of `@sparticuz/chromium`. */
export const sparticuzFile = (name: string) =>
  join(dirname(browserPackages().resolve(PACKAGE)), '../bin', name);

/** `inflate` writes to the system's temporary folder; it reads that path before it returns. */
async function inflateInto(folder: string, archives: readonly string[]): Promise<unknown> {
  const { inflate } = (await import(browserPackages().resolve(PACKAGE))) as {
    inflate: (archive: string) => Promise<string>;
  };
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await Promise.all(archives.map((archive) => inflate(archive)));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * Unpacks archives into a folder of their own, once. The folder appears complete or not at all, so neither an
 * interrupted run nor a second one at the same time leaves half a browser behind.
 */
export async function unpacked(name: string, archives: readonly string[]): Promise<string> {
  const folder = workFolder('cache', 'browsers', name);
  if (existsSync(folder)) return folder;
  const staging = `${folder}.${randomUUID()}`;
  await mkdir(staging, { recursive: true });
  try {
    await inflateInto(staging, archives);
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

/** Libraries that a browser needs and a bare machine lacks; the name carries the package's version. */
export async function systemLibraries(): Promise<string> {
  const folder = await unpacked('libraries-153', [sparticuzFile('al2023.tar.br')]);
  return join(folder, 'al2023/lib');
}
