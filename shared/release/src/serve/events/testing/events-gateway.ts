import { Registry as Metrics } from 'prom-client';
import type { LoadEvent, Registry, VitalEvent } from '@suite/loader/registry';
import { releaseOf } from '@suite/loader/testing';
import { route } from '../../../testing/sample';
import { registerLimits } from '../../../ops/limits';
import { createServer } from '../../create-server';
import { LatestErrors } from '../count-loads';
import { receiveEvents, type EventIntake } from '../receive-events';

/** A registry in which 5 % of the visitors have version 2.0.0 of remote-a. */
const withCanary = (): Registry => ({
  schema: 1,
  revision: 1,
  apps: {
    host: { live: releaseOf('1.0.0'), previous: null },
    'remote-a': {
      live: releaseOf('1.0.0', { routes: [route('/exam', 'Exam')] }),
      previous: '0.9.0',
      canary: { release: releaseOf('2.0.0'), below: 500 },
    },
  },
});

export const load: LoadEvent = { app: 'remote-a', version: '1.0.0', canary: false, kind: 'load' };
export const tried: LoadEvent = { ...load, version: '2.0.0', canary: true };
/** How fast a page of the stable version is. */
export const vital = (metric: VitalEvent['metric'], value: number): VitalEvent => ({
  ...load,
  kind: 'vital',
  page: 'Exam',
  context: 'messenger',
  metric,
  value,
});
export const failure = { kind: 'error', code: 'throw' } as const;

/** A gateway that only receives events and tells its metrics. */
export function eventsGateway(over: Partial<EventIntake> = {}) {
  const server = createServer({ store: '', trustProxy: true }, async () => undefined);
  const [metrics, errors] = [new Metrics(), new LatestErrors()];
  registerLimits(server);
  void server.register(receiveEvents, {
    metrics,
    errors,
    registry: withCanary,
    limit: 1_000_000,
    ...over,
  });
  server.get('/metrics', () => metrics.metrics());
  return {
    server,
    metrics,
    errors,
    /** Sends a message as a page at this address does; gives the status. */
    async send(address: string, ...events: Partial<LoadEvent | VitalEvent>[]): Promise<number> {
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/events',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
        payload: JSON.stringify({ events: events.map((event) => ({ ...load, ...event })) }),
      });
      return statusCode;
    },
    /** The lines of a metric. */
    lines: async (name: string) =>
      (await metrics.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`)),
  };
}

export type EventsGateway = ReturnType<typeof eventsGateway>;
