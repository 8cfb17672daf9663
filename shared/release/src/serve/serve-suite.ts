import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { isPlainPath } from '../store/store';
import type { Mirror } from './mirror/mirror';
import { documentHeaders } from './content-security';
import type { PageMaker, Resource } from './document';
import { say } from './answers';

/** Compressed forms have no address of their own, the host's template is no page, and source maps contain the source. */
const isPublic = (path: string) => isPlainPath(path) && !/\.(?:br|gz|html|map)$/i.test(path);

/** The permissions that face verification asks for. */
const permissions = {
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), usb=(), serial=(), midi=()',
};

/** Files of releases never run as the suite: pages of other origins load them with an integrity, which needs CORS. */
const forFiles = {
  'content-security-policy': "sandbox; default-src 'none'",
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
};

const YEAR = 31_536_000_000;

/** Sends a text in the encoding that the client prefers, or 304 to a client who has it. */
function sendResource(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { forms, tag, type }: Resource,
): FastifyReply {
  const accepted = String(headers['accept-encoding'] ?? '').toLowerCase();
  const encoding = negotiate(accepted, ['br', 'gzip', 'identity']) ?? 'identity';
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  reply.headers({ 'content-type': type, 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  // A client who wants no kept answer sends its ETag all the same.
  const condition = { 'if-none-match': headers['if-none-match'] };
  if (fresh(condition, { etag })) return reply.removeHeader('content-type').code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(forms[encoding]);
}

/** Serves what is made of the suite, and the files in the mirror's folder. */
export async function serveSuite(
  gateway: FastifyInstance,
  { pages, mirror, folder }: { pages: PageMaker; mirror: Pick<Mirror, 'failure'>; folder: string },
): Promise<void> {
  const serving = (path: string, kind: 'document' | 'registry' | 'revision') =>
    gateway.get(path, async (request, reply) => {
      const made = await pages.current();
      if (made && kind === 'document')
        reply.headers({ ...permissions, ...documentHeaders(made.policy, request.host) });
      if (made) return sendResource(request, reply, made[kind]);
      const isUnpublished = mirror.failure === undefined && pages.failure === undefined;
      return say(reply, 503, isUnpublished ? '尚未发布' : undefined);
    });
  serving('/', 'document');
  serving('/index.html', 'document');
  serving('/registry.json', 'registry');
  serving('/revision.json', 'revision');

  await gateway.register(async (files) => {
    files.addHook('onRequest', async (_request, reply) => void reply.headers(forFiles));
    await files.register(fastifyStatic, {
      root: join(folder, 'releases'),
      prefix: '/releases/',
      allowedPath: (path) => isPublic(path.slice(1)),
      preCompressed: true,
      immutable: true,
      maxAge: YEAR,
      lastModified: false,
      index: false,
      decorateReply: false,
    });
  });
}
