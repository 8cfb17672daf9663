import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that came with a request. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim() || undefined;
  }
  return undefined;
}

/** Sets a cookie for the whole site, for so many seconds or for this visit; '' removes it. */
export function setCookie(reply: FastifyReply, name: string, value: string, seconds?: number): FastifyReply {
  const age = value === '' ? 0 : seconds;
  const lasting = age === undefined ? '' : `; Max-Age=${age}`;
  return reply.header('set-cookie', `${name}=${value}; Path=/; SameSite=Lax${lasting}`);
}
