import { Metrics } from './metrics';

const linesOf = async (metrics: Metrics, start: string) =>
  (await metrics.render()).split('\n').filter((line) => line.startsWith(start));

test('a metric says what it is, its values are read when asked for, and its labels cannot break out', async () => {
  const metrics = new Metrics();
  let value = 1;
  metrics.add({
    type: 'gauge',
    name: 'suite_x',
    help: 'What it is.',
    labels: ['app', 'n'],
    read: () => [[{ app: 'a"b\\c\nd', n: 2 }, value]],
  });
  value = 0.5;
  expect(await metrics.render()).toContain(
    [
      '# HELP suite_x What it is.',
      '# TYPE suite_x gauge',
      'suite_x{app="a\\"b\\\\c\\nd",n="2"} 0.5',
      '',
    ].join('\n'),
  );
});

test('a counter that is kept elsewhere is told as it stands, not added up', async () => {
  const metrics = new Metrics();
  metrics.add({ type: 'counter', name: 'suite_y', help: 'What it is.', read: () => [[{}, 7]] });
  await metrics.render();
  expect(await linesOf(metrics, 'suite_y')).toEqual(['suite_y 7']);
});

test('requests are counted by kind and status', async () => {
  const metrics = new Metrics();
  metrics.observe('release', 200, 0.002);
  metrics.observe('release', 200, 0.002);
  metrics.observe('release', 404, 0.002);
  metrics.observe('api', 200, 1);
  expect(await linesOf(metrics, 'suite_requests_total')).toEqual([
    'suite_requests_total{kind="release",status="200"} 2',
    'suite_requests_total{kind="release",status="404"} 1',
    'suite_requests_total{kind="api",status="200"} 1',
  ]);
});

test('a latency is in every bucket that is not below it, and only in the last one when it is above all', async () => {
  const metrics = new Metrics();
  for (const seconds of [0.001, 0.003, 0.1, 60]) metrics.observe('api', 200, seconds);
  expect(await linesOf(metrics, 'suite_request_seconds')).toEqual([
    'suite_request_seconds_bucket{le="0.001",kind="api"} 1',
    'suite_request_seconds_bucket{le="0.005",kind="api"} 2',
    'suite_request_seconds_bucket{le="0.025",kind="api"} 2',
    'suite_request_seconds_bucket{le="0.1",kind="api"} 3',
    'suite_request_seconds_bucket{le="0.5",kind="api"} 3',
    'suite_request_seconds_bucket{le="2.5",kind="api"} 3',
    'suite_request_seconds_bucket{le="10",kind="api"} 3',
    'suite_request_seconds_bucket{le="40",kind="api"} 3',
    'suite_request_seconds_bucket{le="+Inf",kind="api"} 4',
    'suite_request_seconds_sum{kind="api"} 60.104',
    'suite_request_seconds_count{kind="api"} 4',
  ]);
});
