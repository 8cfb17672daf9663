import { resolve } from 'node:path';
import { ReleaseError } from '../release-error';
import { LocalStore } from './local-store';
import type { Store } from './store';

/** A store by its address. */
export interface OpenedStore {
  store: Store;
  /** The folder of a local store. */
  folder?: string;
}

/** Opens the store of an address: a folder, or `s3://bucket/prefix`. */
export async function openStore(address: string, env: NodeJS.ProcessEnv = process.env): Promise<OpenedStore> {
  if (/^s3:\/\//i.test(address)) {
    // Its advice on versions of Node is for developers, not for whoever publishes.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    // Only who uses it waits for the client to load.
    const { openS3Store } = await import('./open-s3-store');
    return { store: openS3Store(address, env) };
  }
  if (address === '' || /^[a-z][a-z\d+.-]+:\/\//i.test(address))
    throw new ReleaseError('STORE_WRONG', { address });
  const folder = resolve(address);
  return { store: new LocalStore(folder), folder };
}
