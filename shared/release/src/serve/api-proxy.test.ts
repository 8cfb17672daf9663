import type { RequestListener } from 'node:http';
import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { proxyApi, type ApiOptions } from './api-proxy';
import { registerLimits } from '../ops/limits';
import { serve, type Served } from './testing/ask';

let server: Served;
let gateway: FastifyInstance;
let answer: RequestListener;

beforeEach(async () => {
  server = await serve((incoming, outgoing) => answer(incoming, outgoing));
});
afterEach(async () => {
  await gateway.close();
  server.close();
});

async function start(
  over: Partial<ApiOptions> = {},
  trustProxy: FastifyServerOptions['trustProxy'] = false,
): Promise<string> {
  gateway = fastify({ trustProxy });
  registerLimits(gateway);
  await gateway.register(proxyApi, { api: server.address, timeout: 35_000, ...over });
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

const echo: RequestListener = async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  outgoing.setHeader('content-type', 'application/json');
  outgoing.setHeader('set-cookie', ['class_token=1; Path=/', 'b=2']);
  const { method, url, headers } = incoming;
  outgoing.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
};

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

test('a call arrives as it was sent, also a large upload, and its answer comes back as it is', async () => {
  answer = echo;
  const address = await start();
  const body = 'x'.repeat(4 * 1024 * 1024);
  const response = await fetch(`${address}/api/user/login?x=%E4%B8%AD&y=1`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', token: 't-1', cookie: 'class_token=1' },
    body,
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual(['class_token=1; Path=/', 'b=2']);
  const seen = (await response.json()) as Echo;
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/api/user/login?x=%E4%B8%AD&y=1',
    body,
    headers: {
      token: 't-1',
      cookie: 'class_token=1',
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(address).host,
      host: new URL(server.address).host,
    },
  });
});

test.each([
  ['', '/api/Pay/config'],
  ['/', '/api/Pay/config'],
  ['/v9/gate', '/v9/gate/Pay/config'],
  ['/v9/gate/', '/v9/gate/Pay/config'],
])('to a server at %j the path is %s', async (path, url) => {
  answer = echo;
  const address = await start({ api: `${server.address}${path}` });
  const seen = (await (await fetch(`${address}/api/Pay/config`)).json()) as Echo;
  expect(seen.url).toBe(url);
});

test.each<[FastifyServerOptions['trustProxy'], string, string]>([
  [false, '127.0.0.1', 'http'],
  ['127.0.0.0/8', '203.0.113.9, 127.0.0.1', 'https'],
  [(_address, hop) => hop < 1, '203.0.113.9, 127.0.0.1', 'https'],
  [['10.0.0.0/8'], '127.0.0.1', 'http'],
])('with trust in the proxies %p the server hears of %s and %s', async (trustProxy, ips, protocol) => {
  answer = echo;
  const address = await start({}, trustProxy);
  // The first address is what a visitor wrote, the second what our proxy saw.
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9', 'x-forwarded-proto': 'https' };
  const seen = (await (await fetch(`${address}/api/x`, { headers })).json()) as Echo;
  expect(seen.headers).toMatchObject({ 'x-forwarded-for': ips, 'x-forwarded-proto': protocol });
});

const programs = 'script style worker sharedworker serviceworker audioworklet object embed frame iframe';

test('an answer for a browser that would run it is refused before the server is asked', async () => {
  let calls = 0;
  answer = (incoming, outgoing) => {
    calls++;
    return echo(incoming, outgoing);
  };
  await start();
  const ask = async (headers: Record<string, string>) =>
    (await gateway.inject({ url: '/api/x.js', headers })).statusCode;
  for (const dest of programs.split(' '))
    expect([dest, await ask({ 'sec-fetch-dest': dest })]).toEqual([dest, 403]);
  // Engines that do not say for what they ask say so of a service worker.
  expect([await ask({ 'service-worker': 'script' }), calls]).toEqual([403, 0]);
  for (const dest of ['empty', 'image', 'video', 'document'])
    expect([dest, await ask({ 'sec-fetch-dest': dest })]).toEqual([dest, 200]);
});

test.each([
  [undefined, 'no-store'],
  ['public, max-age=600', 'no-store'],
  ['max-age=600', 'no-store'],
  ['no-cache', 'no-store'],
  ['private, max-age=600', 'private, max-age=600'],
  ['no-store', 'no-store'],
])('an answer that says %j to caches is passed on with %j', async (given, kept) => {
  answer = (_, outgoing) => {
    if (given) outgoing.setHeader('cache-control', given);
    outgoing.setHeader('expires', 'Thu, 01 Jan 2037 00:00:00 GMT');
    outgoing.setHeader('cdn-cache-control', 'max-age=600');
    outgoing.end('{}');
  };
  await start();
  const { headers } = await gateway.inject('/api/x');
  expect([headers['cache-control'], headers.expires, headers['cdn-cache-control']]).toEqual([
    kept,
    undefined,
    undefined,
  ]);
});

test('an answer streams: its beginning is there before its end', async () => {
  let finish: () => void = () => undefined;
  answer = (_, outgoing) => {
    outgoing.write('first');
    finish = () => outgoing.end('last');
  };
  const address = await start();
  const reader = (await fetch(`${address}/api/stream`)).body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('last');
});

test('an answer of the server that it fails comes back once, as it is', async () => {
  let calls = 0;
  answer = (_, outgoing) => {
    calls++;
    outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{"code":1}');
  };
  const response = await fetch(`${await start()}/api/x`);
  expect([response.status, await response.text(), calls]).toEqual([503, '{"code":1}', 1]);
});

test('when the server does not answer in time the answer is a 504, in the form of its own', async () => {
  answer = () => undefined;
  const response = await fetch(`${await start({ timeout: 300 })}/api/x`, { method: 'POST', body: '{}' });
  expect(await response.json()).toMatchObject({ code: 504, data: null, msg: '服务暂时不可用，请稍后再试' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([504, 'no-store']);
});
