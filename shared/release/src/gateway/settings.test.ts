import { readSettings } from './settings';

test('only the store is required', () => {
  expect(readSettings(['--store', '/srv/store'], {})).toMatchObject({
    store: '/srv/store',
    port: 4400,
    host: '127.0.0.1',
    ops: { port: 4410, host: '127.0.0.1' },
    drain: 0,
    trust: [],
    state: undefined,
    options: { trustProxy: false, opsToken: undefined, cacheBytes: 32 * 1024 * 1024 },
  });
});

test('every setting can be set', () => {
  const args =
    '--store s3://b/p --port 80 --host 0.0.0.0 --ops-port 81 --ops-host 10.0.0.2 --api https://api.example --frame https://a.example --frame https://b.example --allow connect=https://media.example --allow connect=https://live.example --allow script=https://sdk.example --trust-proxy --drain 5 --memory 64 --trust a.pub --trust b.pub --state /var/lib/state.json';
  expect(readSettings(args.split(' '), { OPS_TOKEN: 'sixteen letters or more' })).toMatchObject({
    store: 's3://b/p',
    port: 80,
    host: '0.0.0.0',
    ops: { port: 81, host: '10.0.0.2' },
    drain: 5000,
    trust: ['a.pub', 'b.pub'],
    state: '/var/lib/state.json',
    options: {
      api: 'https://api.example',
      frameAncestors: ['https://a.example', 'https://b.example'],
      sources: {
        connect: ['https://media.example', 'https://live.example'],
        script: ['https://sdk.example'],
      },
      trustProxy: true,
      cacheBytes: 64 * 1024 * 1024,
      opsToken: 'sixteen letters or more',
    },
  });
});

test('deltas are made unless they are switched off', () => {
  const deltasOf = (...args: string[]) => readSettings(['--store', 'a', ...args], {}).options.deltas;
  expect([deltasOf(), deltasOf('--no-deltas')]).toEqual([undefined, false]);
});

test('the tokens of teams come from the environment', () => {
  const tokensOf = (DEPLOY_TOKENS: string) =>
    readSettings(['--store', 'a'], { DEPLOY_TOKENS }).options.deployTokens;
  expect(tokensOf('remote-a=sixteen-letters-a, host=sixteen-letters=b')).toEqual({
    'remote-a': 'sixteen-letters-a',
    host: 'sixteen-letters=b',
  });
  expect(tokensOf('')).toBeUndefined();
  expect(() => tokensOf('sixteen-letters')).toThrow('DEPLOY_TOKENS');
});

test.each([
  [[], '--store'],
  [['--store', 'a', '--port', 'x'], '--port'],
  [['--store', 'a', '--port', '70000'], '--port'],
  [['--store', 'a', '--ops-port', '-1'], '--ops-port'],
  [['--store', 'a', '--memory', '-1'], '--memory'],
  [['--store', 'a', '--drain', '1.5'], '--drain'],
  [['--store', 'a', '--api', 'api.example'], '--api'],
  [['--store', 'a', '--ops', 'x'], '--ops'],
  [['--store', 'a', '--allow', 'https://sdk.example'], '--allow'],
  [['--store', 'a', '--allow', 'object=https://sdk.example'], '--allow'],
])('%j is refused, and what is wrong is named', (args, named) => {
  expect(() => readSettings(args, {})).toThrow(named);
});

test.each([
  ['en_US.UTF-8', '--store is missing'],
  ['zh_CN.UTF-8', '缺少 --store'],
])('in %s it says: %s', (LANG, said) => {
  expect(() => readSettings([], { LANG })).toThrow(said);
});
