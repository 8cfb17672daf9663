import { spawnSync } from 'node:child_process';
import type { FastifyInstance } from 'fastify';
import { setCanary } from '../publish/canary';
import { history } from '../repository/history';
import { distOf } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { createServers } from './create-gateway';
import type { GatewayOptions } from './create-server';

const users = [{ name: '张三', password: 'the password of Ann' }];
const token = 'the token of remote-a';
let suite: LiveSuite;
let gateway: FastifyInstance;
let ops: FastifyInstance;

function start(over: Partial<GatewayOptions> = {}): void {
  const options = { store: suite.store, users, deployTokens: { 'remote-a': token }, opsApart: true, ...over };
  ({ gateway, ops } = createServers(options));
}

beforeEach(async () => {
  suite = await liveSuite();
  start();
});
afterEach(() => gateway.close());

const remote = async () => (await suite.registry()).apps['remote-a'];

test('ops have a server of their own, which serves nothing else, and the metrics without a token', async () => {
  const status = async (at: FastifyInstance, url: string) => (await at.inject(url)).statusCode;
  const put = async (at: FastifyInstance) =>
    (await at.inject({ method: 'PUT', url: '/ops/releases/remote-a/1.0.0' })).statusCode;
  expect([await status(gateway, '/ops/'), await put(gateway)]).toEqual([404, 405]);
  expect([await status(ops, '/ops/'), await put(ops)]).toEqual([401, 401]);
  for (const path of ['/', '/registry.json', '/releases/remote-a/1.0.0/entry.js']) {
    expect([path, await status(ops, path), await status(gateway, path)]).toEqual([path, 404, 200]);
  }
  expect([await status(ops, '/metrics'), await status(gateway, '/metrics')]).toEqual([200, 404]);
});

test('without people and tokens there is neither a page nor anything to put', async () => {
  await gateway.close();
  start({ users: undefined, deployTokens: undefined });
  const answer = await ops.inject({ method: 'PUT', url: '/ops/releases/remote-a/1.1.0', payload: 'x' });
  expect([(await ops.inject('/ops/')).statusCode, answer.statusCode]).toEqual([404, 405]);
});

test.each([undefined, true, () => true])(
  'a name in a header is refused at once with the proxies %p, who could be anybody',
  async (trustProxy) => {
    await gateway.close();
    expect(() => start({ opsUserHeader: 'X-Forwarded-User', trustProxy })).toThrow('addresses are known');
  },
);

describe('attack 2: a stolen token', () => {
  const put = async (version: string, query = '') => {
    const { stdout } = spawnSync('tar', ['-czf', '-', '-C', await distOf('remote-a', version), '.']);
    const url = `/ops/releases/remote-a/${version}${query}`;
    const headers = { authorization: `Bearer ${token}` };
    return ops.inject({ method: 'PUT', url, payload: stdout, headers });
  };

  test('begins a canary for few and no more, and no canary of ops grows or shrinks by it', async () => {
    expect((await put('1.1.0', '?canary=100')).statusCode).toBe(403);
    expect((await put('1.1.0')).json()).toMatchObject({ ok: true, revision: 2 });
    expect(await remote()).toMatchObject({ live: { version: '1.0.0' }, canary: { below: 500 } });
    expect((await history(suite.store, 1))[0]).toMatchObject({ who: 'ci remote-a' });
    await setCanary({ store: suite.store, app: 'remote-a', to: 50 });
    for (const query of ['', '?canary=5', '?canary=1'])
      expect((await put('1.1.0', query)).statusCode).toBe(200);
    expect(await remote()).toMatchObject({ live: { version: '1.0.0' }, canary: { below: 5000 } });
  });
});
