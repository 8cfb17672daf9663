import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '@suite/kernel/registry';
import { contentTypeOf } from '../content-types';
import type { Visits } from '../events/visits';
import type { Trust } from '../keys/trust';
import { liveDocument, withSnapshot } from '../publish/document';
import { DOCUMENT_PATH, provenShell } from '../publish/write-document';
import { REGISTRY_PATH } from '../registry/current-registry';
import { isRefusal, type ReleaseErrorCode } from '../release-error';
import { say } from '../http/answers';
import { freshDocument, resourceOf, type FreshDocument } from './fresh-document';
import type { Deltas } from './deltas';
import type { ReleaseFiles } from './release-files';
import { serve, type Resource } from './resource';
import { within } from './within';
import { Unavailable, type WatchedStore } from './watched-store';

const forDocument = {
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), usb=(), serial=(), midi=()',
};

/** For how many ms a request waits for a new document before it gets the last one. */
const PATIENCE = 2000;

/** After this time, in ms, a document that could not be made is tried again. */
const RETRY = 1000;

/** The registry as it is served, and parsed. */
export interface FreshRegistry extends FreshDocument {
  current: () => Promise<Registry | undefined>;
  /** Whether the store was read and had no registry. */
  readonly missing: boolean;
  /** Why what the store has now is not served. */
  readonly refused: ReleaseErrorCode | undefined;
}

/** The document as it is served. */
export interface FreshPage extends Pick<FreshDocument, 'get'> {
  /** Why an older document is served than the registry's. */
  readonly refused: ReleaseErrorCode | undefined;
}

/** The registry of a store, as far as it is to be trusted. */
export function freshRegistry(store: WatchedStore, maxAge: number, trust: Trust): FreshRegistry {
  const understood = new WeakMap<Buffer, Registry>();
  let refused: ReleaseErrorCode | undefined;
  let missing = false;
  const live = freshDocument({
    maxAge,
    read: async () => {
      const stored = await store.read(REGISTRY_PATH);
      missing = !stored;
      return stored;
    },
    describe: (body) => {
      try {
        understood.set(body, trust.accept(body.toString()));
      } catch (error) {
        refused = isRefusal(error) ? error.code : undefined;
        throw new Unavailable((error as Error).message, { cause: error });
      }
      refused = undefined;
      return { 'content-type': contentTypeOf(REGISTRY_PATH) };
    },
  });
  return {
    get: live.get,
    get stale() {
      return live.stale;
    },
    get missing() {
      return missing;
    },
    get refused() {
      return refused;
    },
    current: async () => {
      const resource = await live.get();
      return resource && understood.get(resource.forms.identity);
    },
  };
}

/**
 * The document of the registry that is served. It is made here from the host that the registry vouches for, because
 * anybody who can write to the store can write an `index.html` there.
 */
export function freshPage(
  store: WatchedStore,
  registry: Pick<FreshRegistry, 'current'>,
  policyOf: (html: string) => string,
): FreshPage {
  const shells = new Map<string, Promise<string>>();
  let making: { of: Registry; done: Promise<void> } | undefined;
  let last: { of: Registry; shell: string; live: Resource; older?: Promise<Resource> } | undefined;
  let refused: ReleaseErrorCode | undefined;

  /** One shell serves all revisions of a host. */
  function shellFor(current: Registry): Promise<string> {
    const { document: hash = '' } = current;
    const known = hash ? shells.get(hash) : undefined;
    if (known) return known;
    const shell = provenShell(store, current);
    shells.clear();
    shells.set(hash, shell);
    shell.catch(() => shells.delete(hash));
    return shell;
  }

  async function described(html: string): Promise<Resource> {
    const body = Buffer.from(html);
    const headers = {
      ...forDocument,
      'content-type': contentTypeOf(DOCUMENT_PATH),
      'content-security-policy': policyOf(html),
    };
    return resourceOf(
      { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) },
      headers,
    );
  }

  async function renew(current: Registry): Promise<void> {
    try {
      const shell = await shellFor(current);
      const live = await described(liveDocument(shell, current));
      if (making?.of !== current) return;
      last = { of: current, shell, live };
      refused = undefined;
    } catch (cause) {
      refused = isRefusal(cause) ? cause.code : undefined;
      const again = () => {
        if (making?.of === current) making = undefined;
      };
      if (last) return void setTimeout(again, RETRY).unref();
      again();
      throw new Unavailable((cause as Error).message, { cause });
    }
  }

  return {
    async get() {
      const current = await registry.current();
      if (!current) return undefined;
      if (making?.of !== current) making = { of: current, done: renew(current) };
      const { done } = making;
      // Without any document the request has to wait.
      await (last ? within(PATIENCE, done) : done);
      if (!last || last.of === current) return last?.live;
      // A page that gets an older document asks for the registry, so that a rollback still reaches it.
      return (last.older ??= described(withSnapshot(last.shell, last.of)));
    },
    get refused() {
      return refused;
    },
  };
}

/** Serves the documents of a store and the files of its releases. */
export function serveStore(
  gateway: FastifyInstance,
  {
    page,
    registry,
    files,
    deltas,
    visits,
  }: {
    page: Pick<FreshDocument, 'get'>;
    registry: FreshDocument;
    files: ReleaseFiles;
    deltas: Deltas | undefined;
    visits: Visits;
  },
): void {
  const serving = (path: string, find: () => Promise<Resource | undefined>) =>
    gateway.get(path, async (request, reply) => {
      const resource = await find();
      // Every start of a page asks for one of these, whatever else it has kept.
      reply.header('set-cookie', visits.open(request.protocol === 'https'));
      return resource ? serve(request, reply, resource) : say(reply, 503, '尚未发布');
    });
  serving('/', page.get);
  serving(`/${DOCUMENT_PATH}`, page.get);
  serving(`/${REGISTRY_PATH}`, registry.get);

  gateway.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const path = request.params['*'];
    const found = files.find(path);
    const file = found instanceof Promise ? await found : found;
    if (!file) return say(reply, 404, '未找到');
    // Pages that try again ask with a query: if it was the delta that failed, the whole file helps.
    const isRetry = request.url.includes('?');
    const answer = (isRetry ? undefined : deltas?.answer(path, file, request.headers)) ?? file;
    return serve(request, reply, answer instanceof Promise ? await answer : answer);
  });
}
