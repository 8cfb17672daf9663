import type { Counts } from '../judge/counts';
import { MetricsCounts } from '../judge/metrics-counts';
import { fetchText, PrometheusCounts } from '../judge/prometheus-counts';
import { option, type Given } from './command';

/** The options that say where loads are counted. */
export const countsOptions = {
  prometheus: option(
    'URL',
    'a Prometheus that scrapes all gateways, such as http://127.0.0.1:9090; METRICS_TOKEN is sent to it',
    '采集所有网关的 Prometheus，如 http://127.0.0.1:9090；口令写在 METRICS_TOKEN',
  ),
  match: option(
    'MATCHERS',
    'the gateways of this suite, if it scrapes others too: job="suite"',
    'Prometheus 还采集别的网关时，用标签选出这一套，如 job="suite"',
  ),
  metrics: option(
    'URL',
    'the metrics of the one gateway, where there is no Prometheus; SUITE_METRICS otherwise',
    '没有 Prometheus 时，唯一的网关的指标地址，默认 SUITE_METRICS',
  ),
};

/** Where loads are counted, as the options say; undefined if they do not. A command that looks `once` takes all. */
export function countsFrom(given: Given, env: NodeJS.ProcessEnv, once?: 'once'): Counts | undefined {
  const { METRICS_TOKEN: token, SUITE_METRICS } = env;
  const [url, match] = [given.text('prometheus'), given.text('match')];
  if (url) return new PrometheusCounts({ url, match, token });
  const address = given.text('metrics') ?? SUITE_METRICS;
  if (!address) return undefined;
  return new MetricsCounts({ read: () => fetchText(address, token), fromBeginning: once !== undefined });
}
