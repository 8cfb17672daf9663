// Run as a program of its own, so that an archive can take neither the memory nor the time of a gateway: `unpack ARCHIVE FOLDER`.
import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { isPlainPath } from '../../store/store';
import { atMost, unpackFiles } from '../unpack-files';

const MB = 1024 * 1024;
/** The largest app takes 7 MB. Publishing takes four times the memory of the build, and must stay within a gateway's. */
const MOST_UNPACKED = 64 * MB;
const MOST_IN_A_FILE = 16 * MB;
const MOST_ENTRIES = 5000;
const LONGEST_PATH = 250;
const LONGEST = 60_000;

/** Unpacks a build; throws if it has links, special files, paths that lead elsewhere, or more than a build has. */
function unpack(archive: string, folder: string): Promise<void> {
  let entries = 0;
  const source = createReadStream(archive);
  return unpackFiles([source, createGunzip(), atMost(MOST_UNPACKED)], folder, ({ path, type, size }) => {
    if (++entries > MOST_ENTRIES || path.length > LONGEST_PATH || size > MOST_IN_A_FILE)
      return new Error(`more than a build has: ${path.slice(0, LONGEST_PATH)}`);
    const isExpected = type === 'directory' || (type === 'file' && isPlainPath(path));
    return isExpected ? undefined : new Error(`no file of a build: ${path}`);
  });
}

/** Unpacks a tar.gz into a folder in a process of its own; false if it is none, or no build. */
export function unpackApart(archive: string, folder: string): Promise<boolean> {
  const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  // A package has the program beside the gateway.
  const packaged = beside('./unpack.mjs');
  const program = existsSync(packaged) ? [packaged] : ['--import', 'tsx', beside('./unpack.ts')];
  // Where the program is, `tsx` is found.
  const within = { cwd: dirname(packaged), timeout: LONGEST, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve, reject) => {
    const args = ['--max-old-space-size=64', ...program, archive, folder];
    execFile(process.execPath, args, within, (error, _said, why) => {
      if (!error) resolve(true);
      else if (error.code === 1) resolve(false);
      else reject(new Error(`an archive could not be unpacked: ${why}`, { cause: error }));
    });
  });
}

const [, program = '', file = '', folder = ''] = process.argv;
if (/^unpack\.m?[jt]s$/.test(basename(program)))
  unpack(file, folder).catch((error: unknown) => {
    console.error(String(error));
    process.exit(1);
  });
