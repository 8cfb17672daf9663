import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Key, Signature } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';

export interface Signer {
  key: Key;
  secret: KeyObject;
}

/** The public half of a key as metadata carries it; undefined when it is no Ed25519 key. */
function publicKey(object: KeyObject): Key | undefined {
  const { crv, x } = object.export({ format: 'jwk' });
  if (crv !== 'Ed25519' || !x) return undefined;
  const hex = Buffer.from(x, 'base64url').toString('hex');
  const fields = { keytype: 'ed25519', keyval: { public: hex }, scheme: 'ed25519' };
  // The fields are in the order of canonical JSON, so that clients of other hands compute the same id.
  const keyID = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
  return Key.fromJSON(keyID, fields);
}

/** Reads a private key in PEM; undefined when it is no Ed25519 key. */
export function readSigner(pem: string): Signer | undefined {
  try {
    const secret = createPrivateKey(pem);
    const key = publicKey(createPublicKey(secret));
    return key && { key, secret };
  } catch {
    return undefined;
  }
}

export async function readPublicKey(path: string): Promise<Key> {
  const pem = await readFile(path, 'utf8').catch(() => '');
  try {
    const key = publicKey(createPublicKey(pem));
    if (key) return key;
  } catch {
    // Refused below like a key of another kind.
  }
  throw new ReleaseError('TRUST_WRONG', { path });
}

export const signatureBy =
  ({ key, secret }: Signer) =>
  (bytes: Buffer) =>
    new Signature({ keyID: key.keyID, sig: sign(undefined, bytes, secret).toString('hex') });

export function makeSigner(): Signer {
  const { privateKey: secret, publicKey: half } = generateKeyPairSync('ed25519');
  return { key: publicKey(half) as Key, secret };
}

/** Writes a key pair: the private half in a file that only this user may read, the public half beside it in `.pub`. */
export async function writeKeyFile(path: string, { secret }: Signer): Promise<void> {
  const half = createPublicKey(secret).export({ type: 'spki', format: 'pem' });
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, secret.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
    await writeFile(`${path}.pub`, half, { flag: 'wx', mode: 0o644 });
  } catch (cause) {
    const { code, message: fault } = cause as NodeJS.ErrnoException;
    throw new ReleaseError(code === 'EEXIST' ? 'KEY_EXISTS' : 'KEY_UNWRITABLE', { path, fault }, { cause });
  }
}

export async function createKeyFile(path: string): Promise<Signer> {
  const signer = makeSigner();
  await writeKeyFile(path, signer);
  return signer;
}

const ownKeyFolder = (): string =>
  join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'suite-release');

async function readKeyFile(path: string): Promise<Signer | undefined> {
  const signer = readSigner(await readFile(path, 'utf8').catch(() => ''));
  if (!signer) return undefined;
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) throw new ReleaseError('KEY_EXPOSED', { path });
  return signer;
}

async function namedKey(path: string): Promise<Signer> {
  const signer = await readKeyFile(path);
  if (!signer) throw new ReleaseError('KEY_WRONG', { path });
  return signer;
}

async function keysIn(folder: string): Promise<Signer[]> {
  const names = await readdir(folder).catch(() => []);
  const paths = names.filter((name) => name.endsWith('.pem')).map((name) => join(folder, name));
  return (await Promise.all(paths.map(readKeyFile))).filter((signer) => signer !== undefined);
}

/**
 * The private keys that may sign a change of a store: those in the named files, in `RELEASE_KEY` (keys in PEM, or paths
 * of files), in this user's own folder and in the folder beside the store, and also these.
 */
export async function signersFor(
  { keyFolder }: Store,
  files: readonly string[] = [],
  also: readonly Signer[] = [],
): Promise<Signer[]> {
  const given = process.env.RELEASE_KEY ?? '';
  const blocks = given.match(/-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/g) ?? [];
  const inline = blocks.map(readSigner);
  if (inline.includes(undefined) || (given.includes('PRIVATE KEY') && inline.length === 0))
    throw new ReleaseError('KEY_WRONG', { path: 'RELEASE_KEY' });
  const paths = [...files, ...(inline.length > 0 ? [] : given.split(delimiter).filter(Boolean))];
  const found = await Promise.all([
    Promise.all(paths.map(namedKey)),
    ...[ownKeyFolder(), keyFolder].filter((folder) => folder !== undefined).map(keysIn),
  ]);
  const all = [...also, ...found.flat(), ...inline.filter((signer) => signer !== undefined)];
  return [...new Map(all.map((signer) => [signer.key.keyID, signer])).values()];
}
