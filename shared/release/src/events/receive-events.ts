import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '@suite/kernel/registry';
import { say } from '../http/answers';
import { limitAll } from '../http/limits';
import type { EventCounts } from './event-counts';
import { hasPage, versionsOf } from './known-versions';
import type { LatestErrors } from './latest-errors';
import { MESSAGE_BYTES, readEvents } from './read-events';
import type { Visits } from './visits';
import type { Voices } from './voices';

/** What receiving events needs. */
export interface EventIntake {
  /** Every event, for the metrics and the ops pages. */
  counts: EventCounts;
  /** Those by which canaries are judged. */
  judged: EventCounts;
  /** The latest errors, for the ops pages. */
  errors: LatestErrors;
  visits: Visits;
  voices: Voices;
  registry: () => Promise<Registry | undefined>;
  /** Messages of one address in a minute. */
  limit: number;
}

/** Whether another site made the browser send this. */
const isForeign = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/**
 * Takes `POST /events`: the load events that pages send by `navigator.sendBeacon`. All are counted. Canaries are
 * judged only by those that come with the token of a visit, few of one address.
 */
export async function receiveEvents(
  gateway: FastifyInstance,
  { counts, judged, errors, visits, voices, registry, limit }: EventIntake,
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
    const visit = visits.read(request.headers.cookie);
    const source = visit === undefined ? undefined : { address: request.ip, visit };
    const apps = (await registry().catch(() => undefined))?.apps ?? {};
    for (const told of events) {
      // Of pages only the names are kept that the registry has: others could tell of the visitor.
      const event = hasPage(apps, told.page) ? told : { ...told, page: undefined };
      const app = Object.hasOwn(apps, event.app) ? apps[event.app] : undefined;
      if (!app) continue;
      // An old page may run a version that is gone. Unknown versions count as one: forged ones could fill memory.
      const isKnown = versionsOf(app).includes(event.version);
      const counted = isKnown ? event : { ...event, version: 'other' };
      counts.add(counted);
      if (event.kind !== 'load') errors.add(counted);
      if (isKnown && event.kind !== 'fault' && source && voices.take(event, source)) judged.add(event);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
