import type { LoadEvent, VitalEvent } from '@suite/loader/registry';
import { eventsGateway, failure, load, tried, vital, type EventsGateway } from './testing/events-gateway';

let gateway: EventsGateway;
beforeEach(() => (gateway = eventsGateway()));
afterEach(() => gateway.server.close());

const phone = '192.0.2.1';
const send = (...events: Partial<LoadEvent | VitalEvent>[]) => gateway.send(phone, ...events);
const post = (payload: string, headers: Record<string, string> = {}) =>
  gateway.server.inject({
    method: 'POST',
    url: '/events',
    payload,
    headers: { 'content-type': 'text/plain', ...headers },
  });
const message = (...events: unknown[]) => JSON.stringify({ events });

/** The lines of counters without the part of the network, which is a hash. */
async function counted(...names: string[]): Promise<string[]> {
  const lines = await Promise.all(names.map((name) => gateway.lines(`suite_${name}`)));
  return lines.flat().map((line) => line.replace(/,part="\d+"/, '').replace(/^suite_/, ''));
}
const loads = () => counted('loads_total', 'load_errors_total');
const stable = 'app="remote-a",version="1.0.0",track="stable"';

test.each(['text/plain;charset=UTF-8', 'text/plain', 'application/json'])(
  'what a page says as %s is counted',
  async (type) => {
    const events = [load, { ...load, kind: 'error', code: 'timeout' }];
    const answer = await post(message(...events), { 'content-type': type });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(await loads()).toEqual([
      `loads_total{${stable},result="ok"} 1`,
      `loads_total{${stable},result="error"} 1`,
      'load_errors_total{app="remote-a",version="1.0.0",code="timeout"} 1',
    ]);
  },
);

test('an app that is not there is not counted, and an unknown version or reason has no name', async () => {
  const error = { kind: 'error' } as const;
  await send({ app: 'remote-nowhere' }, { app: 'constructor' }, { version: '0.9.0' });
  await send({ version: '13800138000' }, { version: '9.9.8', ...error, code: 'constructor' }, error);
  expect(await loads()).toEqual([
    'loads_total{app="remote-a",version="0.9.0",track="stable",result="ok"} 1',
    'loads_total{app="remote-a",version="other",track="stable",result="ok"} 1',
    'loads_total{app="remote-a",version="other",track="stable",result="error"} 1',
    `loads_total{${stable},result="error"} 1`,
    'load_errors_total{app="remote-a",version="other",code="other"} 1',
    'load_errors_total{app="remote-a",version="1.0.0",code="other"} 1',
  ]);
});

test('a fault of a page that runs is no load, and of pages only those are named that the registry has', async () => {
  const fault = { kind: 'fault', code: 'type-error' } as const;
  await send({ ...fault, page: 'Exam' }, { ...fault, page: '/exam?token=abc' });
  expect(await loads()).toEqual([]);
  expect(await counted('signs_total')).toEqual([`signs_total{${stable},sign="fault"} 2`]);
  const known = gateway.errors.list().map(({ page, code }) => `${code} on "${page}"`);
  expect(known.sort()).toEqual(['type-error on ""', 'type-error on "Exam"']);
});

test('a call that failed is counted for its release, and ops see its code', async () => {
  await send({ ...tried, kind: 'call', code: 'status-502', page: 'Exam' });
  expect(await loads()).toEqual([]);
  expect(await counted('signs_total')).toEqual([
    'signs_total{app="remote-a",version="2.0.0",track="canary",sign="call"} 1',
  ]);
  expect(gateway.errors.list()).toMatchObject([{ version: '2.0.0', page: 'Exam', code: 'status-502' }]);
});

describe('how fast a page is', () => {
  const labels = 'app="remote-a",version="1.0.0",page="Exam",context="messenger",';
  const series = async (name: string) => (await counted(name)).map((line) => line.replace(labels, ''));

  test('is in a histogram by app, version, page and context', async () => {
    await send(vital('lcp', 2400), vital('cls', 90));
    const bucket = (le: number | string, count: number) =>
      `vital_seconds_bucket{le="${le}",vital="lcp"} ${count}`;
    expect(await series('vital_seconds_bucket')).toEqual([
      ...[0.1, 0.2, 0.5, 0.8, 1.8].map((le) => bucket(le, 0)),
      ...[2.5, 4, 10, '+Inf'].map((le) => bucket(le, 1)),
    ]);
    expect(await series('layout_shift_sum')).toEqual(['layout_shift_sum{vital="cls"} 0.09']);
    expect(gateway.errors.list()).toEqual([]);
  });

  test('names no page of another app, and no version that does not run', async () => {
    await send({ ...vital('inp', 80), page: 'Elsewhere', version: '9.9.9' });
    expect(await counted('vital_seconds_count')).toEqual([
      'vital_seconds_count{app="remote-a",version="other",page="",context="messenger",vital="inp"} 1',
    ]);
  });

  test('counts as slow or quick when it tells when the content came', async () => {
    for (const event of [vital('lcp', 4000), vital('lcp', 4001), vital('load', 9000), vital('inp', 9000)])
      await send(event);
    expect(await counted('signs_total')).toEqual([
      `signs_total{${stable},sign="quick"} 1`,
      `signs_total{${stable},sign="slow"} 2`,
    ]);
  });

  test('is capped by place for each vital, and takes nothing from the loads', async () => {
    for (let i = 0; i < 20; i++) await send(vital('lcp', 60_000), vital('load', 60_000));
    await send(load);
    const counts = await counted('vital_seconds_count');
    expect(counts.map((line) => line.replace(/.*vital=/, ''))).toEqual(['"lcp"} 10', '"load"} 10']);
    expect(await loads()).toHaveLength(1);
  });
});

const error = { ...load, kind: 'error', code: 'timeout' };
const speed = vital('lcp', 2400);
const big = JSON.stringify({ events: [load], x: 'x'.repeat(5000) });

test.each<[string, string, Record<string, string>?, number?]>([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no events', '{}'],
  ['an empty list', message()],
  ['more than a page can mean', message(...Array(21).fill(load))],
  ['an event that is none', message(load, null)],
  ['no track', message({ ...load, canary: undefined })],
  ['a track in words', message({ ...load, canary: 'true' })],
  ['another kind', message({ ...load, kind: 'click' })],
  ['a reason in prose', message({ ...error, code: 'It failed for 13800138000' })],
  ['a reason without end', message({ ...error, code: 'a'.repeat(33) })],
  ['another vital', message({ ...speed, metric: 'fid' })],
  ['a time in words', message({ ...speed, value: '2400' })],
  ['a time before its beginning', message({ ...speed, value: -1 })],
  ['a time of parts', message({ ...speed, value: 0.5 })],
  ['a time without end', message({ ...speed, value: 600_001 })],
  ['another context', message({ ...speed, context: 'zhangsan' })],
  ['a vital without a context', message({ ...speed, context: undefined })],
  ['a vital with a reason', message({ ...speed, code: 'timeout' })],
  ['a load with a value', message({ ...load, value: 1 })],
  ['something of the visitor', message({ ...load, user: 'u-1' })],
  ['what another site sends', message(load), { 'sec-fetch-site': 'cross-site' }],
  ['what a site beside sends', message(load), { 'sec-fetch-site': 'same-site' }],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a book', big, {}, 413],
])('%s is refused whole', async (_, payload, headers = {}, status = 400) => {
  expect((await post(payload, headers)).statusCode).toBe(status);
  expect(await counted('loads_total', 'vital_seconds_count', 'load_errors_total')).toEqual([]);
});

test('a page sends from its own site', async () => {
  expect((await post(message({ ...load, ...failure }), { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
    204,
  );
});

test('messages of one address are limited per minute', async () => {
  await gateway.server.close();
  gateway = eventsGateway({ limit: 5 });
  for (const status of [204, 204, 204, 204, 204, 429, 429]) expect(await send(load)).toBe(status);
});
