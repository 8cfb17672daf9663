import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { isRefusal } from '../release-error';
import type { PageMaker } from './serve-suite';
import type { Mirror } from './mirror/mirror';

export interface GatewayState {
  mirror: Pick<Mirror, 'served' | 'newest' | 'failure' | 'isStale' | 'lacking' | 'size'>;
  pages: Pick<PageMaker, 'current' | 'failure'>;
  draining: () => boolean;
}

export interface Health {
  /** `stale`: the store fails. `behind`: releases of its suite are lacking. Both serve the last good suite. */
  status: 'ok' | 'stale' | 'behind' | 'draining' | 'no document';
  revision?: number;
  /** Why the store's suite, or its document, is not served: a code of the error catalogue if it has one. */
  refused?: string;
  lacking?: string[];
}

const reason = (error: unknown): string => (isRefusal(error) ? error.code : (error as Error).message);

async function gatewayHealth({ mirror, pages, draining }: GatewayState): Promise<Health> {
  const made = await pages.current();
  const lacking = mirror.lacking.map(({ name }) => name);
  const failure = mirror.failure ?? pages.failure ?? mirror.lacking.find(({ error }) => error)?.error;
  const isBehind = lacking.length > 0 || pages.failure !== undefined;
  const served = !made ? 'no document' : mirror.isStale ? 'stale' : isBehind ? 'behind' : 'ok';
  return {
    status: draining() ? 'draining' : served,
    ...(made && { revision: made.suite.revision }),
    ...(failure !== undefined && { refused: reason(failure) }),
    ...(lacking.length > 0 && { lacking }),
  };
}

/** Makes a function that writes into the log how the gateway is, whenever that has changed. */
export function healthLog(gateway: Pick<FastifyInstance, 'log'>, state: GatewayState) {
  let last = 'ok';
  return async (): Promise<void> => {
    const health = await gatewayHealth(state);
    const now = [health.status, health.refused].filter(Boolean).join(', ');
    if (now === last) return;
    last = now;
    const { failure } = state.mirror;
    const why = isRefusal(failure) ? failure.in('en') : undefined;
    gateway.log[health.status === 'ok' ? 'warn' : 'error'](
      { ...health, ...(why && { why }) },
      `this gateway is ${now}`,
    );
  };
}

function addGauges(metrics: Registry, { mirror }: GatewayState): void {
  const age = (made = '') => Math.max(0, Math.round((Date.now() - Date.parse(made)) / 1000)) || 0;
  const left = (expires = NaN) => Math.round((expires - Date.now()) / 1000);
  const isRefused = () => isRefusal(mirror.failure) && !mirror.failure.code.startsWith('STORE_');
  const gauges: [name: string, help: string, value: () => number | boolean][] = [
    ['suite_registry_revision', 'Revision that is served.', () => mirror.served?.revision ?? 0],
    ['suite_registry_age_seconds', 'Time since it was made.', () => age(mirror.served?.registry.made)],
    ['suite_registry_stale', 'Whether it is older because the store fails.', () => mirror.isStale],
    ['suite_registry_refused', 'Whether what the store has is not to be trusted.', isRefused],
    ['suite_timestamp_expires_seconds', 'Time until then.', () => left(mirror.newest?.expires)],
    ['suite_keys_expire_seconds', 'Time until the first does.', () => left(mirror.newest?.keysExpire)],
    ['suite_store_reachable', 'Whether the store was read.', () => mirror.failure === undefined],
    ['suite_mirror_releases', 'Releases that the mirror has whole.', () => mirror.size],
    ['suite_mirror_lacking', 'Releases for visitors that it lacks.', () => mirror.lacking.length],
    ['suite_memory_bytes', 'Resident memory of the gateway.', () => process.memoryUsage.rss()],
  ];
  for (const [name, help, value] of gauges) {
    const collect = (): void => gauge.set(Number(value()));
    const gauge = new Gauge({ name, help, registers: [metrics], collect });
  }
}

export function tellHealth(gateway: FastifyInstance, metrics: Registry, state: GatewayState): void {
  addGauges(metrics, state);
  gateway.get('/healthz', async (_request, reply) => {
    const health = await gatewayHealth(state);
    const isUp = health.status !== 'draining' && health.status !== 'no document';
    reply.header('cache-control', 'no-store').code(isUp ? 200 : 503);
    return health;
  });
}

/** Serves `/metrics` for Prometheus, to those whom the guard lets in. */
export function serveMetrics(
  gateway: FastifyInstance,
  metrics: Registry,
  guard?: onRequestAsyncHookHandler,
): void {
  gateway.get('/metrics', guard ? { onRequest: guard } : {}, async (_request, reply) => {
    reply.headers({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    return metrics.metrics();
  });
}
