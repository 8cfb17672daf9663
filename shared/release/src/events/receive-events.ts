import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '@suite/kernel/registry';
import { say } from '../http/answers';
import { limitAll } from '../http/limits';
import type { EventCounts } from './event-counts';
import { versionsOf } from './known-versions';
import { MESSAGE_BYTES, readEvents } from './read-events';

/** What receiving events needs. */
export interface EventIntake {
  counts: EventCounts;
  registry: () => Promise<Registry | undefined>;
  /** Messages of one address in a minute. */
  limit: number;
}

/** Whether another site made the browser send this. */
const isForeign = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/**
 * Takes `POST /events`: the load events that pages send by `navigator.sendBeacon`. They are counted;
 * nothing about the visitor is kept.
 */
export async function receiveEvents(
  gateway: FastifyInstance,
  { counts, registry, limit }: EventIntake,
): Promise<void> {
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: MESSAGE_BYTES },
    (_request, body, done) => done(null, body),
  );
  gateway.post('/events', { config: { rateLimit: limitAll(limit) } }, async (request, reply) => {
    const events = isForeign(request) ? undefined : readEvents(String(request.body ?? ''));
    if (!events) return say(reply, 400, '请求有误');
    const apps = (await registry().catch(() => undefined))?.apps ?? {};
    for (const event of events) {
      const app = Object.hasOwn(apps, event.app) ? apps[event.app] : undefined;
      if (!app) continue;
      // An old page may run a version that is gone. Unknown versions count as one: forged ones could fill memory.
      counts.add(versionsOf(app).includes(event.version) ? event : { ...event, version: 'other' });
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
