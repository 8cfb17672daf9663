import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';

let gateway: FastifyInstance;

beforeEach(async () => {
  const root = join(await temporaryFolder(), 'store');
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')];
  await publishAll({ store: new LocalStore(root), dists });
  gateway = createGateway({ store: root, limits: { events: 5 } });
});
afterEach(() => gateway.close());

const load = { app: 'remote-a', version: '1.0.0', canary: false, kind: 'load' };
const post = (payload: string, headers: Record<string, string> = {}) =>
  gateway.inject({
    method: 'POST',
    url: '/events',
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });
const say = (...events: unknown[]) => post(JSON.stringify({ events }));
const loads = async () =>
  (await gateway.inject('/metrics')).body.split('\n').filter((line) => /^suite_load/.test(line));

test.each(['text/plain;charset=UTF-8', 'text/plain', 'application/json'])(
  'what a page says as %s is counted',
  async (type) => {
    const answer = await post(
      JSON.stringify({ events: [load, { ...load, kind: 'error', code: 'timeout' }] }),
      {
        'content-type': type,
      },
    );
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(await loads()).toEqual([
      'suite_loads_total{app="remote-a",version="1.0.0",track="stable",result="ok"} 1',
      'suite_loads_total{app="remote-a",version="1.0.0",track="stable",result="error"} 1',
      'suite_load_errors_total{app="remote-a",version="1.0.0",code="timeout"} 1',
    ]);
  },
);

test('an app that is not there is not counted, and an unknown version has no name', async () => {
  const strange = [
    { ...load, app: 'remote-nowhere' },
    { ...load, app: 'remote-constructor' },
    { ...load, version: '9.9.9' },
    { ...load, version: '9.9.8' },
  ];
  expect((await say(...strange)).statusCode).toBe(204);
  expect(await loads()).toEqual([
    'suite_loads_total{app="remote-a",version="other",track="stable",result="ok"} 2',
    'suite_loads_total{app="remote-a",version="other",track="stable",result="error"} 0',
  ]);
});

test.each([
  ['nonsense', 'x', {}, 400],
  ['another site', JSON.stringify({ events: [load] }), { 'sec-fetch-site': 'cross-site' }, 400],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a book', JSON.stringify({ events: [load], x: 'x'.repeat(5000) }), {}, 413],
])('%s is refused and not counted', async (_, payload, headers, status) => {
  const answer = await post(payload, headers as Record<string, string>);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  expect(await loads()).toEqual([]);
});

test('events of one address are limited per minute, and files are still served to it', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await say(load)).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  for (let i = 0; i < 20; i++) {
    expect((await gateway.inject('/registry.json')).statusCode).toBe(200);
  }
  expect((await loads())[0]).toMatch(/ 5$/);
});

test.each(['GET', 'PUT'] as const)('%s is not accepted for events', async (method) => {
  const answer = await gateway.inject({
    method,
    url: '/events',
    payload: method === 'PUT' ? '{}' : undefined,
  });
  expect([404, 405]).toContain(answer.statusCode);
});
