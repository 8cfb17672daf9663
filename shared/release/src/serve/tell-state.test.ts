import { ReleaseError } from '../release-error';
import { distOf } from '../testing/sample';
import { healthLog } from './tell-state';
import { startMirror, stopMirrors } from './testing/start-mirror';
import { SuiteInMemory } from './testing/suite-in-memory';

afterEach(stopMirrors);

async function started() {
  const suite = new SuiteInMemory();
  await suite.put([await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')]);
  const server = await startMirror(suite);
  const metrics = async () => (await server.ops.inject('/metrics')).body.split('\n');
  return { ...server, metrics };
}

test('requests are counted by what they were for, and metrics tell what is served', async () => {
  const { get, metrics, suite } = await started();
  for (const url of ['/', '/index.html', '/registry.json', '/revision.json', '/releases/x', '/y'])
    await get(url);
  await get('/releases/remote-a/1.0.0/entry.js');
  const lines = await metrics();
  for (const line of [
    'suite_requests_total{kind="document",status="200"} 2',
    'suite_requests_total{kind="registry",status="200"} 1',
    'suite_requests_total{kind="revision",status="200"} 1',
    'suite_requests_total{kind="releases",status="200"} 1',
    'suite_requests_total{kind="releases",status="404"} 1',
    'suite_requests_total{kind="other",status="404"} 1',
    'suite_request_seconds_count{kind="document"} 2',
    // No shorter time: a busy machine may take that long.
    ...['40', '+Inf'].map((le) => `suite_request_seconds_bucket{le="${le}",kind="document"} 2`),
    'suite_registry_revision 1',
    'suite_registry_stale 0',
    'suite_registry_refused 0',
    'suite_store_reachable 1',
    'suite_mirror_releases 2',
    'suite_mirror_lacking 0',
  ])
    expect(lines).toContain(line);

  suite.failing = () => Promise.reject(new ReleaseError('METADATA_OLD', {}));
  await suite.put([await distOf('remote-a', '2.0.0')]);
  await get('/');
  const after = await metrics();
  for (const line of ['suite_registry_stale 1', 'suite_registry_refused 1', 'suite_store_reachable 0'])
    expect(after).toContain(line);
});

const METRICS_TOKEN = 'a token of Prometheus';

test.each([
  [METRICS_TOKEN, [404, 404, 404, 200]],
  [undefined, [404, 404, 404, 404]],
])('only who has the token of the metrics reads them: %s', async (metricsToken, wanted) => {
  const { get } = await startMirror(undefined, { metricsToken });
  const statuses: number[] = [];
  for (const authorization of [
    'Bearer undefined',
    METRICS_TOKEN,
    `Bearer ${METRICS_TOKEN}x`,
    `Bearer ${METRICS_TOKEN}`,
  ])
    statuses.push((await get('/metrics', { authorization })).statusCode);
  expect(statuses).toEqual(wanted);
});

test('the log says once what has changed, and why', async () => {
  const lines: unknown[][] = [];
  const line =
    (level: string) =>
    (...said: unknown[]) =>
      void lines.push([level, ...said]);
  const suite = { revision: 7, registry: {} };
  const state = {
    mirror: { failure: undefined as unknown, isStale: false, lacking: [] },
    pages: { current: async () => ({ suite }), failure: undefined },
    draining: () => false,
  };
  const note = healthLog({ log: { warn: line('warn'), error: line('error') } } as never, state as never);
  await note();
  expect(lines).toEqual([]);

  state.mirror.failure = new ReleaseError('STORE_MISSING', { path: '/srv/store' });
  state.mirror.isStale = true;
  for (let i = 0; i < 3; i++) await note();
  expect(lines.splice(0)).toEqual([
    [
      'error',
      expect.objectContaining({
        status: 'stale',
        revision: 7,
        why: expect.objectContaining({ message: 'there is no folder /srv/store' }),
      }),
      'this gateway is stale, STORE_MISSING',
    ],
  ]);
  Object.assign(state.mirror, { failure: undefined, isStale: false });
  for (let i = 0; i < 3; i++) await note();
  expect(lines).toEqual([['warn', { status: 'ok', revision: 7 }, 'this gateway is ok']]);
});
