import { randomBytes, randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import pMap from 'p-map';
import { ReleaseError, type ReleaseErrorCode } from '../release-error';
import { withLock } from './lock';
import { checked, FILES_AT_ONCE, isPlainPath, tagOf, type Entry, type Store, type Stored } from './store';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Whether a call failed because the path is not there. Other failures are thrown. */
function isMissing(error: unknown): boolean {
  if (codeOf(error) === 'ENOENT') return true;
  throw error;
}

const unlessMissing = (error: unknown) => void isMissing(error);

const refusals: Record<string, ReleaseErrorCode> = {
  ENOSPC: 'STORE_FULL',
  EDQUOT: 'STORE_FULL',
  EROFS: 'STORE_READ_ONLY',
  EACCES: 'STORE_DENIED',
  EPERM: 'STORE_DENIED',
};

function failure(error: unknown, path: string): unknown {
  if (error instanceof ReleaseError) return error;
  const options = { cause: error };
  const code = refusals[codeOf(error)];
  if (code) return new ReleaseError(code, { path }, options);
  return new ReleaseError('STORE_FAILED', { path, fault: (error as Error).message }, options);
}

const STAGING = '.staging';

/** Space that is kept for changes: a rollback and `gc` have to work on a full disk. What releases consist of does not get it. */
const RESERVE = '.reserve';
const RESERVED = 4 * 1024 * 1024;
const isOfRelease = (path: string) => /^targets\/(?!state\/)/.test(path);

/** The age at which files that a killed writer left behind are removed, in ms. */
const ABANDONED = 3_600_000;

export interface LocalOptions {
  /** Whether a missing folder is a failure. It is not created then, because its drive may not be mounted. */
  mustExist?: boolean;
}

/** A store in a folder, for one machine: its lock does not work over a network. */
export class LocalStore implements Store {
  trust?: object;

  /** Beside the folder, because who can write to a store must not be able to sign for it. */
  readonly keyFolder: string;

  constructor(
    readonly folder: string,
    private readonly options: LocalOptions = {},
  ) {
    this.keyFolder = `${folder.replace(/[/\\]+$/, '')}.keys`;
  }

  async ready(): Promise<void> {
    await this.checkThere();
    let path = this.folder;
    try {
      while (await access(path, constants.W_OK).then(() => false, isMissing)) path = dirname(path);
    } catch (error) {
      throw failure(error, path);
    }
  }

  read(path: string, most = Infinity): Promise<Stored | undefined> {
    return this.reading(path, undefined, async (file) => {
      if (most < Infinity && (await stat(file)).size > most)
        throw new ReleaseError('FILE_LARGE', { path, most });
      const body = await readFile(file);
      return { body, tag: tagOf(body) };
    });
  }

  replace(path: string, body: string | Buffer, expected: string | undefined): Promise<void> {
    return this.changing(path, async (target) => {
      const staging = join(this.folder, STAGING);
      await sweepAbandoned(staging, ABANDONED);
      await withLock(await realpath(this.folder), async () => {
        if ((await this.read(path))?.tag !== expected) {
          throw new ReleaseError('CONFLICT', { path });
        }
        try {
          await replaceFile(target, body, staging);
        } catch (error) {
          const isFull = refusals[codeOf(error)] === 'STORE_FULL';
          if (!isFull || isOfRelease(path) || !(await this.freeReserve())) throw error;
          await replaceFile(target, body, staging);
        }
      });
      await this.keepReserve();
    });
  }

  entries(folder: string): Promise<Entry[]> {
    return this.reading(folder, [], async (root) => {
      const found = await readdir(root, { recursive: true, withFileTypes: true });
      const paths = found
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
        .filter(isPlainPath);
      const entryOf = async (path: string) => {
        // `gc` may be removing files meanwhile: that makes no other file missing.
        const state = await stat(join(root, path)).catch(unlessMissing);
        return state ? [{ path, bytes: state.size, time: state.mtimeMs }] : [];
      };
      return (await pMap(paths.sort(), entryOf, FILES_AT_ONCE)).flat();
    });
  }

  remove(path: string): Promise<void> {
    return this.changing(path, async (target) => {
      await rm(target, { force: true });
      await syncFolder(dirname(target)).catch(unlessMissing);
    });
  }

  private async checkThere(): Promise<void> {
    if (!this.options.mustExist) return;
    const { folder: path } = this;
    const found = await stat(path).catch(() => undefined);
    if (!found?.isDirectory()) throw new ReleaseError('STORE_MISSING', { path });
  }

  /** Sets space aside. Random bytes, because some disks store zeros in no space at all. */
  private async keepReserve(): Promise<void> {
    const path = join(this.folder, RESERVE);
    if (await stat(path).catch(() => undefined)) return;
    await writeSynced(path, randomBytes(RESERVED)).catch(() => rm(path, { force: true }));
  }

  /** Gives the reserved space free; false when there is none. */
  private async freeReserve(): Promise<boolean> {
    return rm(join(this.folder, RESERVE)).then(
      () => true,
      () => false,
    );
  }

  /** Reads at a path; what is not there is `nothing`. */
  private async reading<Found>(
    path: string,
    nothing: Found,
    work: (target: string) => Promise<Found>,
  ): Promise<Found> {
    try {
      return await work(join(this.folder, checked(path)));
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(codeOf(error)))
        throw failure(error, path);
      await this.checkThere();
      return nothing;
    }
  }

  private async changing(path: string, work: (target: string) => Promise<void>): Promise<void> {
    const target = join(this.folder, checked(path));
    try {
      await this.checkThere();
      await mkdir(this.folder, { recursive: true });
      await work(target);
    } catch (error) {
      throw failure(error, path);
    }
  }
}

/** Removes what processes that were killed have left in a folder: all that is older than `age` ms. */
export async function sweepAbandoned(folder: string, age: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > age) await rm(path, { recursive: true, force: true });
  }
}

/** Flushes the entries of a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
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

async function writeSynced(path: string, body: string | Buffer): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file's content, which is first written to the folder `staging`. A reader sees the old or the new content, also after a power cut. */
async function replaceFile(path: string, body: string | Buffer, staging: string): Promise<void> {
  const folder = dirname(path);
  const temporary = join(staging, `${basename(path)}.${randomUUID()}`);
  for (const one of [folder, staging]) await mkdir(one, { recursive: true });
  try {
    await writeSynced(temporary, body);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Opens the store of an address: a folder, or `s3://bucket/prefix`. */
export async function openStore(
  address: string,
  env: NodeJS.ProcessEnv = process.env,
  options: LocalOptions = { mustExist: true },
): Promise<Store> {
  if (/^s3:\/\//i.test(address)) {
    // The client's warning about the version of Node does not help a publisher.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    // Loaded on demand, because the client is large and local stores do not need it.
    const { openS3Store } = await import('./s3-store');
    return openS3Store(address, env);
  }
  if (address === '' || /^[a-z][a-z\d+.-]+:\/\//i.test(address))
    throw new ReleaseError('STORE_WRONG', { address });
  return new LocalStore(resolve(address), options);
}
