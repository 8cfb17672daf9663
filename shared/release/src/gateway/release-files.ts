import { contentTypeOf, isCompressible } from '../content-types';
import { isPlainPath } from '../plain-path';
import { useAsDictionary } from './dictionaries';
import { FileCache } from './file-cache';
import type { Resource } from './resource';
import type { WatchedStore } from './watched-store';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** About what an entry takes beside its content, in bytes. */
const OVERHEAD = 1024;

/** The files of all releases. */
export interface ReleaseFiles {
  /** Finds a file by its path below `releases/`; without a promise if it is in memory. */
  find: (path: string) => Resource | Promise<Resource | undefined> | undefined;
  /** Finds a file only if it is in memory already. */
  inMemory: (path: string) => Resource | undefined;
  readonly state: FileCache<Resource>['state'];
}

/** Finds the public files of all releases, and keeps the popular ones in memory. */
export function releaseFiles(
  store: WatchedStore,
  options: { cacheBytes: number; sourceMaps: boolean; areDictionaries: boolean },
): ReleaseFiles {
  const cache = new FileCache<Resource>(options.cacheBytes);
  const loading = new Map<string, Promise<Resource | undefined>>();

  // Compressed forms have no address of their own, and the host's template is not a page.
  const isPublic = (path: string) =>
    isPlainPath(path) && !/\.(?:br|gz|html)$/i.test(path) && (options.sourceMaps || !/\.map$/i.test(path));

  async function load(path: string): Promise<Resource | undefined> {
    const at = `releases/${path}`;
    const identity = await store.read(at);
    if (!identity) return undefined;
    const [br, gzip] = isCompressible(path)
      ? await Promise.all([store.read(`${at}.br`), store.read(`${at}.gz`)])
      : [];
    const resource: Resource = {
      tag: identity.tag,
      forms: {
        identity: identity.body,
        ...(br && { br: br.body }),
        ...(gzip && { gzip: gzip.body }),
      },
      headers: {
        'content-type': contentTypeOf(path),
        'cache-control': IMMUTABLE,
        // Pages of other origins load them with an integrity, which needs CORS; the files are public.
        'access-control-allow-origin': '*',
        ...(options.areDictionaries && useAsDictionary(path)),
      },
    };
    const bytes = Object.values(resource.forms).reduce((sum, body) => sum + body.length, OVERHEAD);
    cache.set(path, resource, bytes);
    return resource;
  }

  /** Requests for the same file at the same time share one reading of it. */
  function loadOnce(path: string): Promise<Resource | undefined> {
    const begun = loading.get(path);
    if (begun) return begun;
    const promise = load(path).finally(() => loading.delete(path));
    loading.set(path, promise);
    return promise;
  }

  return {
    find: (path) => (isPublic(path) ? (cache.get(path) ?? loadOnce(path)) : undefined),
    // Only public files get into the memory.
    inMemory: (path) => cache.held(path),
    get state() {
      return cache.state;
    },
  };
}
