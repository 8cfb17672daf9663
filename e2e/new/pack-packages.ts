import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PACKAGES, packages } from './templates/repository';

/** Packs what a remote is made of into a repository, as a registry would have it; gives the files' paths in there. */
export async function packPackages(root: string, repository: string): Promise<string[]> {
  const folder = join(repository, PACKAGES);
  await mkdir(folder, { recursive: true });
  const workspaces = packages.flatMap((name) => ['--workspace', `shared/${name}`]);
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--silent', '--pack-destination', folder, ...workspaces],
    { cwd: root },
  );
  return stdout
    .trim()
    .split('\n')
    .map((file) => join(PACKAGES, file));
}
