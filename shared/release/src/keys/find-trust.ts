import { createHash, createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { RegistryKey } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';
import { publicKeyOf } from './key-pair';
import { Trust, type TrustOptions } from './trust';

const block = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;

function keysIn(text: string, path: string): RegistryKey[] {
  const found = (text.match(block) ?? []).map((pem) => {
    try {
      return publicKeyOf(createPublicKey(pem));
    } catch {
      return undefined;
    }
  });
  const keys = found.filter((key) => key !== undefined);
  // A file of which only a part can be read must not trust less, or more, than it says.
  const begun = text.split('-----BEGIN').length - 1;
  if (keys.length === 0 || keys.length < begun) throw new ReleaseError('TRUST_WRONG', { path });
  return keys;
}

/**
 * The public keys from the named files and from `SUITE_TRUST` (keys in PEM, or paths of files); undefined when
 * neither is given.
 */
export async function findTrustedKeys(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<RegistryKey[] | undefined> {
  const given = env.SUITE_TRUST ?? '';
  const isInline = given.includes('PUBLIC KEY');
  const paths = [...files, ...(isInline ? [] : given.split(delimiter).filter(Boolean))];
  if (paths.length === 0 && !isInline) return undefined;
  const texts = paths.map(async (path) => keysIn(await readFile(path, 'utf8').catch(() => ''), path));
  return [...(await Promise.all(texts)).flat(), ...(isInline ? keysIn(given, 'SUITE_TRUST') : [])];
}

/** The file in which this machine remembers the last registry of a store: `STATE_DIRECTORY` is set by systemd. */
export function stateFileOf(address: string, env: NodeJS.ProcessEnv): string {
  const home = env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  const store = /^s3:\/\//i.test(address) ? address.replace(/\?.*/, '') : resolve(address);
  const name = createHash('sha256').update(store).digest('hex').slice(0, 16);
  return join(env.STATE_DIRECTORY || join(home, 'suite-release'), `${name}.json`);
}

/** What is known of the store at an address from outside of it. */
export async function trustFor(
  address: string,
  { files = [], file, ...options }: Omit<TrustOptions, 'keys'> & { files?: readonly string[] },
  env: NodeJS.ProcessEnv = process.env,
): Promise<Trust> {
  const keys = await findTrustedKeys(files, env);
  return new Trust({ ...options, ...(keys && { keys }), file: file ?? stateFileOf(address, env) });
}
