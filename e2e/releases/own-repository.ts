import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A remote's repository outside of this one. */
export interface OwnRepository {
  /** Types a command there, such as `npm test`; resolves to what it says. */
  type: (command: string, env?: Record<string, string>) => Promise<string>;
  remove: () => Promise<void>;
}

/** Unpacks the repository's packages, and links all that they depend on: what `npm install` does, without a network. */
async function install(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  const bin = join(modules, '.bin');
  await mkdir(bin, { recursive: true });
  for (const name of await readdir('node_modules')) {
    const isOwn = name === '@suite' || /^(host|e2e|remote-.*)$/.test(name) || name.startsWith('.');
    if (!isOwn) await symlink(resolve('node_modules', name), join(modules, name));
  }
  for (const name of await readdir('node_modules/.bin'))
    if (!name.startsWith('suite-'))
      await symlink(await readlink(join('node_modules/.bin', name)), join(bin, name));
  for (const file of await readdir(join(folder, 'packages'))) {
    const name = /^suite-([a-z]+)-/.exec(file)?.[1] as string;
    const into = join(modules, '@suite', name);
    await mkdir(into, { recursive: true });
    await run('tar', ['-xzf', join(folder, 'packages', file), '-C', into, '--strip-components', '1']);
    // What it needs in another version than all others stands in its own folder.
    const own = resolve('shared', name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(into, 'node_modules'));
    const { bin: commands = {} } = JSON.parse(await readFile(join(into, 'package.json'), 'utf8')) as {
      bin?: Record<string, string>;
    };
    for (const [command, path] of Object.entries(commands))
      await symlink(join(into, path), join(bin, command));
  }
}

/** Makes a repository as a team would, by `npm run new -- repository`. */
export async function newRepository(
  name: string,
  title: string,
  ...options: string[]
): Promise<OwnRepository> {
  const home = await mkdtemp(join(tmpdir(), 'team-'));
  const folder = join(home, name);
  const command = ['repository', name, '--title', title, '--to', folder, ...options];
  await run(process.execPath, ['shared/build/bin/run.mjs', 'e2e/cli/new.ts', ...command]);
  await install(folder);
  return {
    type: async (line, env) => {
      const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 2 ** 24 };
      return run('bash', ['-c', line], options).then(
        ({ stdout }) => stdout,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => {
          throw new Error(`${line}\n${stdout}${stderr}`);
        },
      );
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
