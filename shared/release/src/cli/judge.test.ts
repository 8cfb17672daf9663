import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, type Served } from '../serve/testing/ask';
import { currentRegistry } from '../repository/view';
import { LocalStore } from '../store/local-store';
import { desk, json, live, release } from './testing';

/** What a gateway tells of its loads, to those who have the token. */
let metrics: string;
let server: Served;
let url: string;
const token = { METRICS_TOKEN: 'only for metrics' };

beforeEach(async () => {
  metrics = '';
  server = await serve((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${token.METRICS_TOKEN}`;
    response.writeHead(isKnown ? 200 : 401).end(isKnown ? metrics : 'who are you');
  });
  url = `${server.address}/metrics`;
  await live('1.1.0');
});
afterEach(() => server.close());

function tell(version: string, track: string, errors: number, codes: Record<string, number> = {}): void {
  const labels = `app="remote-a",version="${version}"`;
  metrics = [
    `suite_loads_total{${labels},track="${track}",result="error",part="1"} ${errors}`,
    ...Object.entries(codes).map(
      ([code, times]) => `suite_load_errors_total{${labels},code="${code}"} ${times}`,
    ),
  ].join('\n');
}

test('status names a live version that fails, why, and how to leave it', async () => {
  await release('publish remote-a');
  tell('1.1.0', 'stable', 6, { missing: 2, throw: 4 });
  expect((await release('status')).out).not.toContain('failed');
  expect((await release(`status --metrics ${url}`, token)).out).toContain(
    'remote-a: 1.1.0 failed in 6 of 6 loads (throw, missing). To go back to 1.0.0: npm run release -- rollback remote-a\n',
  );
  expect((await release('status --lang zh', { ...token, SUITE_METRICS: url })).out).toContain(
    'remote-a：1.1.0 加载 6 次，失败 6 次（throw、missing）。回退到 1.0.0：npm run release -- rollback remote-a\n',
  );
  const { failing } = await json(`status --metrics ${url}`, token);
  expect(failing).toMatchObject([{ app: 'remote-a', version: '1.1.0', errors: 6, codes: { throw: 4 } }]);
});

test('metrics that cannot be read are a refusal that tells what to check', async () => {
  const { exit, err } = await release(`status --metrics ${url}`);
  expect([exit, err]).toEqual([
    1,
    expect.stringMatching(/^COUNTS_SILENT .*: 401 who are you\n.*METRICS_TOKEN/),
  ]);
});

test.each([
  ['without a place to ask', 'judge', 'give --prometheus or --metrics'],
  ['at a time that is none', 'judge --metrics http://x --every often', '--every is a time'],
  ['by no place', 'judge --metrics http://x --places 0', '--places is 1 or more'],
  ['once by metrics, which have no past', 'judge --metrics http://x --once', '--once needs --prometheus'],
])('a judge %s is refused', async (_, line, words) => {
  const { exit, err } = await release(line);
  expect([exit, err]).toEqual([2, expect.stringContaining(words)]);
});

test('a judge stops a canary that fails, and ends when it is told to', async () => {
  await release('publish remote-a --canary 5');
  const judging = release(`judge --metrics ${url} --every 1s --places 1`, token);
  const isRunning = async () => {
    const current = await currentRegistry(new LocalStore(join(desk.cwd, 'store')));
    return current?.registry.apps['remote-a']?.canary !== undefined;
  };
  tell('1.1.0', 'canary', 0);
  try {
    // The judge takes what is there at its first look for what was before.
    for (let errors = 60; errors < 600 && (await isRunning()); errors += 60) {
      tell('1.1.0', 'canary', errors);
      await pause(500);
    }
    expect(await isRunning()).toBe(false);
  } finally {
    process.emit('SIGTERM');
  }
  expect(await judging).toMatchObject({ exit: 0, out: 'the judge has looked\n' });
});
