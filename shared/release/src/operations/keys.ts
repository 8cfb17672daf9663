import { mkdir, open, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { RegistryKey } from '@suite/kernel/registry';
import { keyFolder } from '../keys/find-signers';
import { newKey, publicPem, signerOf, type Signer } from '../keys/key-pair';
import { writeDocument } from '../publish/write-document';
import { changeRegistry, type By } from '../registry/change-registry';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { publishedRegistry } from './published';
import { verify } from './verify';

/** How many keys are trusted at once: the one in use and its successor. */
const MOST = 2;

/** Options of a new key. */
export interface CreateKeyOptions extends By {
  store: Store;
  /** The private key's file; one in this user's own folder when absent. */
  out?: string;
  /** Folder of a local store, in which no private key may lie. */
  storeFolder?: string;
}

/** A key that was created. */
export interface KeyCreated {
  id: string;
  file: string;
  /** The file of the public half, for the gateways and commands that trust it. */
  publicFile: string;
  revision: number;
}

async function refuseStore(file: string, folder: string | undefined): Promise<void> {
  if (!folder) return;
  const real = async (path: string) => realpath(path).catch(() => resolve(path));
  const way = relative(await real(folder), await real(dirname(file)));
  if (!way.startsWith(`..${sep}`) && way !== '..') throw new ReleaseError('KEY_IN_STORE', { path: file });
}

async function writeSecret(path: string, pem: string): Promise<void> {
  const failure = (cause: NodeJS.ErrnoException) =>
    new ReleaseError('KEY_UNWRITABLE', { path, fault: cause.message }, { cause });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch((error) => {
    throw failure(error);
  });
  const handle = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new ReleaseError('KEY_EXISTS', { path }) : failure(error);
  });
  try {
    await handle.writeFile(pem);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw failure(error as Error);
  } finally {
    await handle.close();
  }
}

/** The first signature vouches for all that is live, so that has to be as it was published. */
async function refuseDamage(store: Store): Promise<void> {
  const { faults } = await verify(store);
  const count = faults.filter(({ inUse }) => inUse).length;
  if (count > 0) throw new ReleaseError('VERIFY_FAILED', { count });
}

async function changeKeys(
  options: By & { store: Store },
  what: string,
  keysOf: (keys: readonly RegistryKey[]) => RegistryKey[],
): Promise<number> {
  const { store, dryRun } = options;
  const { registry } = await changeRegistry(store, options, (before) => ({
    registry: { ...before, keys: keysOf(before.keys ?? []) },
    what,
  }));
  if (!dryRun) await writeDocument(store);
  return registry.revision;
}

const trusted = (keys: readonly RegistryKey[], key: RegistryKey) => {
  if (keys.some(({ id }) => id === key.id)) return [...keys];
  if (keys.length >= MOST) throw new ReleaseError('KEY_LIMIT');
  return [...keys, key];
};

/**
 * Creates a key and makes its public half trusted. The private half goes into a file that only this user
 * may read. If another key is trusted already, pages accept both until that one is retired.
 */
export async function createKey({ out, storeFolder, ...options }: CreateKeyOptions): Promise<KeyCreated> {
  const { keys = [], revision } = await publishedRegistry(options.store);
  if (keys.length >= MOST) throw new ReleaseError('KEY_LIMIT');
  const pem = newKey();
  const signer = signerOf(pem) as Signer;
  const { key } = signer;
  const file = resolve(out ?? join(keyFolder(), `${key.id}.pem`));
  const created = { id: key.id, file, publicFile: `${file}.pub` };
  await refuseStore(file, storeFolder);
  if (keys.length === 0) await refuseDamage(options.store);
  if (options.dryRun) return { ...created, revision };
  await writeSecret(file, pem);
  try {
    await writeFile(created.publicFile, publicPem(signer));
    const all = { ...options, keys: [...(options.keys ?? []), file] };
    return {
      ...created,
      revision: await changeKeys(all, `trust key ${key.id}`, (now) => trusted(now, key)),
    };
  } catch (error) {
    if (await mayBeTrusted(options.store, key)) throw error;
    for (const path of [file, created.publicFile]) await rm(path, { force: true });
    throw error;
  }
}

/** Whether a key is trusted, or the store does not say. What failed may have failed after that, as the document can. */
const mayBeTrusted = (store: Store, { id }: RegistryKey): Promise<boolean> =>
  publishedRegistry(store).then(
    ({ keys = [] }) => keys.some((key) => key.id === id),
    () => true,
  );

/** Ends the trust in a key. Pages that know no other key keep the registry that they have. */
export async function retireKey({
  id,
  ...options
}: By & { store: Store; id: string }): Promise<{ revision: number }> {
  await publishedRegistry(options.store);
  const revision = await changeKeys(options, `retire key ${id}`, (keys) => {
    if (!keys.some((key) => key.id === id)) {
      throw new ReleaseError('KEY_UNKNOWN', { id, known: keys.map((key) => key.id).join(', ') || '-' });
    }
    if (keys.length === 1) throw new ReleaseError('KEY_LAST', { id });
    return keys.filter((key) => key.id !== id);
  });
  return { revision };
}
