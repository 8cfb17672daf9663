import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const published = ['kernel', 'api', 'ui', 'build', 'release'];

/** A remote's repository outside of this one. */
export interface OwnRepository {
  folder: string;
  /** Builds a version and publishes it into a store, with the commands of the installed packages alone. */
  release: (version: string, store: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** Installs the published packages and their dependencies, as `npm install` would. */
async function install(modules: string): Promise<void> {
  await mkdir(join(modules, '@suite'), { recursive: true });
  const names = published.flatMap((name) => ['--workspace', `shared/${name}`]);
  await run('npm', ['pack', '--silent', '--pack-destination', modules, ...names]);
  for (const name of published) {
    const packed = (await readdir(modules)).find((file) => file.startsWith(`suite-${name}-`)) as string;
    const into = join(modules, '@suite', name);
    await mkdir(into);
    await run('tar', ['-xzf', join(modules, packed), '-C', into, '--strip-components', '1']);
  }
  for (const name of await readdir('node_modules')) {
    const isOwn = name === '@suite' || /^(host|e2e|remote-.*)$/.test(name) || name.startsWith('.');
    if (!isOwn) await symlink(resolve('node_modules', name), join(modules, name));
  }
}

/** Copies a remote into a repository of its own, with only its folder and the installed packages. */
export async function checkOut(app: string): Promise<OwnRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'team-repository-'));
  await cp(app, folder, {
    recursive: true,
    filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
  });
  const modules = join(folder, 'node_modules');
  await install(modules);
  const command = async (name: string, ...args: string[]) =>
    (await run(process.execPath, [join(modules, '@suite', name), ...args], { cwd: folder })).stdout;
  return {
    folder,
    release: async (version, store) => {
      await command('build/bin/build.mjs', version);
      return command('release/bin/release.mjs', 'publish', app, '--store', store, '--why', 'own repository');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
