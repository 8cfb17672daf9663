// Installs the packages of package-lock.json.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { withAddresses } from './lock-addresses.mjs';

/** npm takes it instead of package-lock.json. */
const PREFERRED = 'npm-shrinkwrap.json';

const clean = () =>
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PUPPETEER_SKIP_CHROMIUM_DOWNLOAD: 'true' },
  });

/** The registry that npm is set up to use. */
const registryOf = () => execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();

function withKnownAddresses() {
  // Ctrl-C ends npm, and the file has to go all the same.
  const stay = () => undefined;
  process.on('SIGINT', stay);
  try {
    writeFileSync(PREFERRED, withAddresses(readFileSync('package-lock.json', 'utf8'), registryOf()));
    return clean();
  } finally {
    rmSync(PREFERRED, { force: true });
    process.off('SIGINT', stay);
  }
}

/** Installs, and returns the exit code of npm. */
export function install() {
  const { status, signal } = withKnownAddresses();
  if (status === 0 || signal) return status ?? 1;
  // A registry may keep packages elsewhere; then npm has to ask it.
  return clean().status ?? 1;
}
