import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server treats conditions of writes. */
export type Manner =
  | 'standard'
  /** Takes If-Match only without quotes, as Ceph's object gateway does. */
  | 'bare'
  /** Refuses every If-Match. */
  | 'refusing'
  | 'oss'
  | 'ignoring';

/** A small object store in memory. */
export interface S3Server {
  /** Address of a store in it. */
  address: (prefix: string) => string;
  objects: Map<string, { body: Buffer; etag: string; time: number }>;
  /** Requests as `PUT key`. */
  log: string[];
  /** Makes a request fail with a status and an S3 code, if it returns one. */
  fault: (request: {
    method: string;
    key: string;
    body: Buffer;
  }) => { status: number; code: string } | 'lose answer' | 'never answer' | undefined;
  close: () => Promise<void>;
}

const PAGE = 7;
const xml = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const fail = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>simulated</Message></Error>`);

/** One page of the objects below a prefix, as S3 lists them. */
function listingOf(objects: S3Server['objects'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const rows = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, { body, etag, time }]) =>
        `<Contents><Key>${xml(key)}</Key><Size>${body.length}</Size><ETag>${xml(etag)}</ETag><LastModified>${new Date(time).toISOString()}</LastModified></Contents>`,
    );
  const from = Number(query.get('continuation-token') ?? 0);
  const page = rows.slice(from, from + PAGE);
  const more = rows.length > from + PAGE;
  const token = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${page.join('')}</ListBucketResult>`;
}

/** The status and code with which a server refuses a conditional write; `there` is the present object. */
function refusalOf(
  manner: Manner,
  { headers }: IncomingMessage,
  there: { etag: string } | undefined,
): [number, string] | undefined {
  const { 'if-match': match, 'if-none-match': none, 'x-oss-forbid-overwrite': forbid } = headers;
  if (manner === 'ignoring') return undefined;
  if (manner === 'oss') {
    if (match || none) return [501, 'NotImplemented'];
    return forbid === 'true' && there ? [409, 'FileAlreadyExists'] : undefined;
  }
  if (none === '*' && there) return [412, 'PreconditionFailed'];
  if (match && !there) return [404, 'NoSuchKey'];
  const right = { standard: there?.etag, bare: there?.etag.replace(/"/g, ''), refusing: undefined }[manner];
  if (match && match !== right) return [412, 'PreconditionFailed'];
  return undefined;
}

/** Starts an S3 server that honours If-Match, If-None-Match and Content-MD5, and lists by small pages. */
export async function startS3(manner: Manner = 'standard', at = 0): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const state: Pick<S3Server, 'log' | 'fault'> = { log: [], fault: () => undefined };

  function put(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    const md5 = createHash('md5').update(body);
    const hex = md5.copy().digest('hex');
    const told = request.headers['content-md5'];
    if (told && told !== md5.digest('base64')) return fail(response, 400, 'BadDigest');
    const refused = refusalOf(manner, request, objects.get(key));
    if (refused) return fail(response, ...refused);
    objects.set(key, { body, etag: `"${hex}"`, time: Date.now() });
    return response.writeHead(200, { etag: `"${hex}"` }).end();
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const method = request.method ?? '';
    const body = await bodyOf(request);
    state.log.push(`${method} ${key}`);
    if (!request.headers.authorization?.includes('Credential=test-key/'))
      return fail(response, 403, 'AccessDenied');
    if (bucket !== 'releases') return fail(response, 404, 'NoSuchBucket');
    const fault = state.fault({ method, key, body });
    if (fault === 'never answer') return undefined;
    if (fault && fault !== 'lose answer') return fail(response, fault.status, fault.code);
    if (method === 'PUT') {
      if (fault === 'lose answer') {
        put(request, { writeHead: () => ({ end: () => undefined }) } as unknown as ServerResponse, key, body);
        return request.socket.destroy();
      }
      return put(request, response, key, body);
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '') {
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listingOf(objects, searchParams));
    }
    const found = objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    return response.writeHead(200, { etag: found.etag, 'content-length': found.body.length }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = `endpoint=http://127.0.0.1:${port}&region=test&pathStyle=true`;
  return Object.assign(state, {
    objects,
    address: (prefix: string) =>
      `s3://releases/${prefix}?${options}${manner === 'oss' ? '&conditions=oss' : ''}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Credentials that the server accepts. */
export const s3Env = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' };
