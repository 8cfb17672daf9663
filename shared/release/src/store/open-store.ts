import { resolve } from 'node:path';
import { ReleaseError } from '../release-error';
import { LocalStore, type LocalOptions } from './local-store';
import type { Store } from './store';

/** A store by its address. */
export interface OpenedStore {
  store: Store;
  /** The folder of a local store. */
  folder?: string;
}

/** Opens the store of an address: a folder, or `s3://bucket/prefix`. */
export async function openStore(
  address: string,
  env: NodeJS.ProcessEnv = process.env,
  options: LocalOptions = { mustExist: true },
): Promise<OpenedStore> {
  if (/^s3:\/\//i.test(address)) {
    // The client's warning about the version of Node does not help a publisher.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    // Loaded on demand, because the client is large and local stores do not need it.
    const { openS3Store } = await import('./s3-store');
    return { store: openS3Store(address, env) };
  }
  if (address === '' || /^[a-z][a-z\d+.-]+:\/\//i.test(address))
    throw new ReleaseError('STORE_WRONG', { address });
  const folder = resolve(address);
  return { store: new LocalStore(folder, options), folder };
}
