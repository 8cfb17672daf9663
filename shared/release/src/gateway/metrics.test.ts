import { metric, RequestMetrics } from './metrics';

test('a metric says what it is, and its labels cannot break out', () => {
  expect(
    metric('suite_x', 'gauge', 'What it is.', [
      [{}, 1],
      [{ app: 'a"b\\c\nd', n: 2 }, 0.5],
    ]),
  ).toBe(
    [
      '# HELP suite_x What it is.',
      '# TYPE suite_x gauge',
      'suite_x 1',
      'suite_x{app="a\\"b\\\\c\\nd",n="2"} 0.5',
      '',
    ].join('\n'),
  );
});

test('requests are counted by kind and status', () => {
  const metrics = new RequestMetrics();
  metrics.observe('release', 200, 0.002);
  metrics.observe('release', 200, 0.002);
  metrics.observe('release', 404, 0.002);
  metrics.observe('api', 200, 1);
  expect(metrics.render()).toContain(
    [
      'suite_requests_total{kind="release",status="200"} 2',
      'suite_requests_total{kind="release",status="404"} 1',
      'suite_requests_total{kind="api",status="200"} 1',
      '',
    ].join('\n'),
  );
});

test('a latency is in every bucket that is not below it, and only in the last one when it is above all', () => {
  const metrics = new RequestMetrics();
  for (const seconds of [0.001, 0.003, 0.1, 60]) metrics.observe('api', 200, seconds);
  const lines = metrics
    .render()
    .split('\n')
    .filter((line) => line.startsWith('suite_request_seconds'));
  expect(lines).toEqual([
    'suite_request_seconds_bucket{kind="api",le="0.001"} 1',
    'suite_request_seconds_bucket{kind="api",le="0.005"} 2',
    'suite_request_seconds_bucket{kind="api",le="0.025"} 2',
    'suite_request_seconds_bucket{kind="api",le="0.1"} 3',
    'suite_request_seconds_bucket{kind="api",le="0.5"} 3',
    'suite_request_seconds_bucket{kind="api",le="2.5"} 3',
    'suite_request_seconds_bucket{kind="api",le="10"} 3',
    'suite_request_seconds_bucket{kind="api",le="40"} 3',
    'suite_request_seconds_bucket{kind="api",le="+Inf"} 4',
    'suite_request_seconds_sum{kind="api"} 60.104',
    'suite_request_seconds_count{kind="api"} 4',
  ]);
});
