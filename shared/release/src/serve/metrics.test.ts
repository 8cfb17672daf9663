import { Metrics } from './metrics';

const metricLines = async (metrics: Metrics, start: string) =>
  (await metrics.render()).split('\n').filter((line) => line.startsWith(start));

test('the value of a gauge is read when it is asked for', async () => {
  const metrics = new Metrics();
  let value = 1;
  metrics.gauge('suite_x', 'What it is.', () => value);
  value = 0.5;
  expect(await metrics.render()).toContain(
    ['# HELP suite_x What it is.', '# TYPE suite_x gauge', 'suite_x 0.5', ''].join('\n'),
  );
});

test('requests are counted by kind and status', async () => {
  const metrics = new Metrics();
  metrics.observe('release', 200, 0.002);
  metrics.observe('release', 200, 0.002);
  metrics.observe('release', 404, 0.002);
  metrics.observe('api', 200, 1);
  expect(await metricLines(metrics, 'suite_requests_total')).toEqual([
    'suite_requests_total{kind="release",status="200"} 2',
    'suite_requests_total{kind="release",status="404"} 1',
    'suite_requests_total{kind="api",status="200"} 1',
  ]);
});

test('a latency is in every bucket that is not below it, and only in the last one when it is above all', async () => {
  const metrics = new Metrics();
  for (const seconds of [0.001, 0.003, 0.1, 60]) metrics.observe('api', 200, seconds);
  expect(await metricLines(metrics, 'suite_request_seconds')).toEqual([
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
