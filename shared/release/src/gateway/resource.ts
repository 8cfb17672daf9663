import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../http/answers';
import { chooseEncoding, type Encoding } from './negotiate';
import { isKnown, isOther, mayContinue } from './preconditions';
import { partOf } from './ranges';

/** A body to serve, in several encodings, with its headers. */
export interface Resource {
  /** Identifies the content; the ETags are made from it. */
  tag: string;
  forms: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  headers: Record<string, string>;
}

/** A resource in the encoding that the client prefers, with the headers that all answers have. */
export function formFor({ tag, forms, headers }: Resource, accepted: string | undefined) {
  const encoding = chooseEncoding(accepted, Object.keys(forms) as Encoding[]);
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  return {
    encoding,
    body: forms[encoding] as Buffer,
    headers: { vary: 'accept-encoding', ...headers, etag, 'accept-ranges': 'bytes' },
  };
}

/** Serves a resource in the encoding that the client prefers: whole, in part, or as 304. */
export function serve(request: FastifyRequest, reply: FastifyReply, resource: Resource) {
  const asked = request.headers;
  const { encoding, body, headers } = formFor(resource, asked['accept-encoding'] as string | undefined);
  const { etag } = headers;
  if (isOther(asked['if-match'], etag)) return say(reply, 412, '内容已不同');
  reply.headers(headers);
  if (isKnown(asked['if-none-match'], etag)) {
    return reply.removeHeader('content-type').removeHeader('accept-ranges').code(304).send();
  }
  const part =
    request.method === 'GET' && mayContinue(asked['if-range'] as string | undefined, etag)
      ? partOf(asked.range, body.length)
      : undefined;
  if (part === 'none') {
    reply.removeHeader('etag').header('content-range', `bytes */${body.length}`);
    return say(reply, 416, '没有这一段内容');
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (!part) return reply.send(body);
  const { start, end } = part;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end - 1}/${body.length}`)
    .send(body.subarray(start, end));
}
