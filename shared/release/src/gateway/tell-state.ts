import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefusal } from '../release-error';
import { sameText } from '../http/same-text';
import { say } from '../http/answers';
import type { Deltas } from './deltas';
import type { Metrics } from './metrics';
import type { ReleaseFiles } from './release-files';
import type { FreshPage, FreshRegistry } from './serve-store';
import type { WatchedStore } from './watched-store';

/** What health and metrics report on. */
export interface Told {
  store: WatchedStore;
  registry: FreshRegistry;
  page: Pick<FreshPage, 'refused'>;
  files: ReleaseFiles;
  deltas: Pick<Deltas, 'sent'> | undefined;
  metrics: Metrics;
  draining: () => boolean;
  opsToken?: string;
}

const near = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd])/i;

/** Whether a request comes directly from this machine or its network, not through a proxy. */
function isNear({ headers, socket }: FastifyRequest): boolean {
  return !headers['x-forwarded-for'] && !headers.forwarded && near.test(socket.remoteAddress ?? '');
}

const isKnown = ({ headers }: FastifyRequest, token: string | undefined) =>
  token !== undefined && sameText(headers.authorization ?? '', `Bearer ${token}`);

/** What a gateway says of itself. */
async function healthOf({ store, registry, page, draining }: Omit<Told, 'metrics' | 'files' | 'deltas'>) {
  const current = await registry.current().catch(() => undefined);
  const status = draining() ? 'draining' : !current ? 'no registry' : registry.stale ? 'stale' : 'ok';
  return {
    status,
    store: !store.reachable ? 'unreachable' : registry.missing ? 'without registry' : 'ok',
    ...(registry.refused && status !== 'ok' && { refused: registry.refused }),
    ...(page.refused && { document: page.refused }),
    ...(current && { revision: current.revision }),
  };
}

/** Makes a function that writes into the log how the gateway is whenever that has changed: the log of one that serves from memory would be silent. */
export function healthLog(gateway: FastifyInstance, told: Parameters<typeof healthOf>[0]) {
  let last = 'ok, store ok';
  return async (): Promise<void> => {
    const health = await healthOf(told);
    const now = `${health.status}, store ${health.store}`;
    if (now === last) return;
    last = now;
    const { failure } = told.store;
    const why = isRefusal(failure)
      ? failure.in('en')
      : failure instanceof Error
        ? failure.message
        : undefined;
    const level = health.status === 'ok' && health.store === 'ok' ? 'info' : 'error';
    gateway.log[level]({ ...health, ...(why && { why }) }, `this gateway is ${now}`);
  };
}

/** Serves `/healthz` for balancers and `/metrics` for Prometheus. */
export function tellState(gateway: FastifyInstance, told: Told): void {
  const { store, registry, files, deltas, metrics } = told;

  gateway.get('/healthz', async (_request, reply) => {
    const health = await healthOf(told);
    const isUp = health.status === 'ok' || health.status === 'stale';
    reply.header('cache-control', 'no-store').code(isUp ? 200 : 503);
    return health;
  });

  let revision = 0;
  let made = NaN;
  const add = (type: 'counter' | 'gauge', name: string, help: string, value: () => number) =>
    metrics.add({ type, name, help, read: () => [[{}, value()]] });
  add('counter', 'suite_cache_hits_total', 'Files of releases found in memory.', () => files.state.hits);
  add(
    'counter',
    'suite_cache_misses_total',
    'Files of releases asked of the store.',
    () => files.state.misses,
  );
  add('gauge', 'suite_cache_bytes', 'Memory that files of releases take.', () => files.state.bytes);
  add('gauge', 'suite_cache_limit_bytes', 'Bound of that memory.', () => files.state.limit);
  add('gauge', 'suite_cache_entries', 'Files of releases in memory.', () => files.state.entries);
  add('counter', 'suite_deltas_total', 'Answers with only what is new in a file.', () => deltas?.sent ?? 0);
  add('gauge', 'suite_registry_revision', 'Revision of the registry that is served.', () => revision);
  add('gauge', 'suite_registry_stale', 'Whether an older registry is served because the store fails.', () =>
    Number(registry.stale),
  );
  add('gauge', 'suite_registry_refused', 'Whether the registry in the store is not to be trusted.', () =>
    Number(registry.stale && registry.refused !== undefined),
  );
  add('gauge', 'suite_registry_age_seconds', 'Time since the registry that is served was made.', () =>
    Number.isNaN(made) ? 0 : Math.round((Date.now() - made) / 1000),
  );
  add('gauge', 'suite_store_reachable', 'Whether the store could be read the last time.', () =>
    Number(store.reachable),
  );
  add('gauge', 'suite_memory_bytes', 'Resident memory of the gateway.', () => process.memoryUsage.rss());

  gateway.get('/metrics', async (request, reply) => {
    if (!isNear(request) && !isKnown(request, told.opsToken)) return say(reply, 404, '未找到');
    const current = await registry.current().catch(() => undefined);
    revision = current?.revision ?? 0;
    made = Date.parse(current?.made ?? '');
    reply.headers({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    return metrics.render();
  });
}
