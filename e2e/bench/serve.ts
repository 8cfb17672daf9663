import { createHash, X509Certificate } from 'node:crypto';
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { brotli } from './brotli';
import type { Site } from './site';

interface Answer {
  body: Buffer;
  headers: Record<string, string | number>;
}

/** The parts of a request that decide its answer. */
interface Asked {
  path: string;
  method: string;
  token: string | undefined;
  /** The ETag of the copy that the browser has. */
  has: string | undefined;
}

function askedBy({
  ':path': path = '/',
  ':method': method = 'GET',
  token,
  'if-none-match': has,
}: IncomingHttpHeaders): Asked {
  return { path, method, token: token?.toString(), has };
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

async function answerOf(path: string, file: Buffer): Promise<Answer> {
  const ending = path === '/' ? 'html' : path.slice(path.lastIndexOf('.') + 1);
  const changes = ending === 'html' || ending === 'json';
  const small = await brotli(file);
  const isSmaller = small.length < file.length;
  const body = isSmaller ? small : file;
  return {
    body,
    headers: {
      ':status': 200,
      'content-type': types[ending] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(isSmaller && { 'content-encoding': 'br' }),
      vary: 'accept-encoding',
      ...(changes && { etag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"` }),
      'cache-control': changes ? 'no-cache' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  };
}

async function answersOf(site: Site): Promise<Map<string, Answer>> {
  const entries = [...site].map(async ([path, file]) => [path, await answerOf(path, file)] as const);
  return new Map(await Promise.all(entries));
}

/** One server for each site, all in this process and alike except for their files. */
export interface Servers<Name extends string> {
  origins: Record<Name, string>;
  /** Makes a browser trust the servers: a browser that merely ignores certificate errors caches no file. */
  trust: string;
  close(): Promise<void>;
}

/** How sites are served. */
export interface Serving {
  /** Milliseconds that pass before each answer. */
  hold?: number;
  /** Address of the server for requests that no site has a file for, mostly calls. */
  rest?: string;
}

/** Asks the other server and passes its answer on unchanged. */
async function passOn(stream: ServerHttp2Stream, url: string, { method, token }: Asked): Promise<void> {
  // A page that is closed takes back what it was sending.
  const body = method === 'POST' ? await text(stream).catch(() => undefined) : undefined;
  if (stream.destroyed) return;
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body,
  });
  const content = Buffer.from(await answer.arrayBuffer());
  if (stream.destroyed) return;
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  stream.respond({ ':status': answer.status, 'content-type': type, 'content-length': content.length });
  stream.end(content);
}

/** Serves sites over HTTP/2 with everything compressed beforehand. */
export async function serveSites<Name extends string>(
  sites: Record<Name, Site>,
  { hold = 0, rest }: Serving = {},
): Promise<Servers<Name>> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`;
  const servers: Http2SecureServer[] = [];
  const origins = {} as Record<Name, string>;
  for (const name of Object.keys(sites) as Name[]) {
    const answers = await answersOf(sites[name]);
    const server = createSecureServer({ key, cert });
    server.on('stream', (stream: ServerHttp2Stream, headers) => void answer(stream, askedBy(headers)));
    const answer = async (stream: ServerHttp2Stream, asked: Asked) => {
      const { path, has } = asked;
      const found = answers.get(path.split('?')[0] as string);
      // A browser that is closed breaks off what it was asking for.
      stream.on('error', () => undefined);
      if (hold > 0) await pause(hold);
      if (stream.destroyed) return;
      if (!found && rest) return passOn(stream, rest + path, asked);
      if (!found) return stream.respond({ ':status': 404 }, { endStream: true });
      if (has !== undefined && has === found.headers.etag)
        return stream.respond({ ':status': 304, etag: has }, { endStream: true });
      stream.respond(found.headers);
      stream.end(found.body);
    };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origins[name] = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    servers.push(server);
  }
  const close = async () => {
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  };
  return { origins, trust, close };
}
