import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, vital } from './events/testing/events-gateway';
import { hasPrometheus } from './events/testing/start-prometheus';
import { distOf, temporaryFolder } from '../testing/sample';
import { startMirror, stopMirrors } from './testing/start-mirror';
import { SuiteInMemory } from './testing/suite-in-memory';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const rules = at('prometheus/rules.yml');
const ruleText = readFileSync(rules, 'utf8');
const { panels } = JSON.parse(readFileSync(at('grafana/suite.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const alerts = [...ruleText.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const recorded = [...ruleText.matchAll(/- record: (\S+)/g)].map(([, name = '']) => name);

afterEach(stopMirrors);

/** The metrics of a gateway that has served a page and got a report from it. */
async function metricsOfGateway(): Promise<string> {
  const suite = new SuiteInMemory();
  await suite.put([await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')]);
  const { get, gateway, ops } = await startMirror(suite);
  await get('/');
  const events = [
    ...[load, { ...load, kind: 'error', code: 'throw' }, { ...load, kind: 'fault', code: 'error' }],
    ...[vital('lcp', 2400), vital('cls', 90)],
  ];
  const payload = JSON.stringify({ events });
  await gateway.inject({
    method: 'POST',
    url: '/events',
    headers: { 'content-type': 'text/plain' },
    payload,
  });
  return (await ops.inject('/metrics')).body;
}

/** The words of a query that choose by labels, such as `name{kind="api"}`, as name and label. */
const labelsIn = (query: string) =>
  [...query.matchAll(/(suite_\w+)\{([^}]*)\}/g)].flatMap(([, name = '', labels = '']) =>
    [...labels.matchAll(/(\w+)[=!]/g)].map(([, label = '']) => [name, label] as const),
  );

test('rules and dashboard ask for what a gateway tells, by labels that it has', async () => {
  const metrics = await metricsOfGateway();
  for (const query of [ruleText, ...queries]) {
    for (const [name] of query.matchAll(/\bsuite_\w+/g))
      expect(metrics).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    for (const [name, label] of labelsIn(query))
      expect(metrics).toMatch(new RegExp(`^${name}\\{.*${label}="`, 'm'));
    for (const [name] of query.matchAll(/\bsuite:\w+:\w+/g)) expect(recorded).toContain(name);
  }
});

/** Series of two gateways in a quiet hour, a value a minute. */
const quiet: Readonly<Record<string, string>> = {
  'up{job="suite",instance="a"}': '1x60',
  'up{job="suite",instance="b"}': '1x60',
  'suite_store_reachable{job="suite",instance="a"}': '1x60',
  'suite_registry_refused{job="suite",instance="a"}': '0x60',
  'suite_mirror_lacking{job="suite",instance="a"}': '0x60',
  'suite_registry_revision{job="suite",instance="a"}': '7x30 8x30',
  'suite_registry_revision{job="suite",instance="b"}': '7x30 8x30',
  'suite_loads_total{job="suite",app="remote-a",version="1.0.0",result="ok",part="1"}': '0+100x60',
  'suite_loads_total{job="suite",app="remote-a",version="1.0.0",result="error",part="1"}': '0+1x60',
  'suite_signs_total{job="suite",app="remote-a",version="1.0.0",sign="fault",part="1"}': '0+2x60',
  'suite_signs_total{job="suite",app="remote-a",version="1.0.0",sign="call",part="1"}': '0+5x60',
  'suite_signs_total{job="suite",app="remote-a",version="1.0.0",sign="slow",part="1"}': '0+10x60',
  'suite_signs_total{job="suite",app="remote-a",version="1.0.0",sign="quick",part="1"}': '0+90x60',
  'suite_requests_total{job="suite",kind="releases",status="404"}': '0+1x60',
  'suite_requests_total{job="suite",kind="api",status="200"}': '0+600x60',
  'suite_requests_total{job="suite",kind="api",status="502"}': '0+6x60',
  'suite_request_seconds_bucket{job="suite",kind="document",le="0.1"}': '0+600x60',
  'suite_request_seconds_bucket{job="suite",kind="document",le="2.5"}': '0+600x60',
  'suite_request_seconds_bucket{job="suite",kind="document",le="+Inf"}': '0+600x60',
  'suite_events_dropped_total{job="suite"}': '0+6x60',
};

/** Parts of the network from which the first loads of a version failed, once each. */
const partsThatFail = Object.fromEntries(
  Array.from({ length: 12 }, (_, part) => [
    `suite_loads_total{job="suite",app="remote-a",version="2.0.0",result="error",part="${part}"}`,
    '_x45 1x15',
  ]),
);

/** What is other than in the quiet hour, and which alerts it raises by its end. */
const faults: [what: string, series: Record<string, string>, raised: string[]][] = [
  ['in a quiet hour', {}, []],
  ['a gateway is down', { 'up{job="suite",instance="b"}': '1x50 0x10' }, ['SuiteGatewayDown']],
  [
    'Prometheus scrapes no gateway',
    { 'up{job="suite",instance="a"}': '_x60', 'up{job="suite",instance="b"}': '_x60' },
    ['SuiteGatewayDown'],
  ],
  [
    'the store cannot be read',
    { 'suite_store_reachable{job="suite",instance="a"}': '1x50 0x10' },
    ['SuiteStoreUnreachable'],
  ],
  [
    'the store is not to be trusted',
    { 'suite_registry_refused{job="suite",instance="a"}': '0x50 1x10' },
    ['SuiteRegistryRefused'],
  ],
  [
    'the mirror lacks a release',
    { 'suite_mirror_lacking{job="suite",instance="a"}': '0x50 1x10' },
    ['SuiteReleasesLacking'],
  ],
  [
    'a gateway does not follow',
    { 'suite_registry_revision{job="suite",instance="b"}': '7x60' },
    ['SuiteGatewaysDiffer'],
  ],
  [
    'a gateway follows a moment later',
    {
      'suite_registry_revision{job="suite",instance="a"}': '7x58 8x1',
      'suite_registry_revision{job="suite",instance="b"}': '7x60',
    },
    [],
  ],
  ['a new version fails at its first loads', partsThatFail, ['SuiteVersionFails']],
  [
    'a version fails in a fifth of its loads',
    { 'suite_loads_total{job="suite",app="remote-a",version="1.0.0",result="error",part="1"}': '0+25x60' },
    ['SuiteVersionFails'],
  ],
  ...(['fault', 'call'] as const).map((sign): (typeof faults)[number] => [
    `a fifth of the visits have a ${sign}`,
    { [`suite_signs_total{job="suite",app="remote-a",version="1.0.0",sign="${sign}",part="1"}`]: '0+20x60' },
    ['SuiteVersionFaults'],
  ]),
  [
    'a third of the pages are slow',
    { 'suite_signs_total{job="suite",app="remote-a",version="1.0.0",sign="slow",part="1"}': '0+45x60' },
    ['SuiteVersionSlow'],
  ],
  [
    'files are gone',
    { 'suite_requests_total{job="suite",kind="releases",status="404"}': '0+10x60' },
    ['SuiteFilesMissing'],
  ],
  [
    'the server fails',
    { 'suite_requests_total{job="suite",kind="api",status="502"}': '0+100x60' },
    ['SuiteServerFails'],
  ],
  [
    'documents are slow',
    { 'suite_request_seconds_bucket{job="suite",kind="document",le="0.1"}': '0+60x60' },
    ['SuiteDocumentSlow'],
  ],
  ['reports are forged', { 'suite_events_dropped_total{job="suite"}': '0+600x60' }, ['SuiteReportsDropped']],
];

// promtool comes with Debian's package `prometheus`. JSON is YAML.
(hasPrometheus ? describe : describe.skip)('promtool', () => {
  const promtool = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });

  test('the configuration with its rules is right, and so are the queries of the dashboard', async () => {
    promtool('check', 'config', at('prometheus/prometheus.yml'));
    const file = join(await temporaryFolder(), 'queries.yml');
    const asRules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: asRules }] }));
    promtool('check', 'rules', file);
  });

  test.each(faults)('%s', async (_what, series, raised) => {
    const input = Object.entries({ ...quiet, ...series }).map(([name, values]) => ({ series: name, values }));
    const firing = {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: '59m',
      exp_samples: raised.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
    };
    const file = join(await temporaryFolder(), 'test.yml');
    const tests = [{ interval: '1m', input_series: input, promql_expr_test: [firing] }];
    await writeFile(file, JSON.stringify({ rule_files: [rules], tests }));
    promtool('test', 'rules', file);
  });

  test('each alert has been raised by a fault', () => {
    expect(new Set(faults.flatMap(([, , raised]) => raised))).toEqual(new Set(alerts));
  });
});
