import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Store } from '../store/store';
import { registerLimits } from './limits';
import { page, preparePages, html } from './page';
import { serveOps } from './serve-ops';
import { guardOps, whoSent, type Identity } from './sign-in';

/** A server with the door of ops, and behind it a page and an action that tell who acts. */
export async function startDoor(
  identity: Identity,
  { limit = 20, ...options }: Pick<FastifyServerOptions, 'logger' | 'trustProxy'> & { limit?: number } = {},
): Promise<FastifyInstance> {
  const gateway = fastify(options);
  registerLimits(gateway);
  await gateway.register(async (ops) => {
    preparePages(ops);
    await guardOps(ops, identity, limit);
    for (const method of ['GET', 'POST'])
      ops.route({
        method,
        url: '/ops/',
        handler: async (request, reply) =>
          page(reply, { title: '线上状态' }, html`<p>${whoSent(request)} acts</p>`),
      });
  });
  return gateway;
}

/** The header by which a browser logs somebody in. */
export const basic = (who: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${who}:${password}`).toString('base64')}`,
});

/** Sends a form, as a page of the server would: with its origin. */
export const post = (gateway: FastifyInstance, url: string, fields: Record<string, string>, headers = {}) =>
  gateway.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost',
      origin: 'http://localhost',
      ...headers,
    },
  });

const password = 'the password of Ann';
/** How 张三 logs in to the pages of `startOps`. */
export const login = basic('张三', password);

/** A server of the ops pages of a store, for 张三 alone. */
export async function startOps(store: Store): Promise<FastifyInstance> {
  const gateway = fastify();
  registerLimits(gateway);
  await gateway.register(serveOps, {
    store,
    identity: { users: [{ name: '张三', password }] },
    counts: { since: async () => [] },
    errors: { list: () => [] },
  });
  return gateway;
}

/** Opens the form at an address and sends it as 张三 filled it in. */
export async function confirm(gateway: FastifyInstance, url: string, over: Record<string, string> = {}) {
  const { body } = await gateway.inject({ url, headers: login });
  const hidden = [...body.matchAll(/type="hidden" name="(\w+)"\s+value="([^"]*)"/g)];
  const fields = hidden.map(([, name, value = '']) => [name, value.replaceAll('&quot;', '"')]);
  const filledIn = { ...Object.fromEntries(fields), why: '学员打不开考试', ...over };
  return post(gateway, url.replace(/\?.*/, ''), filledIn, login);
}
