// Run as a program of its own, so that an archive can take neither the memory nor the time of a gateway: `unpack ARCHIVE FOLDER`.
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isPlainPath } from '../../store/store';

const MB = 1024 * 1024;
/** The largest app takes 7 MB. Publishing takes four times the memory of the build, and must stay within a gateway's. */
const MOST_UNPACKED = 64 * MB;
const MOST_IN_A_FILE = 16 * MB;
const MOST_ENTRIES = 5000;
const LONGEST_PATH = 250;
const LONGEST = 60_000;

/** Lets at most so many bytes through, and ends in an error with the status 413 when there are more. */
export function atMost(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(
        bytes > most ? Object.assign(new Error(`超过 ${most / MB} MB`), { statusCode: 413 }) : null,
        chunk,
      );
    },
  });
}

/** Unpacks a build; throws if it has links, special files, paths that lead elsewhere, or more than a build has. */
export async function unpack(archive: string, folder: string): Promise<void> {
  let entries = 0;
  const files = new Set<string>();
  const tar = extract();
  const reading = pipeline(
    createReadStream(archive),
    createGunzip(),
    atMost(MOST_UNPACKED),
    tar as unknown as NodeJS.WritableStream,
  );
  const writing = (async () => {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      // The form that `tar -C FOLDER .` writes.
      const path = name.replace(/^\.\//, '');
      if (++entries > MOST_ENTRIES) throw new Error(`超过 ${MOST_ENTRIES} 个文件`);
      if (path.length > LONGEST_PATH) throw new Error(`路径过长：${path.slice(0, LONGEST_PATH)}`);
      if (size > MOST_IN_A_FILE) throw new Error(`文件超过 ${MOST_IN_A_FILE / MB} MB：${path}`);
      const isFile = type === 'file' && isPlainPath(path);
      if (!isFile && type !== 'directory') throw new Error(`不是普通文件：${path}`);
      const file = join(folder, path);
      if (!isFile) {
        entry.resume();
        continue;
      }
      if (files.has(path)) throw new Error(`同一路径有两个文件：${path}`);
      files.add(path);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(entry as unknown as Readable, createWriteStream(file, { flags: 'wx' }));
    }
  })();
  // A file of an archive that is cut off may never end.
  await Promise.all([reading, writing]);
}

/** Unpacks a tar.gz into a folder in a process of its own; gives the reason if it is none, or no build. */
export function unpackApart(archive: string, folder: string): Promise<string | undefined> {
  const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  // A package has the program beside the gateway.
  const packaged = beside('./unpack.mjs');
  const program = existsSync(packaged) ? [packaged] : ['--import', 'tsx', beside('./unpack.ts')];
  // Where the program is, `tsx` is found.
  const within = { cwd: dirname(packaged), timeout: LONGEST, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve, reject) => {
    const args = ['--max-old-space-size=64', ...program, archive, folder];
    execFile(process.execPath, args, within, (error, reason, why) => {
      if (!error) resolve(undefined);
      else if (error.code === 1) resolve(reason || '内容不完整');
      else reject(new Error(`an archive could not be unpacked: ${why}`, { cause: error }));
    });
  });
}

const [, program = '', file = '', folder = ''] = process.argv;
if (/^unpack\.m?[jt]s$/.test(basename(program))) {
  // It is no build until all of it is there.
  process.exitCode = 1;
  const refuse = (error: NodeJS.ErrnoException) => {
    // A disk that fails is no fault of the archive.
    if (error.syscall) process.exitCode = 2;
    process[error.syscall ? 'stderr' : 'stdout'].write(error.message);
  };
  void unpack(file, folder).then(() => (process.exitCode = 0), refuse);
}
