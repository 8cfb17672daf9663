import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import { usage, type Context } from './command';

/** The folder of an app's build, and what the build says that it is. */
interface Build {
  app: string;
  folder: string;
  name?: string;
  version?: string;
}

/** The content of a JSON file; undefined if it cannot be read. */
export function readJson<Content>(...path: string[]): Content | undefined {
  try {
    return JSON.parse(readFileSync(join(...path), 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

const readBuild = (folder: string) => readJson<Partial<ReleaseManifest>>(folder, 'release.json');

/** An app's build: in the app's folder, or in this one if this is the app's own checkout. */
function findBuild(app: string, { cwd, given }: Context): Build {
  const own = join(cwd, 'dist');
  const usual = readBuild(own)?.name === app ? own : join(cwd, app, 'dist');
  const folder = resolve(cwd, given.text('dist') ?? usual);
  const { name, version } = readBuild(folder) ?? {};
  return { app, folder, name, version };
}

/** The apps of this repository: the host first, because a new store needs it. */
export function appsIn(cwd: string): string[] {
  const files = ['package.json', 'dist/release.json'];
  const isApp = (name: string) =>
    /^(?:host|remote-.+)$/.test(name) && files.some((file) => existsSync(join(cwd, name, file)));
  return readdirSync(cwd).filter(isApp).sort();
}

/** Refuses a name that is no folder here: the advice to build it would lead astray. */
function refuseMissing({ app, name }: Build, cwd: string): void {
  const isOwn = () => readJson<{ name: string }>(cwd, 'package.json')?.name === app;
  if (name || existsSync(join(cwd, app)) || isOwn()) return;
  throw new ReleaseError('APP_NOT_HERE', { app, where: cwd, known: appsIn(cwd).join(', ') || '-' });
}

export function findBuilds(context: Context): Build[] {
  const { names, given, cwd } = context;
  const builds = names.map((app) => findBuild(app, context));
  const isOpen = given.text('version') === undefined;
  if (given.flag('again') && isOpen) {
    const found = builds.map(({ app, version = '-' }) => `${app} ${version}`).join(', ');
    throw usage(`--again needs --version V; built is ${found}`, `--again 需要 --version；已构建 ${found}`);
  }
  if (isOpen && given.text('dist') === undefined) for (const build of builds) refuseMissing(build, cwd);
  for (const { app, folder, name = app } of builds) {
    if (name === app) continue;
    throw usage(`${folder} is a build of ${name}, not of ${app}`, `${folder} 里是 ${name}，不是 ${app}`);
  }
  return builds;
}

/**
 * Refuses to call an app live if what is live was built from other sources than are here. `SOURCE_VERSION` names a
 * program that prints the version of an app's present sources; only versions with `-src.` were made from sources.
 */
export async function refuseOldBuild(app: string, version: string, context: Context): Promise<void> {
  const { cwd, env, given } = context;
  const program = env.SOURCE_VERSION;
  const isNamed = given.text('version') !== undefined || given.text('dist') !== undefined;
  if (!program || isNamed || !version.includes('-src.')) return;
  const printed = await promisify(execFile)(process.execPath, [program, app], { cwd }).catch(() => undefined);
  if (printed && printed.stdout.trim() !== version) throw new ReleaseError('BUILD_OLD', { app, version });
}
