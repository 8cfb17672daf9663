import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';

const opsToken = 'sixteen letters or more';
let gateway: FastifyInstance;

beforeEach(async () => {
  const root = join(await temporaryFolder(), 'store');
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')];
  await publishAll({ store: new LocalStore(root), dists });
  gateway = createGateway({ store: root, opsToken });
});
afterEach(() => gateway.close());

const metrics = async () => (await gateway.inject('/metrics')).body;

test('requests are counted by what they were for', async () => {
  const urls = [
    '/',
    '/index.html',
    '/registry.json',
    '/releases/remote-a/1.0.0/entry.js',
    '/releases/x',
    '/y',
  ];
  for (const url of urls) await gateway.inject(url);
  const text = await metrics();
  for (const line of [
    'suite_requests_total{kind="document",status="200"} 2',
    'suite_requests_total{kind="registry",status="200"} 1',
    'suite_requests_total{kind="releases",status="200"} 1',
    'suite_requests_total{kind="releases",status="404"} 1',
    'suite_requests_total{kind="other",status="404"} 1',
    'suite_request_seconds_count{kind="document"} 2',
    'suite_registry_revision 1',
    'suite_registry_stale 0',
    'suite_store_reachable 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('the memory for files is told with its use', async () => {
  const url = '/releases/remote-a/1.0.0/entry.js';
  for (let i = 0; i < 3; i++) await gateway.inject(url);
  const text = await metrics();
  expect(text).toMatch(/^suite_cache_hits_total 2$/m);
  expect(text).toMatch(/^suite_cache_misses_total 1$/m);
  expect(text).toMatch(/^suite_cache_entries 1$/m);
  expect(Number(/^suite_cache_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
});

test('every line has the form that Prometheus reads', async () => {
  for (const line of (await metrics()).split('\n').filter(Boolean)) {
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) suite_\w+ .+|suite_\w+(?:\{(?:\w+="[^"]*",?)+\})? \d+(?:\.\d+)?(?:e-?\d+)?)$/,
    );
  }
});

test.each([
  ['the machine itself', '127.0.0.1', {}, 200],
  ['its network', '10.1.2.3', {}, 200],
  ['a mapped address of its network', '::ffff:172.20.0.1', {}, 200],
  ['the outside', '203.0.113.9', {}, 404],
  ['an address that only looks private', '172.32.0.1', {}, 404],
  ['the outside through a proxy nearby', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['the outside with the token', '203.0.113.9', { authorization: `Bearer ${opsToken}` }, 200],
  ['the outside with another token', '203.0.113.9', { authorization: 'Bearer x' }, 404],
])('metrics asked by %s', async (_, remoteAddress, headers, status) => {
  const answer = await gateway.inject({
    url: '/metrics',
    remoteAddress,
    headers: headers as Record<string, string>,
  });
  expect(answer.statusCode).toBe(status);
});
