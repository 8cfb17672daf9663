import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { publish, publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import type { GatewayOptions } from './gateway-options';

const text = 'window.suite = { greeting: "hello" };\n'.repeat(200);
const files = {
  'big.js': text,
  'big.js.map': text,
  'theme.css': '.a{}',
  'icon.svg': '<svg/>',
  'photo.png': Buffer.from([0, 1, 2, 255]),
  'data.bin': 'bits',
};
const big = '/releases/remote-a/1.0.0/big.js';

let root: string;
let gateway: FastifyInstance;
const started: FastifyInstance[] = [];

const start = (over: Partial<GatewayOptions> = {}) => {
  const made = createGateway({ store: root, ...over });
  started.push(made);
  return made;
};
const publishNext = async () =>
  publish({ store: new LocalStore(root), dist: await distOf('remote-a', '2.0.0') });

beforeEach(async () => {
  root = join(await temporaryFolder(), 'store');
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0', { files })];
  await publishAll({ store: new LocalStore(root), dists });
  gateway = start();
});
afterEach(async () => {
  for (const each of started.splice(0)) await each.close();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

test('every answer carries the headers that protect it', async () => {
  for (const url of ['/', '/registry.json', big, '/healthz', '/nowhere', '/%zz']) {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    });
  }
});

describe('the document', () => {
  test.each(['/', '/index.html', '/?platform=app', '/?code=1&state=2'])('is served at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    const published = await readFile(join(root, 'index.html'), 'utf8');
    expect(answer.body).toBe(
      published.replace('id="registry-snapshot">', 'id="registry-snapshot" data-live>'),
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
  });

  test('permits the camera, microphone and position that face verification asks for', async () => {
    const policy = String((await get('/')).headers['permissions-policy']);
    for (const feature of ['camera', 'microphone', 'geolocation'])
      expect(policy).toContain(`${feature}=(self)`);
  });

  test('may be framed by its own origin and by origins in the options', async () => {
    expect((await get('/')).headers['content-security-policy']).toContain("frame-ancestors 'self'");
    gateway = start({ frameAncestors: ['http://127.0.0.1:4300'] });
    expect((await get('/')).headers['content-security-policy']).toContain(
      'frame-ancestors http://127.0.0.1:4300',
    );
  });

  test('follows the next publishing, and so does its policy', async () => {
    const before = await get('/');
    await publishNext();
    const after = await get('/', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('"version":"2.0.0"');
    expect(after.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });
});

describe.each(['/', '/registry.json', big])('%s', (url) => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to browsers that accept it', async (encoding, expand) => {
    const plain = await get(url);
    const packed = await get(url, { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(expand(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
  });

  test('is sent plain to browsers that accept no compression', async () => {
    const plain = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
  });

  test.each(['br', 'gzip', 'identity'])(
    'is not sent again as %s to browsers that have it',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const first = await get(url, headers);
      const etag = String(first.headers.etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(url, { ...headers, 'if-none-match': known });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        expect(again.headers).toMatchObject({
          etag,
          vary: 'accept-encoding',
          'cache-control': first.headers['cache-control'],
        });
      }
      const other = await get(url, { ...headers, 'if-none-match': '"other"' });
      expect(other.statusCode).toBe(200);
    },
  );

  test('is described without its body to HEAD', async () => {
    const full = await get(url);
    const head = await gateway.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    // Each answer opens a visit of its own.
    const { date: _, 'set-cookie': _visit, ...headers } = full.headers;
    expect(head.headers).toMatchObject(headers);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const payload = method === 'OPTIONS' ? undefined : 'x';
    const answer = await gateway.inject({ method, url, payload, headers: { 'content-type': 'text/odd' } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
  });
});

describe('the registry', () => {
  test('is revalidated each time, and is the current one', async () => {
    const before = await get('/registry.json');
    expect(before.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(before.json()).toMatchObject({ revision: 1 });
    await publishNext();
    const after = await get('/registry.json', { 'if-none-match': String(before.headers.etag) });
    expect(after.json()).toMatchObject({ revision: 2 });
  });

  test('is always answered whole while it changes', async () => {
    const asking = Array.from({ length: 40 }, async (_, i) => {
      if (i === 10) await publishNext();
      return (await get('/registry.json')).json<{ revision: number }>().revision;
    });
    const revisions = await Promise.all(asking);
    expect(revisions.every((revision) => revision === 1 || revision === 2)).toBe(true);
  });
});

describe('files of releases', () => {
  test.each([
    ['big.js', 'text/javascript; charset=utf-8'],
    ['theme.css', 'text/css; charset=utf-8'],
    ['icon.svg', 'image/svg+xml; charset=utf-8'],
    ['photo.png', 'image/png'],
    ['data.bin', 'application/octet-stream'],
    ['release.json', 'application/json; charset=utf-8'],
  ])('%s is %s, for ever', async (name, type) => {
    const answer = await get(`/releases/remote-a/1.0.0/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.rawPayload).toEqual(await readFile(join(root, 'releases/remote-a/1.0.0', name)));
  });

  test('are read once and then served from memory', async () => {
    const first = await get(big);
    await writeFile(join(root, 'releases/remote-a/1.0.0/big.js'), 'flipped');
    expect((await get(big)).body).toBe(first.body);
  });

  test('older versions stay for the pages that are open', async () => {
    await publishNext();
    expect((await get(big)).statusCode).toBe(200);
  });

  test.each(['big.js.map', 'big.js.br', 'big.js.gz', 'lost.js', '', 'big.js/x'])(
    '%j is not there',
    async (name) => {
      const answer = await get(`/releases/remote-a/1.0.0/${name}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answer.headers.etag).toBeUndefined();
    },
  );

  test("the host's template is no page", async () => {
    expect((await get('/releases/host/1.0.0/index.html')).statusCode).toBe(404);
  });

  test('source maps are there when the options say so', async () => {
    gateway = start({ sourceMaps: true });
    expect((await get(`${big}.map`)).body).toBe(text);
  });
});
