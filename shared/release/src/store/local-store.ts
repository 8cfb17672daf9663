import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import pMap from 'p-map';
import { FILES_AT_ONCE } from '../files-at-once';
import type { Trust } from '../keys/trust';
import { isPlainPath } from '../plain-path';
import { ReleaseError } from '../release-error';
import { replaceFile, syncFolder, writeSynced } from './durable-files';
import { withLock } from './lock';
import type { Entry, Store, Stored } from './store';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** Whether a call failed because the path is not there. Other failures are thrown. */
function isMissing(error: unknown): boolean {
  if (codeOf(error) === 'ENOENT') return true;
  throw error;
}

const unlessMissing = (error: unknown) => void isMissing(error);

function failure(error: unknown, path: string): unknown {
  if (error instanceof ReleaseError) return error;
  const code = codeOf(error);
  const options = { cause: error };
  if (isFull(error)) {
    return new ReleaseError('STORE_FULL', { path }, options);
  }
  if (code === 'EROFS') return new ReleaseError('STORE_READ_ONLY', { path }, options);
  if (['EACCES', 'EPERM'].includes(code)) {
    return new ReleaseError('STORE_DENIED', { path }, options);
  }
  return new ReleaseError('STORE_FAILED', { path, fault: (error as Error).message }, options);
}

const STAGING = '.staging';

/** Space that is kept for the registry's changes: a rollback and `gc` have to work on a full disk. */
const RESERVE = '.reserve';
const RESERVED = 4 * 1024 * 1024;

/** The age at which files that a killed writer left behind are removed, in ms. */
const ABANDONED = 3_600_000;

/** Options of a store in a folder. */
export interface LocalOptions {
  /** Whether a missing folder is a failure. It is not created then, because its drive may not be mounted. */
  mustExist?: boolean;
}

/** A store in a folder, for one machine: its lock does not work over a network. */
export class LocalStore implements Store {
  trust?: Trust;

  constructor(
    private readonly root: string,
    private readonly options: LocalOptions = {},
  ) {}

  async ready(): Promise<void> {
    await this.checkThere();
    let folder = this.root;
    try {
      for (;;) {
        const missing = await access(folder, constants.W_OK).then(() => false, isMissing);
        if (!missing) return;
        folder = dirname(folder);
      }
    } catch (error) {
      throw failure(error, folder);
    }
  }

  async read(path: string): Promise<Stored | undefined> {
    try {
      const body = await readFile(this.at(path));
      return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(codeOf(error)))
        throw failure(error, path);
      await this.checkThere();
      return undefined;
    }
  }

  replace(path: string, body: string | Buffer, expected: string | undefined): Promise<void> {
    return this.changing(path, async (target) => {
      await withLock(await realpath(this.root), async () => {
        if ((await this.read(path))?.tag !== expected) {
          throw new ReleaseError('CONFLICT', { path });
        }
        try {
          await replaceFile(target, body);
        } catch (error) {
          if (!isFull(error) || !(await this.freeReserve())) throw error;
          await replaceFile(target, body);
        }
      });
    });
  }

  add(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    return this.changing(folder, async (target) => {
      await this.sweep();
      const staging = this.staging();
      try {
        await writeFolder(staging, files);
        await mkdir(dirname(target), { recursive: true });
        await rename(staging, target);
      } catch (error) {
        await rm(staging, { recursive: true, force: true });
        if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw error;
        throw new ReleaseError('EXISTS', { path: folder });
      }
      await syncFolder(dirname(target));
      await syncFolder(dirname(dirname(target)));
      await this.keepReserve();
    });
  }

  addFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    return this.changing(folder, async (target) => {
      await this.sweep();
      const staging = this.staging();
      try {
        await writeFolder(staging, files);
        for (const [path, body] of files) {
          const there = await this.read(`${folder}/${path}`);
          if (there && !there.body.equals(body))
            throw new ReleaseError('EXISTS', { path: `${folder}/${path}` });
          await mkdir(dirname(join(target, path)), { recursive: true });
          // A file of the same name has the same content, so it does not matter whose stays.
          if (!there) await rename(join(staging, path), join(target, path));
        }
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
      const folders = new Set([...files.keys()].map((path) => dirname(join(target, path))));
      for (const one of [...folders, target, dirname(target), dirname(dirname(target))])
        await syncFolder(one);
      await this.keepReserve();
    });
  }

  async list(folder: string): Promise<string[]> {
    try {
      const names = await readdir(this.at(folder));
      return names.filter(isPlainPath).sort();
    } catch (error) {
      return this.emptyUnless(error, folder);
    }
  }

  async entries(folder: string): Promise<Entry[]> {
    const root = this.at(folder);
    try {
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
    } catch (error) {
      return this.emptyUnless(error, folder);
    }
  }

  remove(path: string): Promise<void> {
    return this.changing(path, async (target) => {
      const trash = this.staging();
      await mkdir(dirname(trash), { recursive: true });
      try {
        await rename(target, trash);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return;
        throw error;
      }
      await syncFolder(dirname(target));
      await rm(trash, { recursive: true, force: true });
    });
  }

  private async checkThere(): Promise<void> {
    if (!this.options.mustExist) return;
    const { root: path } = this;
    const found = await stat(path).catch(() => undefined);
    if (!found?.isDirectory()) throw new ReleaseError('STORE_MISSING', { path });
  }

  /** A folder that is not there has no files. */
  private async emptyUnless(error: unknown, folder: string): Promise<never[]> {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw failure(error, folder);
    await this.checkThere();
    return [];
  }

  /** Sets space aside. Random bytes, because some disks store zeros in no space at all. */
  private async keepReserve(): Promise<void> {
    const path = join(this.root, RESERVE);
    if (await stat(path).catch(() => undefined)) return;
    await writeSynced(path, randomBytes(RESERVED)).catch(() => rm(path, { force: true }));
  }

  /** Gives the reserved space free; false when there is none. */
  private async freeReserve(): Promise<boolean> {
    return rm(join(this.root, RESERVE)).then(
      () => true,
      () => false,
    );
  }

  private staging(): string {
    return join(this.root, STAGING, randomUUID());
  }

  private async sweep(): Promise<void> {
    const folder = join(this.root, STAGING);
    for (const name of await readdir(folder).catch(() => [])) {
      const time = await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Infinity,
      );
      if (Date.now() - time > ABANDONED) await rm(join(folder, name), { recursive: true, force: true });
    }
  }

  private at(path: string): string {
    if (!isPlainPath(path))
      throw new ReleaseError('STORE_FAILED', { path: `"${path}"`, fault: 'it is no path' });
    return join(this.root, path);
  }

  private async changing(path: string, work: (target: string) => Promise<void>): Promise<void> {
    const target = this.at(path);
    try {
      await this.checkThere();
      await mkdir(this.root, { recursive: true });
      await work(target);
    } catch (error) {
      throw failure(error, path);
    }
  }
}

async function writeFolder(root: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const folders = new Set([root]);
  for (const path of files.keys()) {
    for (let at = dirname(path); at !== '.'; at = dirname(at)) folders.add(join(root, at));
  }
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await pMap(files, ([path, body]) => writeSynced(join(root, path), body), FILES_AT_ONCE);
  for (const folder of folders) await syncFolder(folder);
}
