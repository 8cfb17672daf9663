import { brotli, gzipped } from '../publish/compress';
import type { Store } from '../store/store';
import type { Resource } from './resource';

/**
 * A document of the store that may change at any time: asked for anew at each request, compressed and
 * described anew only when its content is another.
 */
export function liveDocument(
  store: Store,
  path: string,
  headersOf: (body: Buffer) => Record<string, string>,
): () => Promise<Resource | undefined> {
  let made: { tag: string; resource: Promise<Resource> } | undefined;

  async function make(tag: string, body: Buffer): Promise<Resource> {
    const [br, gzip] = await Promise.all([brotli(body), gzipped(body)]);
    return {
      tag,
      forms: { identity: body, br, gzip },
      headers: { 'cache-control': 'no-cache', ...headersOf(body) },
    };
  }

  return async () => {
    const stored = await store.read(path);
    if (!stored) return undefined;
    if (made?.tag !== stored.tag) made = { tag: stored.tag, resource: make(stored.tag, stored.body) };
    return made.resource;
  };
}
