import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../release-error';

type Release = () => Promise<void>;

/** BSD's flag to lock a file on opening it. Node has no constant for it. */
const O_EXLOCK = 0x20;

const hasCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Locks a name in the kernel, which disappears with its process. */
function takeName(name: string): Promise<Release | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (hasCode(error, 'EADDRINUSE') ? resolve(undefined) : reject(error)));
    server.listen(name, () => resolve(() => new Promise((done) => server.close(() => done()))));
  });
}

async function takeFile(path: string): Promise<Release | undefined> {
  try {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK);
    return () => file.close();
  } catch (error) {
    if (hasCode(error, 'EAGAIN', 'EWOULDBLOCK')) return undefined;
    throw error;
  }
}

function take(folder: string): Promise<Release | undefined> {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return takeName(`\0suite-store-${id}`);
  if (process.platform === 'win32') return takeName(`\\\\.\\pipe\\suite-store-${id}`);
  return takeFile(join(folder, '.lock'));
}

/**
 * Runs work while no other process of this machine works on the folder. The kernel holds the lock, so it
 * is free again as soon as its process ends, even if it was killed.
 */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  patience = 10_000,
): Promise<Result> {
  const deadline = Date.now() + patience;
  let release: Release | undefined;
  while (!(release = await take(folder))) {
    if (Date.now() > deadline) {
      throw new ReleaseError('STORE_BUSY', { path: folder });
    }
    await pause(5 + Math.random() * 15);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}
