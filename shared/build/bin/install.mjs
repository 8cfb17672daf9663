// Installs the packages of a folder's package-lock.json.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { withAddresses } from './lock-addresses.mjs';

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const isChinese = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '');

/** Says something in the language of the environment. */
export const tell = (en, zh) => console.error(isChinese ? zh : en);

/** npm takes it instead of package-lock.json. */
const PREFERRED = 'npm-shrinkwrap.json';

/** How npm is set up: its registry and its cache. */
function settings() {
  const text = execFileSync('npm', ['config', 'get', 'registry', 'cache'], { encoding: 'utf8' });
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s)),
  );
}

function canWrite(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const unreachable = /code E(?:AI_AGAIN|NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)/;

/** Whether the registry answers. npm itself would try for minutes, twice. */
function isReachable(env) {
  const once = ['--fetch-retries=0', '--fetch-timeout=10000'];
  return !unreachable.test(spawnSync('npm', ['ping', ...once], { encoding: 'utf8', env }).stderr);
}

/** Does a work while Ctrl-C ends npm only, because a file has to go all the same. */
function withKnownAddresses(folder, registry, work) {
  const preferred = join(folder, PREFERRED);
  const stay = () => undefined;
  process.on('SIGINT', stay);
  try {
    writeFileSync(
      preferred,
      withAddresses(readFileSync(join(folder, 'package-lock.json'), 'utf8'), registry),
    );
    return work();
  } finally {
    rmSync(preferred, { force: true });
    process.off('SIGINT', stay);
  }
}

/** Installs what a folder's lock names, and returns the exit code of npm. */
export function install(folder = '.') {
  const { registry, cache } = settings();
  const own = !canWrite(cache) && { npm_config_cache: resolve('.suite/cache/npm') };
  const env = { ...process.env, ...own };
  const isOnline = isReachable(env);
  const args = ['ci', '--no-audit', '--no-fund', ...(isOnline ? [] : ['--offline'])];
  const clean = () => spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], env });

  let { status, signal } = withKnownAddresses(folder, registry, clean);
  // A registry may keep packages elsewhere; then npm has to ask it.
  if (status !== 0 && !signal && isOnline) ({ status, signal } = clean());
  if (status === 0 || signal) return status ?? 1;
  if (isOnline) {
    tell(
      'The packages were not installed: npm says why above. Run the same command again when that is mended.',
      '依赖没有装好，原因见上面 npm 的输出。解决后请再运行同一条命令。',
    );
  } else {
    tell(
      `The packages were not installed: ${registry} cannot be reached, and npm's cache has not all of them. Run the same command again with a network; afterwards none is needed.`,
      `依赖没有装好：连不上 ${registry}，npm 的缓存里也不全。联网后请再运行同一条命令，装好以后就不再需要网络。`,
    );
  }
  return status ?? 1;
}

/** Installs if a folder's lock has changed since it was last done, and says so first. Returns the exit code. */
export function installMissing(folder, en, zh) {
  const stamp = join(folder, 'node_modules/.suite-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return 0;
  tell(en, zh);
  const status = install(folder);
  if (status === 0) writeFileSync(stamp, lock);
  return status;
}
