import type { FastifyInstance } from 'fastify';
import type { Registry } from '@suite/kernel/registry';
import { contentTypeOf } from '../content-types';
import { DOCUMENT_PATH } from '../publish/write-document';
import { readDocument, REGISTRY_PATH } from '../registry/current-registry';
import { say } from '../http/answers';
import { freshDocument, type FreshDocument } from './fresh-document';
import type { ReleaseFiles } from './release-files';
import { serve, type Resource } from './resource';
import { Unavailable, type WatchedStore } from './watched-store';

const forDocument = {
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), usb=(), serial=(), midi=()',
};

/** The registry as it is served, and parsed. */
export interface FreshRegistry extends FreshDocument {
  current: () => Promise<Registry | undefined>;
}

/** The registry of a store. */
export function freshRegistry(store: WatchedStore, maxAge: number): FreshRegistry {
  const understood = new WeakMap<Buffer, Registry>();
  const live = freshDocument({
    maxAge,
    read: () => store.read(REGISTRY_PATH),
    describe: (body) => {
      const registry = readDocument(body.toString());
      if (!registry) throw new Unavailable(`${REGISTRY_PATH} in the store is damaged`);
      understood.set(body, registry);
      return { 'content-type': contentTypeOf(REGISTRY_PATH) };
    },
  });
  return {
    get: live.get,
    get stale() {
      return live.stale;
    },
    current: async () => {
      const resource = await live.get();
      return resource && understood.get(resource.forms.identity);
    },
  };
}

/** The document of the store, `index.html`. */
export function freshPage(
  store: WatchedStore,
  maxAge: number,
  policyOf: (html: string) => string,
): FreshDocument {
  return freshDocument({
    maxAge,
    read: () => store.read(DOCUMENT_PATH),
    describe: (body) => ({
      ...forDocument,
      'content-type': contentTypeOf(DOCUMENT_PATH),
      'content-security-policy': policyOf(body.toString()),
    }),
  });
}

/** Serves the documents of a store and the files of its releases. */
export function serveStore(
  gateway: FastifyInstance,
  { page, registry, files }: { page: FreshDocument; registry: FreshDocument; files: ReleaseFiles },
): void {
  const serving = (path: string, find: () => Promise<Resource | undefined>) =>
    gateway.get(path, async (request, reply) => {
      const resource = await find();
      return resource ? serve(request, reply, resource) : say(reply, 503, '尚未发布');
    });
  serving('/', page.get);
  serving(`/${DOCUMENT_PATH}`, page.get);
  serving(`/${REGISTRY_PATH}`, registry.get);

  gateway.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const found = files.find(request.params['*']);
    const resource = found instanceof Promise ? await found : found;
    return resource ? serve(request, reply, resource) : say(reply, 404, '未找到');
  });
}
