import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerLimits } from './limits';
import { page, preparePages, html } from './page';
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
