// Tests write below a folder of their run's own, which goes with the run: also on Ctrl-C, when no test cleans up.
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const START = 'suite-tests-';

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Bytes that all tests together keep at most, with room to spare. */
const ENOUGH = 4 * 2 ** 30;

/** Memory where the system offers enough of it: a store syncs each of its many small files to the disk. */
function place() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= ENOUGH ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Gives this process, and those that it starts, a folder for temporary files until it ends. */
export function ownTemporaryFolder() {
  const shared = place();
  // A run that was started by another one takes what that one has.
  if (basename(shared).startsWith(START)) return;
  for (const name of readdirSync(shared)) {
    // Its run was killed.
    if (name.startsWith(START) && !isRunning(Number(name.slice(START.length)))) remove(join(shared, name));
  }
  const own = join(shared, `${START}${process.pid}`);
  mkdirSync(own);
  process.env.TMPDIR = own;
  process.on('exit', () => remove(own));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}
