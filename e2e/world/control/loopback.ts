import type { FastifyReply, FastifyRequest } from 'fastify';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const localName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/**
 * Lets only this machine move the world, and of its pages only the world's own: a page of the web must
 * not reach it through somebody's browser.
 */
export async function onlyThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { origin } = request.headers;
  const ownPage = origin === undefined || origin === `${request.protocol}://${request.host}`;
  if (loopback.test(request.ip) && localName.test(request.host) && ownPage) return undefined;
  return reply.code(403).send({ error: 'only this machine may control the world' });
}
