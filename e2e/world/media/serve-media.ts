import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mediaFolder } from '../content';
import { avatarSvg } from './avatar';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.m4s': 'video/iso.segment',
};

/** Only plain names below the folder; a part never begins with a dot. */
const plain = /^(?:[a-z0-9][\w-]*\/)*[a-z0-9][\w-]*\.[a-z0-9]+$/i;

/** The part of a file that a `Range` header asks for; players seek by it. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return { start, end };
}

async function sendFile(reply: FastifyReply, path: string, range: string | undefined): Promise<FastifyReply> {
  const type = types[extname(path)];
  const found = type && plain.test(path) && (await stat(mediaFolder + path).catch(() => undefined));
  if (!found || !found.isFile()) return reply.code(404).type('text/plain; charset=utf-8').send('未找到\n');
  reply.headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    // The second video line is another origin than the page's.
    'access-control-allow-origin': '*',
  });
  const part = rangeOf(range, found.size);
  if (!part) return reply.header('content-length', found.size).send(createReadStream(mediaFolder + path));
  if (part.start > part.end) return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${part.start}-${part.end}/${found.size}`,
      'content-length': part.end - part.start + 1,
    })
    .send(createReadStream(mediaFolder + path, part));
}

/**
 * Pictures and videos of the product. They are below `/api`, which the gateway
 * passes on, so an address of them is good at every origin.
 */
export function serveMedia(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/api/media/avatars/:name', (request, reply) =>
    reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
      .send(avatarSvg(request.params.name.replace(/\.svg$/, ''))),
  );
  app.get<{ Params: { '*': string } }>('/api/media/*', (request, reply) =>
    sendFile(reply, request.params['*'], request.headers.range),
  );
}
