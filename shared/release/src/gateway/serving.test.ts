import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from '../content-types';
import { publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf } from '../testing/sample';
import { createGateway } from './create-gateway';
import { ask, type Answer } from './testing/ask';
import { releaseOfCases } from './testing/file-cases';
import type { ServingCase } from './testing/serving-case';
import { servingCases } from './testing/serving-cases';
import { nginxLacks, startNginx, type Nginx } from './testing/start-nginx';
import { compressRest, having, linesOf, putVersion, undone } from './testing/versions';

let folder: string;
let api: Server;
let gateway: FastifyInstance;
let nginx: Nginx | undefined;
const addresses: Record<string, string> = {};

/** A provider's careless headers. */
const headersOfUpload = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "script-src 'unsafe-inline'",
  'x-content-type-options': 'none',
  'referrer-policy': 'unsafe-url',
};

/** What a provider hears of where a call comes from. */
const originOf = (headers: IncomingHttpHeaders) =>
  Object.keys(headers)
    .filter((name) => /forwarded|ip$/i.test(name))
    .sort();

/** A provider that answers with the call that it got. */
function startApi(): Server {
  return createServer((incoming, outgoing) => {
    if (incoming.url === '/api/hang-up') incoming.socket.destroy();
    else if (incoming.url === '/api/refuse') outgoing.writeHead(503).end('{"code":1}');
    else if (incoming.url === '/api/upload.svg') outgoing.writeHead(200, headersOfUpload).end('<svg/>');
    else if (incoming.url === '/api/origin') outgoing.end(JSON.stringify(originOf(incoming.headers)));
    else outgoing.end(JSON.stringify({ called: `${incoming.method} ${incoming.url}` }));
  }).listen(0, '127.0.0.1');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-serving-'));
  const store = join(folder, 'store');
  const dists = [
    await distOf('host', '1.0.0'),
    await distOf('remote-a', '1.0.0', { files: releaseOfCases, byContent: true }),
  ];
  await publishAll({ store: new LocalStore(store), dists });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(store, 'releases', '.hidden'), 'secret');

  api = startApi();
  await once(api, 'listening');
  const provider = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  gateway = createGateway({
    store,
    api: provider,
    opsToken: 'sixteen letters or more',
    trustProxy: true,
    deltas: compressRest,
  });
  addresses.gateway = await gateway.listen({ port: 0, host: '127.0.0.1' });
  if (nginxLacks) return;
  const prefix = await mkdtemp(join(folder, 'nginx-'));
  nginx = await startNginx({ prefix, store, gateway: addresses.gateway, api: provider });
  addresses.nginx = nginx.address;
});
afterAll(async () => {
  await nginx?.stop();
  await gateway.close();
  api.close();
  await rm(folder, { recursive: true });
});

const unpacked = ({ headers, body }: Answer) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};

/** A case's request, with the server's ETag filled in. */
async function questionOf(address: string, { method, path, headers = {} }: ServingCase) {
  const entries = Object.entries(headers);
  if (!entries.some(([, value]) => value.includes('{etag}'))) return { method, path, headers };
  const others = entries.filter(([name, value]) => !value.includes('{etag}') && name !== 'range');
  const { headers: said } = await ask(address, { method, path, headers: Object.fromEntries(others) });
  const etag = String(said.etag);
  const filled = entries.map(([name, value]) => [name, value.replace('{etag}', etag)]);
  return { method, path, headers: Object.fromEntries(filled) as Record<string, string> };
}

const version = (one: string) => putVersion(join(folder, 'store'), 'Page.js', linesOf('Page', one));

const servers: [string, string | undefined][] = [
  ['gateway', undefined],
  ['nginx', nginxLacks],
];

for (const [server, lacks] of servers) {
  const suite = lacks ? describe.skip : describe;

  suite(lacks ? `${server} (${lacks})` : server, () => {
    test.each(servingCases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
      const address = addresses[server] as string;
      const answer = await ask(address, await questionOf(address, one));
      expect([one.status].flat()).toContain(answer.status);
      for (const [name, value] of Object.entries(one.said ?? {})) {
        const said = answer.headers[name];
        if (value instanceof RegExp) expect([name, said]).toEqual([name, expect.stringMatching(value)]);
        else expect([name, said]).toEqual([name, value]);
      }
      if (one.body !== undefined) expect(unpacked(answer).equals(Buffer.from(one.body))).toBe(true);
    });

    test('no inline script runs but those that the document was published with', async () => {
      const { headers, body } = await ask(addresses[server] as string, { path: '/' });
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]*);/.exec(policy)?.[1] ?? '';
      expect(scripts).not.toMatch(/unsafe/);
      const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1];
      const inline = body.toString().match(/<script[^>]*>/g) ?? [];
      expect(inline.length).toBeGreaterThan(0);
      if (nonce) expect(inline.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
      else expect(scripts).toMatch(/'sha256-/);
      const other = await ask(addresses[server] as string, { path: '/' });
      if (nonce) expect(String(other.headers['content-security-policy'])).not.toContain(nonce);
    });

    test('a visitor who has another version of a file gets what is new in it', async () => {
      const address = addresses[server] as string;
      const [older, newer] = [await version('1'), await version('2')];
      const first = await ask(address, { path: older.url });
      expect(first.headers['use-as-dictionary']).toBe('match="Page.*.js"');
      const { status, headers, body } = await ask(address, { path: newer.url, headers: having(older) });
      expect([status, headers['content-encoding']]).toEqual([200, 'dcz']);
      expect(headers['cache-control']).toMatch(/^private,/);
      expect(undone(body, older).equals(newer.body)).toBe(true);
    });

    test('what is published next is served next', async () => {
      const address = addresses[server] as string;
      const before = await ask(address, { path: '/registry.json' });
      const version = `2.0.${server.length}`;
      const store = new LocalStore(join(folder, 'store'));
      await publishAll({ store, dists: [await distOf('remote-a', version, { files: { 'new.js': '1' } })] });
      const headers = { 'if-none-match': String(before.headers.etag) };
      const after = await ask(address, { path: '/registry.json', headers });
      expect(after.status).toBe(200);
      expect(after.body.toString()).toContain(`"${version}"`);
      expect((await ask(address, { path: `/releases/remote-a/${version}/new.js` })).status).toBe(200);
      expect((await ask(address, { path: '/' })).body.toString()).toContain(`"${version}"`);
    });
  });
}

(nginxLacks ? describe.skip : describe)('nginx in front of a store that was changed', () => {
  const registry = () => join(folder, 'store', 'registry.json');

  test('a truncated registry is not passed on', async () => {
    const address = addresses.nginx as string;
    const whole = await readFile(registry(), 'utf8');
    const before = await ask(address, { path: '/registry.json' });
    await writeFile(registry(), whole.slice(0, 200));
    const after = await ask(address, { path: '/registry.json' });
    await writeFile(registry(), whole);
    expect([after.status, after.body.toString()]).toEqual([200, before.body.toString()]);
  });

  test('visitors get no ops pages', async () => {
    expect((await ask(addresses.gateway as string, { path: '/ops/' })).status).toBe(401);
    expect((await ask(addresses.nginx as string, { path: '/ops/' })).status).toBe(404);
  });

  test('while no gateway answers, the document is the one that was deployed, and the registry the one of the store', async () => {
    const prefix = await mkdtemp(join(folder, 'alone-'));
    const store = join(folder, 'store');
    const deployed = '<script>deployed()</script>';
    await mkdir(join(prefix, 'document'));
    await writeFile(join(prefix, 'document', 'index.html'), deployed);
    const gone = 'http://127.0.0.1:9';
    const alone = await startNginx({ prefix, store, gateway: gone, api: gone });
    try {
      const page = await ask(alone.address, { path: '/' });
      const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
      expect([page.status, page.body.toString()]).toEqual([
        200,
        deployed.replace('<script', `<script nonce="${nonce}"`),
      ]);
      const { status, headers, body } = await ask(alone.address, { path: '/registry.json' });
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body.toString()).toBe(await readFile(registry(), 'utf8'));
      expect(await ask(alone.address, { method: 'POST', path: '/events' })).toMatchObject({
        status: 502,
        headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
      });
      const [older, newer] = [await version('1'), await version('2')];
      const whole = await ask(alone.address, { path: newer.url, headers: having(older) });
      expect([whole.status, whole.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(unpacked(whole).equals(newer.body)).toBe(true);
      await rm(join(prefix, 'document', 'index.html'));
      expect((await ask(alone.address, { path: '/' })).body.toString()).toBe('尚未发布\n');
    } finally {
      await alone.stop();
    }
  });
});

test('nginx knows the types that the gateway knows', async () => {
  const text = await readFile(join(__dirname, '../../nginx/mime.conf'), 'utf8');
  const lines = [...text.matchAll(/^ {4}(?:"(.+)"|(\S+)) (.+);$/gm)];
  const pairs = lines.flatMap(([, quoted, plain, endings = '']) =>
    endings.split(' ').map((ending) => [ending, quoted ?? plain]),
  );
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs).toEqual(pairs.map(([ending]) => [ending, contentTypeOf(`x.${ending}`)]));
  const source = await readFile(join(__dirname, '../content-types.ts'), 'utf8');
  const known = [...source.matchAll(/^ {2}(\w+): /gm)].map(([, ending]) => ending);
  expect(pairs.map(([ending]) => ending).sort()).toEqual(known.sort());
});
