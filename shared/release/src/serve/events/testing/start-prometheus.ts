import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../testing/sample';
import { until } from '../../../testing/until';
import { anyPort } from '../../listen';

const BINARY = ['/usr/bin/prometheus', '/usr/local/bin/prometheus'].find((path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
});

/** Whether the tests with Prometheus run: where all servers are required they do, and fail if it is missing. */
export const hasPrometheus = BINARY !== undefined || !!process.env.REQUIRE_SERVERS;

/** A Prometheus process that scrapes these addresses five times a second. */
export async function startPrometheus(targets: readonly string[]) {
  if (!BINARY) throw new Error('prometheus is not installed: apt-get install prometheus');
  const [folder, port] = [await temporaryFolder(), await anyPort()];
  const config = {
    global: { scrape_interval: '200ms', scrape_timeout: '200ms' },
    scrape_configs: [{ job_name: 'suite', static_configs: [{ targets }] }],
  };
  // JSON is YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    BINARY,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const isUp = async () => {
    const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent('sum(up)')}`);
    const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
    return Number(data.result[0]?.value[1]) === targets.length;
  };
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  await until(isUp, 'Prometheus scrapes all gateways').catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
