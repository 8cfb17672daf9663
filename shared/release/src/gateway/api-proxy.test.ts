import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import type { GatewayOptions } from './gateway-options';

let upstream: Server;
let gateway: FastifyInstance;
let answer: RequestListener;

beforeEach(async () => {
  upstream = createServer((incoming, outgoing) => answer(incoming, outgoing));
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
afterEach(async () => {
  await gateway.close();
  upstream.closeAllConnections();
  upstream.close();
});

const upstreamAddress = () => `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;

async function start(api = upstreamAddress(), over: Partial<GatewayOptions> = {}): Promise<string> {
  gateway = createGateway({ store: await temporaryFolder(), api, ...over });
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

test('a call arrives as it was sent, and its answer comes back as it is', async () => {
  answer = echo;
  const address = await start();
  const response = await fetch(`${address}/api/user/login?x=%E4%B8%AD&y=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: 't-1', cookie: 'class_token=1' },
    body: '{"openId": "o"}',
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual(['class_token=1; Path=/', 'b=2']);
  const seen = (await response.json()) as Echo;
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/api/user/login?x=%E4%B8%AD&y=1',
    body: '{"openId": "o"}',
    headers: {
      token: 't-1',
      cookie: 'class_token=1',
      'content-type': 'application/json',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(address).host,
    },
  });
});

test.each([
  ['', '/api/Pay/config'],
  ['/', '/api/Pay/config'],
  ['/v9/gate', '/v9/gate/Pay/config'],
  ['/v9/gate/', '/v9/gate/Pay/config'],
])('to a provider at %j the path is %s', async (path, url) => {
  answer = echo;
  const address = await start(`${upstreamAddress()}${path}`);
  const seen = (await (await fetch(`${address}/api/Pay/config`)).json()) as Echo;
  expect(seen.url).toBe(url);
});

test.each([
  [false, '127.0.0.1', 'http'],
  [true, '203.0.113.9, 127.0.0.1', 'https'],
])('with trust %s in a proxy, the provider hears of %s and %s', async (trustProxy, ips, protocol) => {
  answer = echo;
  const address = await start(upstreamAddress(), { trustProxy });
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const seen = (await (await fetch(`${address}/api/x`, { headers })).json()) as Echo;
  expect(seen.headers).toMatchObject({ 'x-forwarded-for': ips, 'x-forwarded-proto': protocol });
});

test('an upload larger than any form arrives whole', async () => {
  answer = echo;
  const address = await start();
  const body = 'x'.repeat(4 * 1024 * 1024);
  const response = await fetch(`${address}/api/zheng/uploadImg`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect(((await response.json()) as Echo).body).toHaveLength(body.length);
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

test.each([400, 404, 500, 503])('an answer of status %i comes back once, as it is', async (status) => {
  let calls = 0;
  answer = (_, outgoing) => {
    calls++;
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{"code":1}');
  };
  const address = await start();
  const response = await fetch(`${address}/api/x`);
  expect([response.status, await response.text(), calls]).toEqual([status, '{"code":1}', 1]);
});

const unavailable = (status: number) => ({
  code: status,
  data: null,
  msg: '服务暂时不可用，请稍后再试',
  message: '服务暂时不可用，请稍后再试',
});

test('a provider that is down is an answer in its own form, for reads and writes', async () => {
  const gone = upstreamAddress();
  upstream.close();
  const address = await start(gone);
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${address}/api/x`, { method, body: method === 'POST' ? '{}' : undefined });
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(unavailable(502));
  }
});

test('when the provider hangs up the answer is the same', async () => {
  answer = (incoming) => incoming.socket.destroy();
  const response = await fetch(`${await start()}/api/x`);
  expect([response.status, await response.json()]).toEqual([502, unavailable(502)]);
});

test('when the provider does not answer in time the answer is a 504', async () => {
  answer = () => undefined;
  const response = await fetch(`${await start(upstreamAddress(), { apiTimeout: 300 })}/api/x`);
  expect([response.status, await response.json()]).toEqual([504, unavailable(504)]);
});
