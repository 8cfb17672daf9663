import { join } from 'node:path';
import { hashPassword } from '../ops/people';
import { temporaryFolder, writeIn } from '../testing/sample';
import { readSettings } from './settings';

const readOptions = (line: string, env: NodeJS.ProcessEnv = {}) =>
  readSettings(['--store', 'a', ...line.split(' ').filter(Boolean)], env).options;

test('only the store is required', () => {
  expect(readSettings(['--store', '/srv/store'], {})).toMatchObject({
    store: '/srv/store',
    port: 4400,
    host: '127.0.0.1',
    ops: { port: 4410, host: '127.0.0.1' },
    drain: 0,
    trust: undefined,
    state: undefined,
    options: {
      frameAncestors: undefined,
      trustProxy: false,
      users: undefined,
      opsUserHeader: undefined,
      deployShare: 5,
      deployPromotes: false,
      log: 'warn',
    },
  });
});

test('every setting can be set', () => {
  const args = `--store s3://b/p --port 80 --host 0.0.0.0 --ops-port 81 --ops-host 10.0.0.2
    --ops-user-header X-Forwarded-User --mirror /srv/mirror --deploy-share 1 --deploy-promotes
    --api https://api.example --frame https://a.example --frame https://b.example
    --allow connect=https://media.example --allow connect=https://live.example --allow script=https://sdk.example
    --trust-proxy 10.0.0.0/8,::1 --drain 5 --trust root.json --state /var/lib/state --log info`;
  expect(readSettings(args.split(/\s+/), { METRICS_TOKEN: 'a token of Prometheus' })).toMatchObject({
    store: 's3://b/p',
    port: 80,
    host: '0.0.0.0',
    ops: { port: 81, host: '10.0.0.2' },
    drain: 5000,
    trust: 'root.json',
    state: '/var/lib/state',
    options: {
      api: 'https://api.example',
      frameAncestors: ['https://a.example', 'https://b.example'],
      sources: {
        connect: ['https://media.example', 'https://live.example'],
        script: ['https://sdk.example'],
      },
      trustProxy: ['10.0.0.0/8', '::1'],
      mirror: '/srv/mirror',
      opsUserHeader: 'X-Forwarded-User',
      deployShare: 1,
      deployPromotes: true,
      metricsToken: 'a token of Prometheus',
      log: 'info',
    },
  });
});

test('the people of ops come from a file or from the environment', async () => {
  const password = hashPassword('the password of Ann', 4096);
  const ann = { name: 'Ann Li', password };
  const folder = await temporaryFolder();
  writeIn(folder, 'users', `# ops\n\nAnn Li:${password}\n张三:${password}\n`);
  const file = join(folder, 'users');
  expect(readOptions(`--ops-users ${file}`).users).toEqual([ann, { name: '张三', password }]);
  const bob = { name: 'Bob', password };
  expect(readOptions('', { OPS_USERS: `Ann Li:${password},Bob:${password}` }).users).toEqual([ann, bob]);
  for (const OPS_USERS of ['Ann', 'Ann:password', `:${password}`, `Ann:${password}x`])
    expect(() => readOptions('', { OPS_USERS })).toThrow('--ops-users');
});

test('a number of proxies believes so many, and no visitor behind them', () => {
  const isTrusted = readOptions('--trust-proxy 2').trustProxy as (address: string, hop: number) => boolean;
  expect([0, 1, 2].map((hop) => isTrusted('203.0.113.9', hop))).toEqual([true, true, false]);
});

test('the tokens of teams come from the environment', () => {
  const readTokens = (DEPLOY_TOKENS: string) => readOptions('', { DEPLOY_TOKENS }).deployTokens;
  expect(readTokens('remote-a=sixteen-letters-a, host=sixteen-letters=b')).toEqual({
    'remote-a': 'sixteen-letters-a',
    host: 'sixteen-letters=b',
  });
  expect(readTokens('')).toBeUndefined();
  expect(() => readTokens('sixteen-letters')).toThrow('DEPLOY_TOKENS');
});

test.each([
  ['--port x', '--port'],
  ['--port 70000', '--port'],
  ['--ops-port -1', '--ops-port'],
  ['--deploy-share 101', '--deploy-share'],
  ['--deploy-share 0.5', '--deploy-share'],
  ['--drain 1.5', '--drain'],
  ['--api api.example', '--api'],
  ['--log debug', '--log'],
  ['--ops x', '--ops'],
  ['--allow https://sdk.example', '--allow'],
  ['--allow object=https://sdk.example', '--allow'],
  ['--trust-proxy yes', '--trust-proxy'],
  ['--trust-proxy 0', '--trust-proxy'],
  ['--trust-proxy 10.0.0.0/33', '--trust-proxy'],
  ['--trust-proxy 10.0.0.0/', '--trust-proxy'],
  ['--ops-user-header X-Forwarded-User', '--trust-proxy'],
  ['--ops-user-header X-Forwarded-User --trust-proxy 1', '--trust-proxy'],
])('%s is refused, and what is wrong is named', (line, named) => {
  expect(() => readOptions(line)).toThrow(named);
});
