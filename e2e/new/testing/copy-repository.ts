import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { apps } from '@suite/build/workspace';

const left = new Set(['node_modules', 'dist', '.suite', '.git', 'test-results']);

/** Links the installed packages; links to workspaces lead into the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const path = join(from, name);
    if (name === '@suite') await linkPackages(path, join(to, name));
    else if (name.startsWith('.') && name !== '.bin') continue;
    else if ((await lstat(path)).isSymbolicLink()) await symlink(await readlink(path), join(to, name));
    else await symlink(path, join(to, name));
  }
}

/** A copy of this repository's sources in which a test may write, with the installed packages; in a new folder if none is given. */
export async function copyRepository(into?: string): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = into ?? (await mkdtemp(join(tmpdir(), 'suite-copy-')));
  for (const name of await readdir('.')) {
    if (left.has(name)) continue;
    await cp(name, join(root, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
  }
  await linkPackages(resolve('node_modules'), join(root, 'node_modules'));
  // The commands install what is missing, and by this they know that nothing is.
  const lock = createHash('sha256')
    .update(await readFile('package-lock.json'))
    .digest('hex');
  await writeFile(join(root, 'node_modules/.suite-lock'), lock);
  const shared = (await readdir('shared')).map((name) => join('shared', name));
  for (const folder of [...apps, ...shared, 'e2e']) {
    const own = resolve(folder, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, folder, 'node_modules'));
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
