import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { readEnvelope } from './envelope';

/** The projects of the error service and their keys: one for all apps, one of a team. */
export const errorProjects: Readonly<Record<string, string>> = {
  1: '20c0ffee20c0ffee20c0ffee20c0ffe1',
  2: '20c0ffee20c0ffee20c0ffee20c0ffe2',
};

/** An event, and the project that it was sent to. */
interface Received {
  project: string;
  event: Record<string, unknown>;
}

/** So many of the latest events can be looked at. */
const KEPT = 200;

/** Scripts of all sites send events, and learn no more than their ids. */
const answer = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).header('access-control-allow-origin', '*').send(body);

/** The error service: it takes envelopes of Sentry's form below `/errors`, and refuses what Sentry drops or refuses. */
export async function errorService(app: FastifyInstance): Promise<void> {
  const received: Received[] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { project: string }; Querystring: { sentry_key?: string } }>(
    '/errors/api/:project/envelope/',
    async ({ params: { project }, query, body }, reply) => {
      const key = Object.hasOwn(errorProjects, project) ? errorProjects[project] : undefined;
      if (!key || query.sentry_key !== key) return answer(reply, 403, { detail: 'no such project or key' });
      try {
        const { id, events } = readEnvelope(String(body ?? ''));
        for (const event of events) received.push({ project, event });
        received.splice(0, received.length - KEPT);
        return answer(reply, 200, { id });
      } catch (error) {
        const causes = error instanceof v.ValiError ? v.flatten(error.issues).nested : String(error);
        return answer(reply, 400, { detail: 'invalid event envelope', causes });
      }
    },
  );
  /** What the people of the school see at the error service. */
  app.get('/world/errors', async () => received);
}
