import { randomBytes } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { judge } from '../canary/judge';
import { stopCanary } from '../operations/canary';
import { checkDeployTokens, serveDeploy } from '../ops/serve-deploy';
import { checkOpsToken, serveOps } from '../ops/serve-ops';
import { storeOperations } from '../ops/store-operations';
import { Trust } from '../keys/trust';
import { LocalStore } from '../store/local-store';
import { say, sayError } from '../http/answers';
import { proxyApi } from './api-proxy';
import { contentSecurity } from './content-security';
import { EventCounts } from '../events/event-counts';
import { LatestErrors } from '../events/latest-errors';
import { addEventMetrics } from './event-metrics';
import { createVisits } from '../events/visits';
import { Voices, VOICE_RULES } from '../events/voices';
import { receiveEvents } from '../events/receive-events';
import { watchCanaries, type StopRule } from '../events/watch-canaries';
import type { GatewayOptions } from './gateway-options';
import { closeGracefully } from './graceful-close';
import { keepDoing } from './keep-doing';
import { defaultLimits, registerLimits } from '../http/limits';
import { Metrics } from './metrics';
import { releaseFiles } from './release-files';
import { freshPage, freshRegistry, serveStore } from './serve-store';
import { tellState } from './tell-state';
import { watchStore } from './watched-store';

/** Other sites get only the origin as referrer, because addresses may carry personal data. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
};
const overHttps = { ...everywhere, 'strict-transport-security': 'max-age=31536000' };

const failsMore: StopRule = (canary, stable) => judge(canary, stable).state === 'failing';

/** How often the documents are renewed at least, in ms. */
const RENEWED = 4000;

/** The kind of a request, for the metrics. */
function kindOf(route: string | undefined): string {
  if (route === '/' || route === '/index.html') return 'document';
  return /^\/(registry|releases|api|events|ops|healthz|metrics)\b/.exec(route ?? '')?.[1] ?? 'other';
}

function createServer(options: GatewayOptions, metrics: Metrics): FastifyInstance {
  const gateway = fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    frameworkErrors: (_error, _request, reply) => say(reply.headers(everywhere), 404, '未找到'),
  });
  closeGracefully(gateway, options.closeTimeout ?? 10_000);
  gateway.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? overHttps : everywhere);
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

/** Creates the server of the document, the registry, the files of releases, the API, events and ops. */
export function createGateway(options: GatewayOptions): FastifyInstance {
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
  const files = releaseFiles(watched, {
    cacheBytes: options.cacheBytes ?? 32 * 1024 * 1024,
    sourceMaps: options.sourceMaps ?? false,
  });
  const metrics = new Metrics();
  const counts = new EventCounts();
  const judged = new EventCounts();
  const errors = new LatestErrors();
  const voices = new Voices({ ...VOICE_RULES, ...options.canary });
  // Gateways behind one balancer share the token of ops, so each knows the visits that the others opened.
  const visits = createVisits(options.opsToken ?? randomBytes(16).toString('hex'));
  addEventMetrics(metrics, counts);

  const gateway = createServer(options, metrics);
  registerLimits(gateway);
  serveStore(gateway, { page, registry, files, visits });
  // Without visitors too, so that health and metrics soon tell of a store that fails.
  keepDoing(gateway, async () => void (await Promise.allSettled([registry.get(), page.get()])), RENEWED);
  tellState(gateway, {
    store: watched,
    registry,
    page,
    files,
    metrics,
    draining: options.draining ?? (() => false),
    opsToken: options.opsToken,
  });
  void gateway.register(receiveEvents, {
    counts,
    judged,
    errors,
    visits,
    voices,
    registry: registry.current,
    limit: limits.events,
  });
  if (options.opsToken !== undefined) {
    checkOpsToken(options.opsToken);
    const operations = options.operations ?? storeOperations(store);
    void gateway.register(serveOps, { token: options.opsToken, operations, counts, errors, limits });
  }
  if (options.deployTokens) {
    checkDeployTokens(options.deployTokens);
    void gateway.register(serveDeploy, { store, tokens: options.deployTokens, limit: limits.opsWrites });
  }
  const { rule = failsMore, stop, every = 10_000 } = options.canary ?? {};
  if (every > 0) {
    const look = watchCanaries({
      registry: registry.current,
      counts: judged,
      rule,
      agree: (app, version) => voices.agree(app, version),
      stop: stop ?? ((canary) => stopCanary({ store, who: 'gateway', ...canary })),
    });
    keepDoing(gateway, look, every);
  }
  if (options.api) {
    const { api, apiTimeout: timeout = 35_000 } = options;
    void gateway.register(proxyApi, { api, timeout, writes: limits.apiWrites });
  }
  return gateway;
}
