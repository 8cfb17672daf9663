import httpProxy from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';

const words = '服务暂时不可用，请稍后再试';

/** The provider's own form of an answer, with a code that none of its screens handles. */
function unavailable(reply: FastifyReply<RouteGenericInterface, RawServerBase>, status: 502 | 504): void {
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code: status, data: null, msg: words, message: words });
}

/**
 * Passes `/api` on to the provider, streaming both ways. The path is kept; when the provider's address
 * has a path of its own, that one takes the place of `/api`.
 */
export function proxyApi(gateway: FastifyInstance, api: string, timeout: number): void {
  const { origin, pathname } = new URL(api);
  void gateway.register(httpProxy, {
    upstream: origin,
    prefix: '/api',
    rewritePrefix: pathname === '/' ? '/api' : pathname.replace(/\/$/, ''),
    undici: { headersTimeout: timeout, bodyTimeout: timeout, connectTimeout: 5000 },
    replyOptions: {
      // A call is the page's to repeat; repeated here, a payment could be made twice.
      retryDelay: () => null,
      // Said anew rather than passed on: a visitor must not name his own address.
      rewriteRequestHeaders: (request, headers) => {
        const { ip, ips, host, protocol } = request as unknown as FastifyRequest;
        return {
          ...headers,
          'x-forwarded-for': [...(ips ?? [ip])].reverse().join(', '),
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        };
      },
      onError: (reply, { error }) =>
        unavailable(reply, /timeout/i.test(`${error.name} ${error.message}`) ? 504 : 502),
    },
  });
}
