import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ReleaseError } from '../release-error';
import { signerOf, type Signer } from './key-pair';

/** The folder of private keys: this user's own, never in a store. */
export function keyFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'suite-release');
}

async function readKey(path: string): Promise<Signer | undefined> {
  const signer = signerOf(await readFile(path, 'utf8').catch(() => ''));
  if (!signer) return undefined;
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) throw new ReleaseError('KEY_EXPOSED', { path });
  return signer;
}

async function namedKey(path: string): Promise<Signer> {
  const signer = await readKey(path);
  if (!signer) throw new ReleaseError('KEY_WRONG', { path });
  return signer;
}

async function keysIn(folder: string): Promise<Signer[]> {
  const names = await readdir(folder).catch(() => []);
  const paths = names.filter((name) => name.endsWith('.pem')).map((name) => join(folder, name));
  return (await Promise.all(paths.map(readKey))).filter((signer) => signer !== undefined);
}

/**
 * The private keys from the named files, from `RELEASE_KEY` (a key, or paths of files) and from this user's
 * folder.
 */
export async function findSigners(
  files: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Signer[]> {
  const given = env.RELEASE_KEY ?? '';
  const inline = given.includes('PRIVATE KEY') ? signerOf(given) : undefined;
  if (given.includes('PRIVATE KEY') && !inline) throw new ReleaseError('KEY_WRONG', { path: 'RELEASE_KEY' });
  const paths = [...files, ...(inline ? [] : given.split(delimiter).filter(Boolean))];
  return [
    ...(await Promise.all(paths.map(namedKey))),
    ...(inline ? [inline] : []),
    ...(await keysIn(keyFolder(env))),
  ];
}
