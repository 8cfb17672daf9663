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
  const headers = { 'content-type': 'text/plain' };
  await gateway.inject({ method: 'POST', url: '/events', headers, payload });
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
const quiet = `
  up{instance="a"} 1x60
  up{instance="b"} 1x60
  suite_store_reachable{instance="a"} 1x60
  suite_registry_refused{instance="a"} 0x60
  suite_timestamp_expires_seconds{instance="a"} 130000x60
  suite_keys_expire_seconds{instance="a"} 9000000x60
  suite_mirror_lacking{instance="a"} 0x60
  suite_registry_revision{instance="a"} 7x30 8x30
  suite_registry_revision{instance="b"} 7x30 8x30
  suite_loads_total{app="remote-a",version="1.0.0",result="ok",part="1"} 0+100x60
  suite_loads_total{app="remote-a",version="1.0.0",result="error",part="1"} 0+1x60
  suite_signs_total{app="remote-a",version="1.0.0",sign="fault",part="1"} 0+2x60
  suite_signs_total{app="remote-a",version="1.0.0",sign="call",part="1"} 0+5x60
  suite_signs_total{app="remote-a",version="1.0.0",sign="slow",part="1"} 0+10x60
  suite_signs_total{app="remote-a",version="1.0.0",sign="quick",part="1"} 0+90x60
  suite_requests_total{kind="releases",status="404"} 0+1x60
  suite_requests_total{kind="api",status="200"} 0+600x60
  suite_requests_total{kind="api",status="502"} 0+6x60
  suite_request_seconds_bucket{kind="document",le="0.1"} 0+600x60
  suite_request_seconds_bucket{kind="document",le="2.5"} 0+600x60
  suite_request_seconds_bucket{kind="document",le="+Inf"} 0+600x60
  suite_events_dropped_total{} 0+6x60
`;

/** What happens, the alert that it raises by the end of the hour, and what is other than in the quiet one. */
const hours = `
  nothing: none
  a gateway is down: SuiteGatewayDown
    up{instance="b"} 1x50 0x10
  Prometheus scrapes no gateway: SuiteGatewayDown
    up{instance="a"} _x60
    up{instance="b"} _x60
  the store cannot be read: SuiteStoreUnreachable
    suite_store_reachable{instance="a"} 1x50 0x10
  the store is not to be trusted: SuiteRegistryRefused
    suite_registry_refused{instance="a"} 0x50 1x10
  the judge stands still: SuiteTimestampNotRenewed
    suite_timestamp_expires_seconds{instance="a"} 88000-60x60
  nobody has renewed a key: SuiteKeysExpire
    suite_keys_expire_seconds{instance="a"} 2594000-60x60
  the mirror lacks a release: SuiteReleasesLacking
    suite_mirror_lacking{instance="a"} 0x50 1x10
  a gateway does not follow: SuiteGatewaysDiffer
    suite_registry_revision{instance="b"} 7x60
  a gateway follows a moment later: none
    suite_registry_revision{instance="a"} 7x58 8x1
    suite_registry_revision{instance="b"} 7x60
  a new version fails at its first loads, once in each part of the network: SuiteVersionFails
    ${Array.from({ length: 12 }, (_, part) => `suite_loads_total{app="remote-a",version="2.0.0",result="error",part="${part}"} _x45 1x15`).join('\n    ')}
  a version fails in a fifth of its loads: SuiteVersionFails
    suite_loads_total{app="remote-a",version="1.0.0",result="error",part="1"} 0+25x60
  a fifth of the visits have a fault: SuiteVersionFaults
    suite_signs_total{app="remote-a",version="1.0.0",sign="fault",part="1"} 0+20x60
  a fifth of the visits have a failed call: SuiteVersionFaults
    suite_signs_total{app="remote-a",version="1.0.0",sign="call",part="1"} 0+20x60
  a third of the pages are slow: SuiteVersionSlow
    suite_signs_total{app="remote-a",version="1.0.0",sign="slow",part="1"} 0+45x60
  files are gone: SuiteFilesMissing
    suite_requests_total{kind="releases",status="404"} 0+10x60
  the server fails: SuiteServerFails
    suite_requests_total{kind="api",status="502"} 0+100x60
  documents are slow: SuiteDocumentSlow
    suite_request_seconds_bucket{kind="document",le="0.1"} 0+60x60
  reports are forged: SuiteReportsDropped
    suite_events_dropped_total{} 0+600x60
`;

/** The series in a text, with the values of each. */
const seriesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^ +(\w+)\{(.*)\} (.+)$/gm)].map(([, name, labels, values]) => [
      `${name}{job="suite",${labels}}`,
      values,
    ]),
  );

const cases = hours
  .split(/\n {2}(?! )/)
  .slice(1)
  .map((text) => {
    const [, what = '', alert = ''] = /^(.*): (\w+)/.exec(text) ?? [];
    return {
      what,
      raised: alert === 'none' ? [] : [alert],
      series: { ...seriesIn(quiet), ...seriesIn(text) },
    };
  });

// promtool comes with Debian's package `prometheus`. JSON is YAML.
(hasPrometheus ? describe : describe.skip)('promtool', () => {
  const promtool = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });
  const written = async (name: string, content: object) => {
    const file = join(await temporaryFolder(), name);
    await writeFile(file, JSON.stringify(content));
    return file;
  };

  test('the configuration with its rules is right, and so are the queries of the dashboard', async () => {
    promtool('check', 'config', at('prometheus/prometheus.yml'));
    const asRules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
    promtool('check', 'rules', await written('q.yml', { groups: [{ name: 'dashboard', rules: asRules }] }));
  });

  test('each fault raises its alert and no other, and each alert is raised by a fault', async () => {
    const tests = cases.map(({ what, raised, series }) => ({
      name: what,
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: '59m',
          exp_samples: raised.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
        },
      ],
    }));
    promtool('test', 'rules', await written('test.yml', { rule_files: [rules], tests }));
    expect(new Set(cases.flatMap(({ raised }) => raised))).toEqual(new Set(alerts));
  });
});
