import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Flushes the entries of a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot flush a folder and does not need it.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}

/** Writes a new file and flushes it to the disk. */
export async function writeSynced(path: string, body: string | Buffer): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A time at least a second after the file's: nginx makes ETags of time and size, so a new content needs a new second. */
async function laterThan(path: string): Promise<Date> {
  const last = await stat(path).catch(() => undefined);
  return new Date(Math.max(Date.now(), last ? last.mtimeMs + 1000 : 0));
}

/** Replaces a file's content. A reader sees the old or the new content, also after a power cut. */
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
