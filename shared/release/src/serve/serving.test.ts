import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import { ask, serve, type Answer, type Served } from './testing/ask';
import { releaseOfCases, servingCases, type ServingCase } from './testing/serving-cases';
import { eventually } from './testing/start-mirror';
import { nginxLacks, startNginx, type Nginx } from './testing/start-nginx';
import { SuiteInMemory } from './testing/suite-in-memory';

const suite = new SuiteInMemory();
let folder: string;
let mirror: string;
let api: Served;
let gateway: FastifyInstance;
let nginx: Nginx | undefined;
const addresses: Record<string, string> = {};

/** A server's careless headers. */
const headersOfUpload = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "script-src 'unsafe-inline'",
  'x-content-type-options': 'none',
  'referrer-policy': 'unsafe-url',
};

/** What the server hears of where a call comes from. */
const originOf = (headers: IncomingHttpHeaders) =>
  Object.keys(headers)
    .filter((name) => /forwarded|ip$/i.test(name))
    .sort();

/** A server that answers with the call that it got. */
const startApi = () =>
  serve((incoming, outgoing) => {
    if (incoming.url === '/api/hang-up') incoming.socket.destroy();
    else if (incoming.url === '/api/refuse') outgoing.writeHead(503).end('{"code":1}');
    else if (incoming.url === '/api/upload.svg') outgoing.writeHead(200, headersOfUpload).end('<svg/>');
    else if (incoming.url === '/api/origin') outgoing.end(JSON.stringify(originOf(incoming.headers)));
    else outgoing.end(JSON.stringify({ called: `${incoming.method} ${incoming.url}` }));
  });

beforeAll(async () => {
  folder = await temporaryFolder();
  mirror = join(folder, 'mirror');
  await suite.put([
    await distOf('host', '1.0.0'),
    await distOf('remote-a', '1.0.0', { files: releaseOfCases, byContent: true }),
  ]);
  await writeFile(join(folder, 'secret.txt'), 'secret');
  // What somebody who can write to the store, but holds no key, would plant.
  const store = new LocalStore(join(folder, 'store'));
  for (const path of ['evil.svg', 'releases/evil.svg', 'releases/remote-a/files/evil.svg'])
    await store.replace(path, '<svg onload="steal()"/>', undefined);

  api = await startApi();
  gateway = createGateway({
    store,
    reader: suite,
    mirror,
    api: api.address,
    trustProxy: ['127.0.0.1'],
  });
  addresses.gateway = await gateway.listen({ port: 0, host: '127.0.0.1' });
  await eventually(async () => (await gateway.inject('/healthz')).statusCode, 200);
  if (nginxLacks) return;
  nginx = await startNginx({
    prefix: await mkdtemp(join(folder, 'nginx-')),
    mirror,
    gateways: [addresses.gateway],
  });
  addresses.nginx = nginx.address;
});
afterAll(async () => {
  await nginx?.stop();
  await gateway.close();
  api.close();
});

const unpacked = ({ headers, body }: Answer) => {
  if (body.length === 0) return body;
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

const servers: [string, string | undefined][] = [
  ['gateway', undefined],
  ['nginx', nginxLacks],
];

for (const [server, lacks] of servers) {
  (lacks ? describe.skip : describe)(lacks ? `${server} (${lacks})` : server, () => {
    test.each(servingCases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
      const address = addresses[server] as string;
      const answer = await ask(address, await questionOf(address, one));
      expect([one.status].flat()).toContain(answer.status);
      for (const [name, value] of Object.entries(one.said ?? {})) {
        const said = answer.headers[name];
        if (value instanceof RegExp) expect([name, said]).toEqual([name, expect.stringMatching(value)]);
        else expect([name, said]).toEqual([name, value]);
      }
      if (one.body !== undefined) expect(unpacked(answer).toString()).toBe(one.body.toString());
    });
  });
}

(nginxLacks ? describe.skip : describe)('nginx in front of gateways', () => {
  const started: Nginx[] = [];
  const stubs: Served[] = [];
  const prefixes: string[] = [];
  afterEach(async () => {
    for (const one of started.splice(0)) await one.stop();
    for (const one of stubs.splice(0)) one.close();
  });

  async function start(gateways: string[], root = mirror): Promise<Nginx> {
    const prefix = await mkdtemp(join(folder, 'nginx-'));
    prefixes.push(prefix);
    const one = await startNginx({ prefix, mirror: root, gateways });
    started.push(one);
    return one;
  }

  /** The address of a gateway that answers everything alike. */
  async function stub(status: number): Promise<string> {
    const server = await serve((_, outgoing) => outgoing.writeHead(status).end());
    stubs.push(server);
    return server.address;
  }

  test('serves files itself, also while no gateway answers, and says in words that the rest is away', async () => {
    const { address } = await start(['http://127.0.0.1:9']);
    const file = await ask(address, { path: '/releases/remote-a/files/big.js' });
    expect([file.status, file.body.toString()]).toEqual([200, releaseOfCases['big.js']]);
    const page = await ask(address, { path: '/?code=1' });
    expect([page.status, page.body.toString()]).toEqual([502, '服务暂时不可用，请稍后再试\n']);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('asks the other gateway if one has no document', async () => {
    const { address } = await start([await stub(503), addresses.gateway as string]);
    for (let i = 0; i < 4; i++) expect((await ask(address, { path: '/' })).status).toBe(200);
    expect((await ask(address, { path: '/healthz' })).status).toBe(200);
  });

  test('takes a file that its own mirror does not have yet from a gateway that has it', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'));
    await mkdir(join(empty, 'releases'));
    const { address } = await start([await stub(404), addresses.gateway as string], empty);
    for (let i = 0; i < 4; i++) {
      const { status, headers } = await ask(address, { path: '/releases/remote-a/files/big.js' });
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await ask(address, { path: '/releases/remote-a/files/lost.js' })).status).toBe(404);
  });

  test('a login code, a ticket and a phone number are in no log, whatever happens to their request', async () => {
    const { address } = await start(['http://127.0.0.1:9']);
    const paths = [
      '/',
      '/api/user',
      '/registry.json',
      '/releases/remote-a/files/big.js',
      '/releases/x',
      '/%zz',
    ];
    for (const path of paths)
      await ask(address, {
        path: `${path}?code=one-time&ticket=tgt-1&mobile=13800000000`,
        headers: { referer: 'http://x/?code=one-time' },
      });
    await ask(address, { path: `/?mobile=13800000000${'0'.repeat(9000)}` });
    await (started.pop() as Nginx).stop();
    const prefix = prefixes.at(-1) as string;
    const logs = await Promise.all(
      ['suite.log', 'suite-error.log'].map((name) => readFile(join(prefix, name), 'utf8')),
    );
    expect(logs[0]).toMatch(/ GET \/api\/user 502 /);
    expect(logs.join('')).not.toMatch(/one-time|tgt-1|1380000|127\.0\.0\.1/);
  });
});

test('nginx knows the types that the gateway knows', async () => {
  const send = (await import('@fastify/send')).default;
  const text = await readFile(join(__dirname, '../../nginx/suite.conf'), 'utf8');
  const lines = [...text.matchAll(/^ {8}(?:"(.+)"|([\w/.+-]+\/[\w.+-]+)) ([\w ]+);$/gm)];
  const pairs = lines.flatMap(([, quoted, plain, endings = '']) =>
    endings.split(' ').map((ending) => [ending, quoted ?? plain]),
  );
  expect(pairs.length).toBeGreaterThan(20);
  const typeOf = (ending = '') => {
    const type = String(send.mime.getType(`x.${ending}`));
    return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
  };
  expect(pairs).toEqual(pairs.map(([ending]) => [ending, typeOf(ending)]));
});
