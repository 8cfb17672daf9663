import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { currentRegistry, REGISTRY_PATH } from '../registry/current-registry';
import { DOCUMENT_PATH } from '../publish/write-document';
import { contentTypeOf } from '../content-types';
import { LocalStore } from '../store/local-store';
import type { Store } from '../store/store';
import { proxyApi } from './api-proxy';
import { contentSecurity, type Sources } from './content-security';
import { closeGracefully } from './graceful-close';
import { liveDocument } from './live-document';
import { releaseFiles } from './release-files';
import { serve, type Resource } from './resource';

/** What a gateway serves, and to whom. */
export interface GatewayOptions {
  /** A store, or the folder of a local one. */
  store: Store | string;
  /** Address of the provider's API; without it `/api` is not there. */
  api?: string;
  /** Silence of the API in ms after which a call fails; longer than a page's own 30 s, which shall decide. */
  apiTimeout?: number;
  /** Who may show the app in a frame, as CSP sources; the app's own origin when absent. */
  frameAncestors?: readonly string[];
  /** What the document may load beside its own origin. */
  sources?: Sources;
  /** Serve source maps to everybody; off, since they are the source. */
  sourceMaps?: boolean;
  /** Bound of the memory for files of releases. */
  cacheBytes?: number;
  /** Believe the `X-Forwarded-*` headers: only behind a proxy that sets them itself. */
  trustProxy?: boolean;
  /** How long a closing gateway waits for answers under way, in ms. */
  closeTimeout?: number;
  /** Write a log line for each request. */
  logger?: boolean;
}

/** Only the origin is told to other sites: addresses may carry personal data. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
};

const forDocument = {
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), usb=(), serial=(), midi=()',
};

function say(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${words}\n`);
}

/** The server in front of everything: the document, the registry, the files of releases and the API. */
export function createGateway(options: GatewayOptions): FastifyInstance {
  const store = typeof options.store === 'string' ? new LocalStore(options.store) : options.store;
  const policyOf = contentSecurity(options.frameAncestors ?? ["'self'"], options.sources ?? {});
  const files = releaseFiles(store, {
    cacheBytes: options.cacheBytes ?? 64 * 1024 * 1024,
    sourceMaps: options.sourceMaps ?? false,
  });
  const page = liveDocument(store, DOCUMENT_PATH, (body) => ({
    ...forDocument,
    'content-type': contentTypeOf(DOCUMENT_PATH),
    'content-security-policy': policyOf(body.toString()),
  }));
  const registry = liveDocument(store, REGISTRY_PATH, () => ({
    'content-type': contentTypeOf(REGISTRY_PATH),
  }));

  const gateway = fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: (_error, _request, reply) => say(reply.headers(everywhere), 404, '未找到'),
  });
  closeGracefully(gateway, options.closeTimeout ?? 10_000);
  gateway.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere);
    // Before a body is read that nobody wants.
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return;
    return say(reply.header('allow', 'GET, HEAD'), 405, '不支持的请求方法');
  });
  gateway.setNotFoundHandler((_request, reply) => say(reply, 404, '未找到'));
  gateway.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return say(reply, 500, '服务出错，请稍后再试');
  });

  const serving = (path: string, find: () => Promise<Resource | undefined>) =>
    gateway.get(path, async (request, reply) => {
      const resource = await find();
      return resource ? serve(request, reply, resource) : say(reply, 503, '尚未发布');
    });
  serving('/', page);
  serving(`/${DOCUMENT_PATH}`, page);
  serving(`/${REGISTRY_PATH}`, registry);

  gateway.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const resource = await files(request.params['*']);
    return resource ? serve(request, reply, resource) : say(reply, 404, '未找到');
  });

  gateway.get('/healthz', async (_request, reply) => {
    const current = await currentRegistry(store).catch(() => undefined);
    reply.header('cache-control', 'no-store').code(current ? 200 : 503);
    return current ? { status: 'ok', revision: current.registry.revision } : { status: 'no registry' };
  });

  if (options.api) proxyApi(gateway, options.api, options.apiTimeout ?? 35_000);
  return gateway;
}
