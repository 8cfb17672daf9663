import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameText } from './same-text';
import { say } from './answers';
import { metric, type RequestMetrics } from './metrics';
import type { ReleaseFiles } from './release-files';
import type { LiveRegistry } from './serve-store';
import type { WatchedStore } from './watched-store';

/** What health and metrics are told of. */
export interface Told {
  store: WatchedStore;
  registry: LiveRegistry;
  files: ReleaseFiles;
  requests: RequestMetrics;
  draining: () => boolean;
  opsToken?: string;
  /** Metrics of other parts. */
  more: () => string;
}

const near = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd])/i;

/** Whether a request comes straight from the machine or its network, not through a proxy from outside. */
function isNear({ headers, socket }: FastifyRequest): boolean {
  return !headers['x-forwarded-for'] && !headers.forwarded && near.test(socket.remoteAddress ?? '');
}

const isKnown = ({ headers }: FastifyRequest, token: string | undefined) =>
  token !== undefined && sameText(headers.authorization ?? '', `Bearer ${token}`);

/** Gives `/healthz` to balancers and `/metrics` to Prometheus. */
export function tellState(gateway: FastifyInstance, told: Told): void {
  const { store, registry, files, requests, draining } = told;

  gateway.get('/healthz', async (_request, reply) => {
    const current = await registry.current().catch(() => undefined);
    const status = draining() ? 'draining' : !current ? 'no registry' : registry.stale ? 'stale' : 'ok';
    reply.header('cache-control', 'no-store').code(status === 'ok' || status === 'stale' ? 200 : 503);
    return {
      status,
      store: store.reachable ? 'ok' : 'unreachable',
      ...(current && { revision: current.revision }),
    };
  });

  gateway.get('/metrics', async (request, reply) => {
    if (!isNear(request) && !isKnown(request, told.opsToken)) return say(reply, 404, '未找到');
    const current = await registry.current().catch(() => undefined);
    const { hits, misses, bytes, limit, entries } = files.state;
    reply.headers({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    return [
      requests.render(),
      metric('suite_cache_hits_total', 'counter', 'Files of releases found in memory.', [[{}, hits]]),
      metric('suite_cache_misses_total', 'counter', 'Files of releases asked of the store.', [[{}, misses]]),
      metric('suite_cache_bytes', 'gauge', 'Memory that files of releases take.', [[{}, bytes]]),
      metric('suite_cache_limit_bytes', 'gauge', 'Bound of that memory.', [[{}, limit]]),
      metric('suite_cache_entries', 'gauge', 'Files of releases in memory.', [[{}, entries]]),
      metric('suite_registry_revision', 'gauge', 'Revision of the registry that is served.', [
        [{}, current?.revision ?? 0],
      ]),
      metric(
        'suite_registry_stale',
        'gauge',
        'Whether an older registry is served because the store fails.',
        [[{}, Number(registry.stale)]],
      ),
      metric('suite_store_reachable', 'gauge', 'Whether the store could be read the last time.', [
        [{}, Number(store.reachable)],
      ]),
      metric('suite_memory_bytes', 'gauge', 'Resident memory of the gateway.', [
        [{}, process.memoryUsage.rss()],
      ]),
      told.more(),
    ].join('');
  });
}
