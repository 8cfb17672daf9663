import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import { tilesOf, type Registry, type ReleaseManifest } from '@suite/loader/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { checkTemplate, inlineStyles, liveDocument, renderShell } from '../publish/document';
import { brotli, gzipped } from '../publish/package';
import { ReleaseError } from '../release-error';
import { hasContent, placeOf } from '../repository/releases';
import type { Suite } from '../repository/view';
import { isPlainPath } from '../store/store';
import { say } from './answers';
import { documentHeaders } from './content-security';
import type { Mirror } from './mirror/mirror';

/** Compressed forms have no address of their own, the host's template is no page, and source maps contain the source. */
const isPublic = (path: string) => isPlainPath(path) && !/\.(?:br|gz|html|map)$/i.test(path);

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

export async function serveSuite(
  gateway: FastifyInstance,
  { pages, mirror, folder }: { pages: PageMaker; mirror: Pick<Mirror, 'failure'>; folder: string },
): Promise<void> {
  const serving = (path: string, kind: 'document' | 'registry' | 'revision' | 'tiles') =>
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
  serving('/tiles.json', 'tiles');

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

/** A text in all its forms, which visitors ask for anew each time. */
interface Resource {
  forms: Record<'identity' | 'br' | 'gzip', Buffer>;
  /** Identifies the content; the ETags are made from it. */
  tag: string;
  type: string;
}

async function resource(text: string, type: string): Promise<Resource> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([brotli(identity), gzipped(identity)]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { forms: { identity, br, gzip }, tag, type };
}

/** What is made of a suite in memory. All of it is of the same suite. */
export interface Pages {
  suite: Suite;
  document: Resource;
  policy: string;
  registry: Resource;
  /** Only the revision: pages that were kept for long ask for it. */
  revision: Resource;
  /** What home shows of the apps, which the document leaves out. */
  tiles: Resource;
}

/** Reads a file of the mirrored host, and refuses it unless it is as its manifest says. */
async function hostFile(folder: string, manifest: ReleaseManifest, path: string): Promise<string> {
  const body = await readFile(join(folder, placeOf(manifest, path)));
  if (hasContent(manifest, path, body)) return body.toString();
  throw new ReleaseError('RELEASE_BROKEN', { app: 'host', version: manifest.version, path });
}

async function makeShell(folder: string, registry: Registry, manifest: ReleaseManifest): Promise<string> {
  const { document, live, version } = manifest;
  if (!document) throw new ReleaseError('RELEASE_BROKEN', { app: 'host', version, path: 'release.json' });
  const { base = '' } = registry.apps.host?.live ?? {};
  const sheet = async (path: string) => inlineStyles(await hostFile(folder, manifest, path), base + path);
  const [template, ...sheets] = await Promise.all([
    hostFile(folder, manifest, document),
    ...live.styles.map(sheet),
  ]);
  checkTemplate(template);
  return renderShell(template, registry, sheets.join('\n'));
}

/** The registry as text. Documents that were kept for weeks look for the revision at its beginning. */
const registryText = ({ schema, revision, ...others }: Registry) =>
  JSON.stringify({ schema, revision, ...others });

/** After this time, in ms, pages that could not be made are tried again. */
const RETRY = 1000;

/** Makes the pages of the suite that is served, once for each. */
export class PageMaker {
  /** Why the pages of an older suite are served. */
  failure: unknown;
  private last: Pages | undefined;
  private making: { suite: Suite; done: Promise<void>; until: number } | undefined;

  constructor(
    private readonly mirror: Mirror,
    private readonly folder: string,
    private readonly policy: (html: string, registry: Registry) => string,
  ) {}

  async current(): Promise<Pages | undefined> {
    const suite = await this.mirror.current();
    if (!suite || suite === this.last?.suite) return this.last;
    const now = performance.now();
    if (this.making?.suite !== suite || this.making.until < now)
      this.making = { suite, done: this.keep(suite), until: now + RETRY };
    await this.making.done;
    return this.last;
  }

  private async keep(suite: Suite): Promise<void> {
    const [made] = await Promise.allSettled([this.make(suite)]);
    // A newer suite is being made already.
    if (this.making?.suite !== suite) return;
    if (made.status === 'fulfilled') this.last = made.value;
    this.failure = made.status === 'rejected' ? made.reason : undefined;
  }

  private async make(suite: Suite): Promise<Pages> {
    const { registry, revision } = suite;
    const manifest = this.mirror.manifest('host', registry.apps.host?.live.version ?? '');
    if (!manifest) throw new ReleaseError('HOST_MISSING');
    const html = liveDocument(await makeShell(this.folder, registry, manifest), registry);
    const json = 'application/json; charset=utf-8';
    return {
      suite,
      document: await resource(html, 'text/html; charset=utf-8'),
      policy: this.policy(html, registry),
      registry: await resource(registryText(registry), json),
      revision: await resource(JSON.stringify({ revision }), json),
      tiles: await resource(JSON.stringify(tilesOf(registry)), json),
    };
  }
}
