import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './negotiate';

/** Something to serve: its forms and what is said about it. */
export interface Resource {
  /** Names the content; a form's ETag is made of it. */
  tag: string;
  forms: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  headers: Record<string, string>;
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
}

/** Serves a resource in the form that the client likes best, or says that it has it already. */
export function serve(request: FastifyRequest, reply: FastifyReply, { tag, forms, headers }: Resource) {
  const available = Object.keys(forms) as Encoding[];
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), available);
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  reply.headers({ ...headers, vary: 'accept-encoding', etag });
  if (isKnown(request.headers['if-none-match'], etag)) {
    return reply.removeHeader('content-type').code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(forms[encoding]);
}
