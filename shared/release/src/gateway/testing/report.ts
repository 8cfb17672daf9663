import type { FastifyInstance } from 'fastify';

/** Opens a page from an address and reports its events, as a visitor's page does; gives the status. */
export async function reportFrom(
  gateway: FastifyInstance,
  remoteAddress: string,
  events: readonly object[],
): Promise<number> {
  const opened = await gateway.inject({ url: '/', remoteAddress });
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  const { statusCode } = await gateway.inject({
    method: 'POST',
    url: '/events',
    remoteAddress,
    headers: { 'content-type': 'text/plain', cookie },
    payload: JSON.stringify({ events }),
  });
  return statusCode;
}
