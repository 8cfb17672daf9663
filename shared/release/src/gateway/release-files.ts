import { contentTypeOf, isCompressible } from '../content-types';
import { isPlainPath } from '../plain-path';
import type { Store } from '../store/store';
import { FileCache } from './file-cache';
import type { Resource } from './resource';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers and keys of an entry, roughly. */
const OVERHEAD = 1024;

/** Finds a release's file by its path below `releases/`. */
export type ReleaseFiles = (path: string) => Promise<Resource | undefined>;

/** The files of all releases, as the public may have them, with the popular ones in memory. */
export function releaseFiles(
  store: Store,
  options: { cacheBytes: number; sourceMaps: boolean },
): ReleaseFiles {
  const cache = new FileCache<Resource>(options.cacheBytes);

  // Compressed forms have no address of their own, and the host's template is no page.
  const isPublic = (path: string) =>
    isPlainPath(path) && !/\.(?:br|gz|html)$/i.test(path) && (options.sourceMaps || !/\.map$/i.test(path));

  async function load(path: string): Promise<Resource | undefined> {
    const at = `releases/${path}`;
    const identity = await store.read(at);
    if (!identity) return undefined;
    const [br, gzip] = isCompressible(path)
      ? await Promise.all([store.read(`${at}.br`), store.read(`${at}.gz`)])
      : [];
    return {
      tag: identity.tag,
      forms: {
        identity: identity.body,
        ...(br && { br: br.body }),
        ...(gzip && { gzip: gzip.body }),
      },
      headers: { 'content-type': contentTypeOf(path), 'cache-control': IMMUTABLE },
    };
  }

  return async (path) => {
    if (!isPublic(path)) return undefined;
    const known = cache.get(path);
    if (known) return known;
    const resource = await load(path);
    if (!resource) return undefined;
    const bytes = Object.values(resource.forms).reduce((sum, body) => sum + body.length, OVERHEAD);
    cache.set(path, resource, bytes);
    return resource;
  };
}
