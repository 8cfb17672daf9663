import { MetricsCounts, type MetricsCountsOptions } from './counts';

const MINUTE = 60_000;
const BEGUN = 30_000_000 * MINUTE;
let time: number;
let metrics: string;
beforeEach(() => {
  time = BEGUN;
  metrics = '';
});

const load = (value: number, over: Record<string, string> = {}) => {
  const labels = { app: 'remote-a', version: '1.0.0', track: 'stable', result: 'ok', part: '7', ...over };
  const pairs = Object.entries(labels).map(([name, text]) => `${name}="${text}"`);
  return `suite_loads_total{${pairs.join(',')}} ${value}`;
};
const source = (over: Partial<MetricsCountsOptions> = {}) =>
  new MetricsCounts({ read: async () => metrics, now: () => time, ...over });

test('what was counted since the first look is told by release, part of the network and reason', async () => {
  metrics = load(5);
  const counts = source();
  await counts.note();
  metrics = [
    '# HELP suite_loads_total Loads.',
    load(7),
    load(2, { part: '8' }),
    load(3, { part: '8', result: 'error' }),
    load(1, { version: '2.0.0', track: 'canary' }),
    'suite_load_errors_total{app="remote-a",version="1.0.0",code="timeout"} 3',
    'suite_signs_total{app="remote-a",version="1.0.0",track="stable",sign="fault",part="8"} 2',
    'suite_signs_total{app="remote-a",version="1.0.0",track="stable",sign="slow",part="7"} 1',
    'suite_requests_total{kind="api",status="200"} 12',
    '',
  ].join('\n');
  expect(await counts.since(time)).toEqual([
    {
      app: 'remote-a',
      version: '1.0.0',
      canary: false,
      loads: 4,
      errors: 3,
      parts: { 7: { loads: 2, errors: 0 }, 8: { loads: 2, errors: 3 } },
      codes: { timeout: 3 },
      signs: { fault: { 8: 2 }, slow: { 7: 1 } },
    },
    expect.objectContaining({ version: '2.0.0', canary: true, loads: 1, errors: 0, codes: {}, signs: {} }),
  ]);
  expect(await counts.since(time, 'remote-b')).toEqual([]);
});

test('a source that begins with its gateway, or looks once, counts what is there', async () => {
  metrics = load(5);
  expect(await source({ fromBeginning: true }).since(time)).toMatchObject([{ loads: 5 }]);
  expect(await source().since(time)).toEqual([]);
});

test('a gateway that began anew counts from nothing', async () => {
  const counts = source();
  for (metrics of [load(100), load(4), '']) await counts.note();
  metrics = load(3);
  expect(await counts.since(time)).toMatchObject([{ loads: 7 }]);
});

test('a window leaves out what was before it, and after a day everything is forgotten', async () => {
  const counts = source({ fromBeginning: true });
  metrics = load(1);
  await counts.note();
  time += 2 * MINUTE;
  metrics = load(4);
  expect(await counts.since(time - MINUTE)).toMatchObject([{ loads: 3 }]);
  expect(await counts.since(BEGUN)).toMatchObject([{ loads: 4 }]);
  time += 24 * 60 * MINUTE;
  expect(await counts.since(0)).toEqual([]);
});

test('looks at the same time read once, so that no older reading looks like a new beginning', async () => {
  metrics = load(5);
  const read = jest.fn(async () => metrics);
  const counts = source({ read, fromBeginning: true });
  await Promise.all([counts.note(), counts.since(time), counts.since(time)]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await counts.since(time)).toMatchObject([{ loads: 5 }]);
});

test('metrics that cannot be read are an error, and counted at the next look', async () => {
  metrics = load(5);
  const read = jest.fn(async () => metrics).mockRejectedValueOnce(new Error('away'));
  const counts = source({ read, fromBeginning: true });
  await expect(counts.since(time)).rejects.toThrow('away');
  expect(await counts.since(time)).toMatchObject([{ loads: 5 }]);
});
