import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Makes the entries of a folder last. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows has no such thing and needs none.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}

/** Writes a new file and makes its content last. */
export async function writeSynced(path: string, body: string | Buffer): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Web servers make their ETag of time and size: a new content must never carry the old second. */
async function laterThan(path: string): Promise<Date> {
  const last = await stat(path).catch(() => undefined);
  return new Date(Math.max(Date.now(), last ? last.mtimeMs + 1000 : 0));
}

/** Puts content into a file so that a reader, and a machine after a power cut, finds the old or the new. */
export async function replaceFile(path: string, body: string | Buffer): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeSynced(temporary, body);
    const time = await laterThan(path);
    await utimes(temporary, time, time);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
