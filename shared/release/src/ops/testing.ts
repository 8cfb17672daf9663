import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Store } from '../store/store';
import { registerLimits } from './limits';
import { page, preparePages, html } from './page';
import { createDoor, guarded, serveSignIn, type Identity } from './sign-in';

/** A server with the door of ops, and behind it a page and an action that tell who acts. */
export async function startDoor(
  store: Store,
  identity: Identity,
  { limit = 20, ...options }: Pick<FastifyServerOptions, 'logger' | 'trustProxy'> & { limit?: number } = {},
): Promise<FastifyInstance> {
  const gateway = fastify(options);
  registerLimits(gateway);
  await gateway.register(async (ops) => {
    const door = createDoor(store, identity);
    preparePages(ops);
    serveSignIn(ops, door, limit);
    const show = guarded(door, async (session, _request, reply) =>
      page(reply, { title: '线上状态', session }, html`<p>${session.who} acts</p>`),
    );
    ops.get('/ops/', show);
    ops.post('/ops/act', show);
  });
  return gateway;
}

/** Sends a form. */
export const post = (gateway: FastifyInstance, url: string, fields: Record<string, string>, headers = {}) =>
  gateway.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

export type Answer = Awaited<ReturnType<typeof post>>;

/** The cookie that an answer sets, as a header. */
export const cookieIn = ({ headers }: Answer) => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
});

/** The value of a hidden field of a form. */
export const hidden = ({ body }: { body: string }, name = 'form') =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(body)?.[1] ?? '';
