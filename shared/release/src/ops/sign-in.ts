import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginForm } from './forms';
import type { Note } from './layout';
import { LoginLimits } from './login-limits';
import { isForeign, page, reasonOf, toList } from './page';
import type { Session, Sessions } from './session';
import type { SessionBook } from './session-book';
import { sessionList } from './session-list';

/** A form's fields. */
export type Fields = URLSearchParams;

const askIn = (reply: FastifyReply, note?: Note, who?: string) =>
  page(reply, { title: '登录发布台', note }, loginForm(who), 401);

const lapsed: Note = { text: '登录已失效，刚才的操作没有执行，请重新登录', failed: true };

/** Who may come in. */
export interface Door {
  sessions: Sessions;
  book: SessionBook;
}

/** Handles a request if the user has logged in, else shows the form to log in. */
export function guarded<Request extends FastifyRequest>(
  { sessions, book }: Door,
  handle: (session: Session, request: Request, reply: FastifyReply) => Promise<FastifyReply>,
) {
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const session = sessions.read(request.headers.cookie);
    const note = request.method === 'POST' ? lapsed : undefined;
    if (!session || (await book.isEnded(session.id))) return askIn(reply, note);
    if (request.method === 'POST') {
      const form = request.body instanceof URLSearchParams ? request.body.get('form') : undefined;
      if (isForeign(request) || form !== session.formToken) return askIn(reply, note);
    }
    return handle(session, request, reply);
  };
}

/** Serves logging in and out, and the list of sessions. */
export function serveSignIn(gateway: FastifyInstance, door: Door, limit: number): void {
  const { sessions, book } = door;
  const limits = new LoginLimits(limit);

  // A browser that opens its last page again asks for the address to which the form was sent.
  for (const path of ['/ops/login', '/ops/logout'])
    gateway.get(path, async (_request, reply) => reply.redirect('/ops/', 303));

  gateway.post<{ Body?: Fields }>('/ops/login', async (request, reply) => {
    const fields = request.body ?? new URLSearchParams();
    const who = (fields.get('who') ?? '').trim().slice(0, 20);
    if (!who) return askIn(reply, { text: '请填写姓名', failed: true });
    if (!limits.allows(request)) throw Object.assign(new Error('too many logins'), { statusCode: 429 });
    if (isForeign(request) || !sessions.isToken(fields.get('token') ?? '')) {
      limits.failed(request);
      return askIn(reply, { text: '口令不对', failed: true }, who);
    }
    const { id, cookie } = sessions.open(who, request.protocol === 'https');
    // Ops can look while nothing can be written.
    await book.add({ id, who }).catch((error: unknown) => request.log.error(error));
    return reply.header('set-cookie', cookie).redirect('/ops/', 303);
  });

  gateway.post(
    '/ops/logout',
    guarded(door, async ({ id }, request, reply) => {
      await book.end(id).catch((error: unknown) => request.log.error(error));
      return reply.header('set-cookie', sessions.end()).redirect('/ops/', 303);
    }),
  );

  const show = async (session: Session, reply: FastifyReply, note?: Note) =>
    page(
      reply,
      { title: '登录状态', session, back: toList, note },
      sessionList(await book.list(), session, Date.now()),
      note?.failed ? 409 : 200,
    );

  gateway.get(
    '/ops/sessions',
    guarded(door, (session, _request, reply) => show(session, reply)),
  );

  gateway.post<{ Params: { id: string } }>(
    '/ops/sessions/:id/end',
    guarded<FastifyRequest<{ Params: { id: string } }>>(door, async (session, request, reply) => {
      try {
        await book.end(request.params.id);
      } catch (error) {
        request.log.error(error);
        return show(session, reply, { text: `没有成功：${reasonOf(error)}`, failed: true });
      }
      return reply.redirect('/ops/sessions', 303);
    }),
  );
}
