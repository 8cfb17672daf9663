import type { FastifyInstance } from 'fastify';
import { eventsGateway, load, tried, vital, type EventsGateway } from './testing/events-gateway';

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
  expect(await gateway.lines('suite_signs_total')).toEqual([
    expect.stringMatching(/sign="fault",part="\d+"} 2$/),
  ]);
  const known = gateway.errors.list().map(({ page, code }) => `${code} on "${page}"`);
  expect(known.sort()).toEqual(['type-error on ""', 'type-error on "Exam"']);
});

test('a call that failed is counted for its release, and ops see its code', async () => {
  await gateway.send(phone, { ...tried, kind: 'call', code: 'status-502', page: 'Exam' });
  expect(await counted()).toEqual([]);
  expect(await gateway.lines('suite_signs_total')).toEqual([
    expect.stringMatching(/app="remote-a",version="2\.0\.0",track="canary",sign="call",part="\d+"} 1$/),
  ]);
  expect(gateway.errors.list()).toMatchObject([{ version: '2.0.0', page: 'Exam', code: 'status-502' }]);
});

describe('how fast a page is', () => {
  const labels = 'app="remote-a",version="1.0.0",page="Exam",context="messenger",';
  const series = async (name: string) => (await gateway.lines(name)).map((line) => line.replace(labels, ''));

  test('is in a histogram by app, version, page and context', async () => {
    await gateway.send(phone, vital('lcp', 2400), vital('cls', 90));
    const bucket = (le: number | string, count: number) =>
      `suite_vital_seconds_bucket{le="${le}",vital="lcp"} ${count}`;
    expect(await series('suite_vital_seconds_bucket')).toEqual([
      ...[0.1, 0.2, 0.5, 0.8, 1.8].map((le) => bucket(le, 0)),
      ...[2.5, 4, 10, '+Inf'].map((le) => bucket(le, 1)),
    ]);
    expect(await series('suite_layout_shift_sum')).toEqual(['suite_layout_shift_sum{vital="cls"} 0.09']);
    expect(gateway.errors.list()).toEqual([]);
  });

  test('names no page of another app, and no version that does not run', async () => {
    await gateway.send(phone, { ...vital('inp', 80), page: 'Elsewhere', version: '9.9.9' });
    expect(await gateway.lines('suite_vital_seconds_count')).toEqual([
      'suite_vital_seconds_count{app="remote-a",version="other",page="",context="messenger",vital="inp"} 1',
    ]);
  });

  test('counts as slow or quick when it tells when the content came', async () => {
    for (const event of [vital('lcp', 4000), vital('lcp', 4001), vital('load', 9000), vital('inp', 9000)])
      await gateway.send(phone, event);
    const signs = (await gateway.lines('suite_signs_total')).map((line) => line.replace(/,part="\d+"/, ''));
    const release = 'app="remote-a",version="1.0.0",track="stable"';
    expect(signs).toEqual([
      `suite_signs_total{${release},sign="quick"} 1`,
      `suite_signs_total{${release},sign="slow"} 2`,
    ]);
  });

  test('is capped by place for each vital, and takes nothing from the loads', async () => {
    await server.close();
    ({ server } = gateway = eventsGateway());
    for (let i = 0; i < 40; i++) await gateway.send(phone, vital('lcp', 60_000), vital('inp', 60_000));
    await gateway.send(phone, load);
    const counts = await gateway.lines('suite_vital_seconds_count');
    expect(counts.map((line) => line.replace(/.*vital=/, ''))).toEqual(['"lcp"} 10', '"inp"} 10']);
    expect(await counted()).toHaveLength(1);
  });
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
