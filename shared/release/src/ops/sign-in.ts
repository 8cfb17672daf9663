import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitWrites } from '../http/limits';
import { loginForm } from './forms';
import type { Note } from './layout';
import { isForeign, page } from './page';
import type { Session, Sessions } from './session';

/** A form's fields. */
export type Fields = URLSearchParams;

const askIn = (reply: FastifyReply, note?: Note, who?: string) =>
  page(reply, { title: '登录发布台', note }, loginForm(who), 401);

/** Handles a request if the user has logged in, else shows the form to log in. */
export function guarded<Request extends FastifyRequest>(
  sessions: Sessions,
  handle: (session: Session, request: Request, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const session = sessions.read(request.headers.cookie);
    if (!session) return askIn(reply);
    if (request.method === 'POST') {
      const form = request.body instanceof URLSearchParams ? request.body.get('form') : undefined;
      if (isForeign(request) || form !== session.formToken) return askIn(reply);
    }
    return handle(session, request, reply);
  };
}

/** Serves logging in and out. */
export function serveSignIn(gateway: FastifyInstance, sessions: Sessions, limit: number): void {
  const writing = { config: { rateLimit: limitWrites(limit) } };

  gateway.post<{ Body?: Fields }>('/ops/login', writing, async (request, reply) => {
    const fields = request.body ?? new URLSearchParams();
    const who = (fields.get('who') ?? '').trim().slice(0, 20);
    if (!who) return askIn(reply, { text: '请填写姓名', failed: true });
    if (isForeign(request) || !sessions.isToken(fields.get('token') ?? '')) {
      return askIn(reply, { text: '口令不对', failed: true }, who);
    }
    return reply
      .header('set-cookie', sessions.open(who, request.protocol === 'https'))
      .redirect('/ops/', 303);
  });

  gateway.post(
    '/ops/logout',
    guarded(sessions, async (_session, _request, reply) =>
      reply.header('set-cookie', sessions.end()).redirect('/ops/', 303),
    ),
  );
}
