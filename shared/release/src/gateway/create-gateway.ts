import { randomBytes } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { checkDeployTokens, serveDeploy } from '../ops/serve-deploy';
import { checkOpsToken, serveOps } from '../ops/serve-ops';
import { SessionBook } from '../ops/session-book';
import { storeOperations } from '../ops/store-operations';
import { Trust } from '../keys/trust';
import { LocalStore } from '../store/local-store';
import { say, sayError } from '../http/answers';
import { proxyApi } from './api-proxy';
import { contentSecurity } from './content-security';
import { releaseDeltas } from './deltas';
import { EventCounts } from '../events/event-counts';
import { LatestErrors } from '../events/latest-errors';
import { addEventMetrics } from './event-metrics';
import { SharedCounts } from '../events/shared-counts';
import { createVisits } from '../events/visits';
import { Voices, VOICE_RULES } from '../events/voices';
import { receiveEvents } from '../events/receive-events';
import type { GatewayOptions } from './gateway-options';
import { closeGracefully } from './graceful-close';
import { keepDoing } from './keep-doing';
import { defaultLimits, registerLimits } from '../http/limits';
import { Metrics } from './metrics';
import { answerQuickly } from './quick-files';
import { releaseFiles } from './release-files';
import { requestInLog } from './request-in-log';
import { freshPage, freshRegistry, serveStore } from './serve-store';
import { steadyClock } from './steady-clock';
import { healthLog, tellState } from './tell-state';
import { watchReleases } from './watch-releases';
import { watchStore } from './watched-store';
import { nodeZstd } from './zstd';

/** Other sites get only the origin as referrer, because addresses may carry personal data. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
};
const overHttps = { ...everywhere, 'strict-transport-security': 'max-age=31536000' };
const protection = (isHttps: boolean) => (isHttps ? overHttps : everywhere);

/** The share of the memory for files that deltas may take: a visitor who asks for many must not push out files. */
const DELTAS_SHARE = 1 / 8;

/** How often the documents are renewed at least, in ms. */
const RENEWED = 4000;

/** The kind of a request, for the metrics. */
function kindOf(route: string | undefined): string {
  if (route === '/' || route === '/index.html') return 'document';
  return /^\/(registry|releases|api|events|ops|healthz|metrics)\b/.exec(route ?? '')?.[1] ?? 'other';
}

function createServer(options: GatewayOptions, metrics: Metrics): FastifyInstance {
  const gateway = fastify({
    logger: options.logger === true && { serializers: { req: requestInLog } },
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: (_error, _request, reply) => say(reply.headers(everywhere), 404, '未找到'),
  });
  closeGracefully(gateway, options.closeTimeout ?? 10_000);
  gateway.addHook('onRequest', (request, reply, done) => {
    reply.headers(protection(request.protocol === 'https'));
    // Refused here, before the body is read.
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return done();
    say(reply.header('allow', 'GET, HEAD'), 405, '不支持的请求方法');
  });
  gateway.addHook('onResponse', (request, reply, done) => {
    metrics.observe(kindOf(request.routeOptions.url), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  gateway.setNotFoundHandler((_request, reply) => say(reply, 404, '未找到'));
  gateway.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    request.log.error(error);
    return sayError(reply, error);
  });
  return gateway;
}

/** The servers of a gateway. */
export interface Servers {
  gateway: FastifyInstance;
  /** Where ops are served: the gateway itself unless they are to be apart. */
  ops: FastifyInstance;
}

/** A server of ops that ends with its gateway. */
function createOps(gateway: FastifyInstance, options: GatewayOptions, metrics: Metrics): FastifyInstance {
  const ops = createServer(options, metrics);
  registerLimits(ops);
  gateway.addHook('onClose', () => ops.close());
  return ops;
}

/** Creates the server of the document, the registry, the files of releases, the API and events, and of ops. */
export function createServers(options: GatewayOptions): Servers {
  const isLocal = typeof options.store === 'string' || options.store instanceof LocalStore;
  const store = typeof options.store === 'string' ? new LocalStore(options.store) : options.store;
  // Operations of this gateway, too, change only a registry that it would serve.
  const trust = (store.trust = options.trust ?? store.trust ?? new Trust());
  const watched = watchStore(store);
  const maxAge = options.maxAge ?? (isLocal ? 0 : 500);
  const limits = { ...defaultLimits, ...options.limits };
  const policyOf = contentSecurity(options.frameAncestors ?? ["'self'"], options.sources ?? {});
  const registry = freshRegistry(watched, maxAge, trust);
  const page = freshPage(watched, registry, policyOf);
  const { cacheBytes = 32 * 1024 * 1024, sourceMaps = false } = options;
  const compress = options.deltas === false ? undefined : (options.deltas ?? nodeZstd());
  const deltaBytes = compress ? Math.floor(cacheBytes * DELTAS_SHARE) : 0;
  const files = releaseFiles(watched, {
    cacheBytes: cacheBytes - deltaBytes,
    sourceMaps,
    areDictionaries: compress !== undefined,
  });
  const deltas = compress && releaseDeltas({ files, compress, cacheBytes: deltaBytes });
  const metrics = new Metrics();
  const counts = new EventCounts();
  const now = steadyClock();
  const judged = new EventCounts(now);
  const errors = new LatestErrors();
  // Gateways behind one balancer share the token of ops, so each knows the visits that the others opened and believes their counts.
  const secret = options.opsToken ?? randomBytes(16).toString('hex');
  const visits = createVisits(secret);
  const voices = new Voices({ ...VOICE_RULES, ...options.canary }, secret);
  const shared = new SharedCounts({ store, own: judged, voices, secret, now });
  addEventMetrics(metrics, counts);

  const gateway = createServer(options, metrics);
  registerLimits(gateway);
  const ops = options.opsApart ? createOps(gateway, options, metrics) : gateway;
  serveStore(gateway, { page, registry, files, deltas, visits });
  // Only the framework writes a log line for each request, so a gateway with a log has no quick way.
  if (!options.logger)
    answerQuickly(gateway, { files, deltas, metrics, protection, trustProxy: options.trustProxy ?? false });
  const state = { store: watched, registry, page, draining: options.draining ?? (() => false) };
  const noteHealth = healthLog(gateway, state);
  // Without visitors too, so that log, health and metrics soon tell of a store that fails.
  const renew = async () => {
    await Promise.allSettled([registry.get(), page.get()]);
    await noteHealth();
  };
  keepDoing(gateway, renew, RENEWED);
  tellState(gateway, { ...state, files, deltas, metrics, opsToken: options.opsToken });
  void gateway.register(receiveEvents, {
    counts,
    judged,
    errors,
    visits,
    voices,
    registry: registry.current,
    limit: limits.events,
  });
  const { every = 10_000, ...canary } = options.canary ?? {};
  const watch = watchReleases({ store, registry, counts: shared, now, options: canary });
  if (every > 0) keepDoing(gateway, watch.look, every);
  if (options.opsToken !== undefined) {
    checkOpsToken(options.opsToken);
    const operations = options.operations ?? storeOperations(store);
    const book = new SessionBook(store);
    const { ramps } = watch;
    void ops.register(serveOps, {
      token: options.opsToken,
      operations,
      book,
      counts,
      errors,
      limits,
      ramps,
      shared,
    });
  }
  if (options.deployTokens) {
    checkDeployTokens(options.deployTokens);
    void ops.register(serveDeploy, { store, tokens: options.deployTokens, limit: limits.opsWrites });
  }
  if (options.api) {
    const { api, apiTimeout: timeout = 35_000 } = options;
    void gateway.register(proxyApi, { api, timeout, writes: limits.apiWrites });
  }
  return { gateway, ops };
}

/** Creates the server of everything, ops included. */
export const createGateway = (options: Omit<GatewayOptions, 'opsApart'>): FastifyInstance =>
  createServers(options).gateway;
