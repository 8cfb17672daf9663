import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { ReleaseError } from '../release-error';
import { createGateway } from './create-gateway';
import { healthLog } from './tell-state';

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

test('the log says once what has changed, and why', async () => {
  const lines: unknown[][] = [];
  const line =
    (level: string) =>
    (...said: unknown[]) =>
      void lines.push([level, ...said]);
  const store: { reachable: boolean; failure: unknown } = { reachable: true, failure: undefined };
  const registry = { current: () => Promise.resolve({ revision: 7 }), stale: false, missing: false };
  const log = { info: line('info'), error: line('error') };
  const told = { store, registry, page: {}, draining: () => false };
  const note = healthLog({ log } as never, told as never);
  await note();
  expect(lines).toEqual([]);

  Object.assign(store, {
    reachable: false,
    failure: new ReleaseError('STORE_MISSING', { path: '/srv/store' }),
  });
  registry.stale = true;
  for (let i = 0; i < 3; i++) await note();
  expect(lines.splice(0)).toEqual([
    [
      'error',
      expect.objectContaining({
        status: 'stale',
        revision: 7,
        why: expect.objectContaining({ message: 'there is no folder /srv/store' }),
      }),
      'this gateway is stale, store unreachable',
    ],
  ]);
  Object.assign(store, { reachable: true, failure: undefined });
  registry.stale = false;
  for (let i = 0; i < 3; i++) await note();
  expect(lines).toEqual([
    ['info', { status: 'ok', store: 'ok', revision: 7 }, 'this gateway is ok, store ok'],
  ]);
});
