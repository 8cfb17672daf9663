import httpProxy from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { limitWrites } from '../http/limits';

const words = {
  429: '操作过于频繁，请稍后再试',
  502: '服务暂时不可用，请稍后再试',
  504: '服务暂时不可用，请稍后再试',
};

/** Refuses a call in the provider's form of an answer, with a code that no page handles specially. */
function refuse(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  status: keyof typeof words,
): FastifyReply<RouteGenericInterface, RawServerBase> {
  const message = words[status];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code: status, data: null, msg: message, message });
}

/** An answer of the provider is data: opened by itself, an uploaded SVG or HTML must not run as the app. */
const policy = "sandbox; default-src 'none'";

/** Headers of answers that the gateway sets itself, in the place of the provider's. */
const ownHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
];

/** Headers in which proxies say where a call comes from: a visitor who sends them would be believed. */
const ofProxies = /^(?:x-)?forwarded(?:-|$)|^(?:x-real|x-client|x-cluster-client|true-client)-ip$/;

/** Many providers read `X_Real_IP` as `X-Real-IP`. */
const saysOrigin = (name: string) => ofProxies.test(name.replace(/_/g, '-'));

/** Headers without those whose name is refused. */
const without = <Headers extends object>(headers: Headers, refused: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !refused(name))) as Headers;

/** Where the API is, and its limits. */
export interface ApiOptions {
  /** Address of the provider's API. */
  api: string;
  /** A call fails after this silence, in ms. */
  timeout: number;
  /** How many writing calls one address may send in a minute. */
  writes: number;
}

/**
 * Passes `/api` on to the provider, streaming both ways. The path is kept, except that the path of the
 * provider's address, if it has one, replaces `/api`.
 */
export async function proxyApi(
  gateway: FastifyInstance,
  { api, timeout, writes }: ApiOptions,
): Promise<void> {
  const { origin, pathname } = new URL(api);
  gateway.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    if (error.statusCode === 429) return refuse(reply, 429);
    throw error;
  });
  gateway.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  await gateway.register(httpProxy, {
    upstream: origin,
    prefix: '/api',
    rewritePrefix: pathname === '/' ? '/api' : pathname.replace(/\/$/, ''),
    config: { rateLimit: limitWrites(writes) },
    undici: { headersTimeout: timeout, bodyTimeout: timeout, connectTimeout: 5000 },
    replyOptions: {
      // Only the page may repeat a call: repeated here, a payment could be made twice.
      retryDelay: () => null,
      // Written anew instead of passed on, so that visitors cannot forge their own address.
      rewriteRequestHeaders: (request, headers) => {
        const { ip, ips, host, protocol } = request as unknown as FastifyRequest;
        return {
          ...without(headers, saysOrigin),
          'x-forwarded-for': [...(ips ?? [ip])].reverse().join(', '),
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        };
      },
      rewriteHeaders: (headers) => without(headers, (name) => ownHeaders.includes(name)),
      onError: (reply, { error }) =>
        void refuse(reply, /timeout/i.test(`${error.name} ${error.message}`) ? 504 : 502),
    },
  });
}
