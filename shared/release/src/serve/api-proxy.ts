import httpProxy from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { LIMITS, limitWrites } from '../ops/limits';
import { statusInWords } from './answers';

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** Refuses a call in the server's form of an answer, with a code that no page handles specially. */
function refuse(reply: Reply, status: number): Reply {
  const message = statusInWords(status);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code: status, data: null, msg: message, message });
}

/** An answer of the server is data: opened by itself, an uploaded SVG or HTML must not run as the app. */
const policy = "sandbox; default-src 'none'";

/** What a browser wants to run or show as a page of its own, and must not take from a call: an upload may be anything. */
const programs = /^(?:script|style|xslt|object|embed|i?frame|fencedframe|\w*worker|\w+worklet)$/;

/** Whether a call's answer would be run. Older engines do not say; there the document's policy refuses it. */
const isProgram = ({ headers }: FastifyRequest) =>
  programs.test(String(headers['sec-fetch-dest'] ?? '')) || headers['service-worker'] !== undefined;

/** What keeps a personal answer out of caches between server and visitor; `no-store` unless the server says as much. */
function cacheControl(given: unknown): string {
  const said = String(given ?? '');
  return /\b(?:private|no-store)\b/i.test(said) ? said : 'no-store';
}

/** Headers of answers that the gateway sets itself, in the place of the server's. */
const ownHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'expires',
  'pragma',
  'surrogate-control',
  'cdn-cache-control',
];

/** Headers in which proxies say where a call comes from: a visitor who sends them would be believed. */
const ofProxies = /^(?:x-)?forwarded(?:-|$)|^(?:x-real|x-client|x-cluster-client|true-client)-ip$/;

/** Many servers read `X_Real_IP` as `X-Real-IP`. */
const saysOrigin = (name: string) => ofProxies.test(name.replace(/_/g, '-'));

const without = <Headers extends object>(headers: Headers, refused: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !refused(name))) as Headers;

export interface ApiOptions {
  api: string;
  /** A call fails after this silence, in ms. */
  timeout: number;
}

/**
 * Passes `/api` on to the server, streaming both ways. The path is kept, except that the path of the server's address,
 * if it has one, replaces `/api`.
 */
export async function proxyApi(gateway: FastifyInstance, { api, timeout }: ApiOptions): Promise<void> {
  const { origin, pathname } = new URL(api);
  gateway.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    if (error.statusCode === 429) return refuse(reply, 429);
    throw error;
  });
  gateway.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    return isProgram(request) ? refuse(reply, 403) : undefined;
  });
  await gateway.register(httpProxy, {
    upstream: origin,
    prefix: '/api',
    rewritePrefix: pathname === '/' ? '/api' : pathname.replace(/\/$/, ''),
    config: { rateLimit: limitWrites(LIMITS.apiWrites) },
    undici: { headersTimeout: timeout, bodyTimeout: timeout, connectTimeout: 5000 },
    replyOptions: {
      // Only the page may repeat a call: repeated here, a payment could be made twice.
      retryDelay: () => null,
      // Written anew instead of passed on, so that visitors cannot forge their own address. The host becomes the server's.
      rewriteRequestHeaders: (request, headers) => {
        const { ip, ips, host, protocol } = request as unknown as FastifyRequest;
        return {
          ...without(headers, saysOrigin),
          'x-forwarded-for': [...(ips ?? [ip])].reverse().join(', '),
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        };
      },
      rewriteHeaders: (headers) => ({
        ...without(headers, (name) => ownHeaders.includes(name)),
        'cache-control': cacheControl(headers['cache-control']),
      }),
      onError: (reply, { error }) =>
        void refuse(reply, /timeout/i.test(`${error.name} ${error.message}`) ? 504 : 502),
    },
  });
}
