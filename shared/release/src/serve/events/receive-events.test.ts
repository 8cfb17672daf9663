import type { FastifyInstance } from 'fastify';
import { eventsGateway, load, type EventsGateway } from './testing/events-gateway';

let gateway: EventsGateway;
let server: FastifyInstance;
beforeEach(() => ({ server } = gateway = eventsGateway({ limit: 5 })));
afterEach(() => server.close());

const phone = '192.0.2.1';
const post = (payload: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/events',
    payload,
    headers: { 'content-type': 'text/plain', ...headers },
  });
/** The counters without the part of the network, which is a hash. */
const counted = async () =>
  [...(await gateway.lines('suite_loads_total')), ...(await gateway.lines('suite_load_errors_total'))].map(
    (line) => line.replace(/,part="\d+"/, ''),
  );

test.each(['text/plain;charset=UTF-8', 'text/plain', 'application/json'])(
  'what a page says as %s is counted',
  async (type) => {
    const events = [load, { ...load, kind: 'error', code: 'timeout' }];
    const answer = await post(JSON.stringify({ events }), { 'content-type': type });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(await counted()).toEqual([
      'suite_loads_total{app="remote-a",version="1.0.0",track="stable",result="ok"} 1',
      'suite_loads_total{app="remote-a",version="1.0.0",track="stable",result="error"} 1',
      'suite_load_errors_total{app="remote-a",version="1.0.0",code="timeout"} 1',
    ]);
  },
);

test('an app that is not there is not counted, and an unknown version or reason has no name', async () => {
  const error = { kind: 'error' } as const;
  await gateway.send(phone, { app: 'remote-nowhere' }, { app: 'remote-constructor' }, { version: '0.9.0' });
  await gateway.send(phone, { version: '9.9.9' }, { version: '9.9.8', ...error, code: 'constructor' }, error);
  expect(await counted()).toEqual([
    'suite_loads_total{app="remote-a",version="0.9.0",track="stable",result="ok"} 1',
    'suite_loads_total{app="remote-a",version="other",track="stable",result="ok"} 1',
    'suite_loads_total{app="remote-a",version="other",track="stable",result="error"} 1',
    'suite_loads_total{app="remote-a",version="1.0.0",track="stable",result="error"} 1',
    'suite_load_errors_total{app="remote-a",version="other",code="other"} 1',
    'suite_load_errors_total{app="remote-a",version="1.0.0",code="other"} 1',
  ]);
});

test('a fault of a page that runs is no load, and of pages only those are named that the registry has', async () => {
  const fault = { kind: 'fault', code: 'type-error' } as const;
  await gateway.send(phone, { ...fault, page: 'Exam' }, { ...fault, page: 'Zhangsan' });
  expect(await counted()).toEqual([]);
  const known = gateway.errors.list().map(({ page, code }) => `${code} on "${page}"`);
  expect(known.sort()).toEqual(['type-error on ""', 'type-error on "Exam"']);
});

test.each([
  ['nonsense', 'x', {}, 400],
  ['another site', JSON.stringify({ events: [load] }), { 'sec-fetch-site': 'cross-site' }, 400],
  ['a site beside', JSON.stringify({ events: [load] }), { 'sec-fetch-site': 'same-site' }, 400],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a book', JSON.stringify({ events: [load], x: 'x'.repeat(5000) }), {}, 413],
])('%s is refused and not counted', async (_, payload, headers, status) => {
  expect((await post(payload, headers as Record<string, string>)).statusCode).toBe(status);
  expect(await counted()).toEqual([]);
});

test('messages of one address are limited per minute', async () => {
  for (const status of [204, 204, 204, 204, 204, 429, 429])
    expect(await gateway.send(phone, load)).toBe(status);
});
