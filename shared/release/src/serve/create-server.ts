import { setTimeout as pause } from 'node:timers/promises';
import {
  fastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Counts } from '../judge/counts';
import type { OpsUser } from '../ops/people';
import type { SuiteReader } from '../repository/view';
import type { Store } from '../store/store';
import { say } from './answers';
import type { Sources } from './content-security';
import type { Caps } from './events/count-loads';

export interface GatewayOptions {
  /** A store, or the folder of a local one. */
  store: Store | string;
  /** Reads the store as its root of trust allows; by default by what this process knows of the store. */
  reader?: SuiteReader;
  /** The folder that mirrors the store's releases, which nginx may serve too; a temporary one when absent. */
  mirror?: string;
  api?: string;
  /** Sites that may show the app in a frame, as CSP sources; the app's own origin when absent. */
  frameAncestors?: readonly string[];
  sources?: Sources;
  /** For how many ms a suite counts as current: 0 by default for a local store, 500 for an object store. */
  maxAge?: number;
  /** The proxies in front whose `X-Forwarded-*` headers are believed: their addresses, or a test of each. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  requestTimeout?: number;
  maxConnections?: number;
  /** How long a closing gateway waits for requests under way, in ms. */
  closeTimeout?: number;
  /** Whether it is about to close: health then says so, and balancers stop sending requests. */
  draining?: () => boolean;
  /** The people of ops, each with a password; without them and without a header there are no ops pages. */
  users?: readonly OpsUser[];
  /** Instead of passwords: the header in which a proxy of `trustProxy` names the person. */
  opsUserHeader?: string;
  /** Serve ops and the publishing of teams by a server of its own, so that no script of the app shares their origin. */
  opsApart?: boolean;
  deployTokens?: Readonly<Record<string, string>>;
  /** The share of visitors, in percent, whom a team's token reaches at most; 5 by default. */
  deployShare?: number;
  deployPromotes?: boolean;
  /** The token that opens the metrics beside the app; without it they are closed there. */
  metricsToken?: string;
  /** Where the ops pages get the loads of releases from; what this gateway counts when absent. */
  counts?: Counts;
  /** How many events of one place count in an hour; the default does not suit one machine that plays all visitors. */
  caps?: Caps;
  /** From how many places the judge wants loads, for the ops pages. */
  places?: number;
  /** What is written into the log; without it nothing is. */
  log?: 'info' | 'warn' | 'error';
}

/** Other sites get only the origin as referrer, because addresses may carry personal data. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
};
const overHttps = { ...everywhere, 'strict-transport-security': 'max-age=31536000' };

/** Neither the query, in which are login codes and phone numbers, nor the visitor's address is logged. */
const requestInLog = ({ method, url, host }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*/, ''),
  host,
});

function requestKind(url: string): string {
  if (/^\/(?:index\.html)?(?:\?|$)/.test(url)) return 'document';
  return /^\/(registry|revision|releases|api|events|ops|healthz|metrics)\b/.exec(url)?.[1] ?? 'other';
}

/** Adds the counters of requests to the metrics, and gives the function that counts one when it was answered. */
export function requestCounter(metrics: Registry) {
  const registers = [metrics];
  const requests = new Counter({
    name: 'suite_requests_total',
    help: 'Requests by what was asked for and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'suite_request_seconds',
    help: 'Time until a request was answered whole.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 40],
    registers,
  });
  return async ({ url }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): Promise<void> => {
    const kind = requestKind(url);
    requests.inc({ kind, status: statusCode });
    times.observe({ kind }, elapsedTime / 1000);
  };
}

/** The framework's server, with bounds for visitors who send slowly, much, or on many connections. */
function boundedServer(options: GatewayOptions): FastifyInstance {
  const { requestTimeout = 300_000, log } = options;
  const gateway = fastify({
    logger: log !== undefined && { level: log, serializers: { req: requestInLog } },
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: (_error, _request, reply) => void say(reply.headers(everywhere), 404),
    bodyLimit: 64 * 1024,
    // What a schema does not allow is refused, and not made to fit.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    requestTimeout,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: Math.min(requestTimeout, 20_000),
      connectionsCheckingInterval: Math.min(requestTimeout, 5000),
    },
  });
  gateway.server.maxConnections = options.maxConnections ?? 4096;
  return gateway;
}

/** Does a work again and again while a server runs, with so many ms between; closing waits for what is under way. */
export function keepDoing(gateway: FastifyInstance, every: number, work: () => Promise<void>): void {
  const closing = new AbortController();
  const rest = () => pause(every, true, { signal: closing.signal, ref: false }).catch(() => false);
  const doing = (async () => {
    while (await rest()) await work().catch((error: unknown) => gateway.log.error(error));
  })();
  gateway.addHook('onClose', () => {
    closing.abort();
    return doing;
  });
}

/** Lets a closing server finish its requests, but closes idle connections at once and slow downloads in the end. */
function closeGracefully(gateway: FastifyInstance, patience: number): void {
  let sweep: NodeJS.Timeout | undefined;
  gateway.addHook('preClose', async () => {
    const deadline = Date.now() + patience;
    sweep = setInterval(() => {
      if (Date.now() < deadline) gateway.server.closeIdleConnections();
      else gateway.server.closeAllConnections();
    }, 50);
  });
  gateway.addHook('onClose', async () => clearInterval(sweep));
}

export function createServer(
  options: GatewayOptions,
  countRequest: ReturnType<typeof requestCounter>,
): FastifyInstance {
  const gateway = boundedServer(options);
  closeGracefully(gateway, options.closeTimeout ?? 10_000);
  gateway.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? overHttps : everywhere);
    // Refused here, before the body is read.
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return done();
    say(reply.header('allow', 'GET, HEAD'), 405);
  });
  gateway.addHook('onResponse', countRequest);
  gateway.setNotFoundHandler((_request, reply) => say(reply, 404));
  gateway.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    return say(reply, statusCode < 500 || statusCode === 503 ? statusCode : 500);
  });
  return gateway;
}
