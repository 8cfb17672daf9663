import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Registry as Metrics } from 'prom-client';
import { MetricsCounts } from '../judge/counts';
import { LIMITS, registerLimits } from '../ops/limits';
import { serveOps, type OpsOptions } from '../ops/serve-ops';
import { publish } from '../publish/publish';
import { suiteReader } from '../repository/view';
import { LocalStore } from '../store/local-store';
import type { Store } from '../store/store';
import { proxyApi } from './api-proxy';
import { contentSecurity } from './content-security';
import { createServer, keepDoing, requestCounter, type GatewayOptions } from './create-server';
import { serveDeploy } from './deploy/serve-deploy';
import { LatestErrors } from './events/count-loads';
import { receiveEvents } from './events/receive-events';
import { say, tokenGuard } from './answers';
import { LOOK, Mirror } from './mirror/mirror';
import { serveSuite, PageMaker } from './serve-suite';
import { healthLog, serveMetrics, tellHealth } from './tell-state';

/** How often the loads that pages report are noted for ops, and the log is told of health that has changed, in ms. */
const NOTED = { loads: 10_000, health: 4000 };

/** A call fails after this silence of the API, in ms: more than the page's own limit of 30 s, which decides. */
const API_TIMEOUT = 35_000;

function mirrorSuite(
  gateway: FastifyInstance,
  options: GatewayOptions,
  store: Store,
  metrics: Metrics,
): Mirror {
  const { reader = suiteReader(store), frameAncestors = ["'self'"], sources = {} } = options;
  const folder = resolve(options.mirror ?? mkdtempSync(join(tmpdir(), 'suite-mirror-')));
  mkdirSync(join(folder, 'releases'), { recursive: true });
  const maxAge = options.maxAge ?? (store instanceof LocalStore ? 0 : 500);
  const onError = (error: unknown) => gateway.log.error(error, 'the mirror could not be tidied up');
  const mirror = new Mirror({ reader, folder, maxAge, onError });
  const pages = new PageMaker(mirror, folder, contentSecurity(frameAncestors, sources));
  const state = { mirror, pages, draining: options.draining ?? (() => false) };
  void gateway.register(serveSuite, { pages, mirror, folder });
  tellHealth(gateway, metrics, state);
  keepDoing(gateway, NOTED.health, healthLog(gateway, state));
  gateway.addHook('onReady', async () => mirror.start());
  keepDoing(gateway, LOOK, async () => mirror.look());
  gateway.addHook('onClose', async () => {
    await mirror.close();
    if (!options.mirror) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return mirror;
}

/** Serves what is for the inside: the ops pages if there are people for them, and the publishing of teams with tokens. */
function serveInside(
  ops: FastifyInstance,
  options: GatewayOptions,
  shown: Pick<OpsOptions, 'store' | 'counts' | 'errors'>,
): void {
  const { users = [], opsUserHeader: userHeader, trustProxy, places } = options;
  const { deployTokens: tokens, deployShare: share = 5, deployPromotes: promotes } = options;
  if (userHeader && typeof trustProxy !== 'string' && !Array.isArray(trustProxy))
    throw new Error(`${userHeader} is believed only from proxies whose addresses are known`);
  if (users.length > 0 || userHeader)
    void ops.register(serveOps, { ...shown, places, identity: { users, userHeader } });
  if (!tokens) return;
  void ops.register(serveDeploy, {
    publish: (build) => publish({ store: shown.store, ...build }),
    tokens,
    share,
    promotes,
    limit: LIMITS.opsWrites,
  });
}

/** Serves the metrics to whom has their token, and says to others that there is nothing. */
function guardMetrics(gateway: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const options = { tokens: { ...(token !== undefined && { metrics: token }) }, limit: LIMITS.opsWrites };
  const guard = tokenGuard(options, (owner, reply) => (owner ? undefined : say(reply, 404)));
  serveMetrics(gateway, metrics, guard);
}

/**
 * Creates the server of the document, the registry, the files of releases, the API and events, and that of ops, which
 * is the same unless they are to be apart.
 */
export function createServers(options: GatewayOptions) {
  const store = typeof options.store === 'string' ? new LocalStore(options.store) : options.store;
  const metrics = new Metrics();
  const errors = new LatestErrors();
  const countRequest = requestCounter(metrics);
  const gateway = createServer(options, countRequest);
  registerLimits(gateway);
  guardMetrics(gateway, metrics, options.metricsToken);
  const mirror = mirrorSuite(gateway, options, store, metrics);
  void gateway.register(receiveEvents, {
    metrics,
    errors,
    // What is served was read already: messages of pages never ask the store.
    registry: () => mirror.served?.registry,
    limit: LIMITS.events,
    caps: options.caps,
  });
  const { api, counts = new MetricsCounts({ read: () => metrics.metrics(), fromBeginning: true }) } = options;
  keepDoing(gateway, NOTED.loads, async () => counts.note?.());
  if (api) void gateway.register(proxyApi, { api, timeout: API_TIMEOUT });
  let ops = gateway;
  if (options.opsApart) {
    ops = createServer(options, countRequest);
    registerLimits(ops);
    // It is for the inside, so that it shows the metrics to all.
    serveMetrics(ops, metrics);
    gateway.addHook('onClose', () => ops.close());
  }
  serveInside(ops, options, { store, counts, errors });
  return { gateway, ops };
}

export const createGateway = (options: Omit<GatewayOptions, 'opsApart'>): FastifyInstance =>
  createServers(options).gateway;
