import type { FastifyInstance } from 'fastify';
import { liveSuite, type Suite } from '../testing/suite';
import { createGateway, createServers } from './create-gateway';
import type { GatewayOptions } from './gateway-options';

const opsToken = 'sixteen letters or more';
let suite: Suite;
let gateways: FastifyInstance[];

beforeEach(async () => {
  gateways = [];
  suite = await liveSuite();
});
afterEach(async () => void (await Promise.all(gateways.map((gateway) => gateway.close()))));

function start(over: Partial<GatewayOptions> = {}): FastifyInstance {
  const gateway = createGateway({ store: suite.store, opsToken, ...over });
  gateways.push(gateway);
  return gateway;
}

const post = (gateway: FastifyInstance, url: string, fields: Record<string, string>, headers = {}) =>
  gateway.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const guess = async (gateway: FastifyInstance, token: string, headers = {}) =>
  (await post(gateway, '/ops/login', { who: 'a', token }, headers)).statusCode;
async function logIn(gateway: FastifyInstance, who: string): Promise<{ cookie: string }> {
  const { headers } = await post(gateway, '/ops/login', { who, token: opsToken });
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

test('apart from the app ops have a server of their own, which serves nothing else', async () => {
  const deployTokens = { 'remote-a': 'sixteen letters of a team' };
  const { gateway, ops } = createServers({ store: suite.store, opsToken, deployTokens, opsApart: true });
  gateways.push(gateway);
  const status = async (at: FastifyInstance, url: string) => (await at.inject(url)).statusCode;
  const put = async (at: FastifyInstance) =>
    (await at.inject({ method: 'PUT', url: '/ops/releases/remote-a/1.0.0' })).statusCode;
  expect([await status(gateway, '/ops/'), await put(gateway)]).toEqual([404, 405]);
  expect([await status(ops, '/ops/'), await put(ops)]).toEqual([401, 401]);
  for (const path of ['/', '/registry.json', '/releases/remote-a/1.0.0/entry.js', '/metrics']) {
    expect([path, await status(ops, path), await status(gateway, path)]).toEqual([path, 404, 200]);
  }
});

test('the list shows who has logged in, and one session can be ended on every gateway', async () => {
  const [one, other] = [start(), start()];
  const [mine, lost] = [await logIn(one, '张三'), await logIn(other, '李四')];
  const { body } = await one.inject({ url: '/ops/sessions', headers: mine });
  expect(body).toMatch(/李四[\s\S]*张三<\/strong>\s*（当前）/);
  const [, path = ''] = /action="(\/ops\/sessions\/[^"]+\/end)"/.exec(body) ?? [];
  const form = /name="form" value="([^"]+)"/.exec(body)?.[1] ?? '';
  expect((await post(one, path, { form: 'foreign' }, mine)).statusCode).toBe(401);
  expect((await other.inject({ url: '/ops/', headers: lost })).statusCode).toBe(200);
  expect((await post(one, path, { form }, mine)).statusCode).toBe(303);
  expect((await one.inject({ url: '/ops/', headers: lost })).statusCode).toBe(401);
  expect((await start().inject({ url: '/ops/', headers: lost })).statusCode).toBe(401);
  expect((await one.inject({ url: '/ops/', headers: mine })).statusCode).toBe(200);
});

test('a session that was logged out is over, even for somebody who kept its cookie', async () => {
  const gateway = start();
  const mine = await logIn(gateway, '张三');
  const { body } = await gateway.inject({ url: '/ops/', headers: mine });
  const form = /name="form" value="([^"]+)"/.exec(body)?.[1] ?? '';
  await post(gateway, '/ops/logout', { form }, mine);
  expect((await gateway.inject({ url: '/ops/', headers: mine })).statusCode).toBe(401);
});

test('while nothing can be written ops can log in and look, and are told that ending a session failed', async () => {
  jest.spyOn(suite.store, 'replace').mockRejectedValue(new Error('read only'));
  const gateway = start();
  const mine = await logIn(gateway, '张三');
  const { body } = await gateway.inject({ url: '/ops/', headers: mine });
  expect(body).toContain('remote-a');
  const form = /name="form" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const answer = await post(gateway, '/ops/sessions/x/end', { form }, mine);
  expect([answer.statusCode, answer.body.includes('没有成功')]).toEqual([409, true]);
});

describe('behind a proxy that was not declared', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('a visitor who guesses does not keep others out', async () => {
    const gateway = start({ limits: { opsWrites: 3 } });
    for (let i = 0; i < 3; i++) expect(await guess(gateway, `${i}`, from('198.51.100.1'))).toBe(401);
    expect(await guess(gateway, opsToken, from('198.51.100.1'))).toBe(429);
    expect(await guess(gateway, opsToken, from('203.0.113.9'))).toBe(303);
    expect(await guess(gateway, 'wrong', from('9.9.9.9, 198.51.100.1'))).toBe(429);
  });

  test('addresses that a visitor invents give no more guesses than all have together', async () => {
    const gateway = start({ limits: { opsWrites: 3 } });
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push(await guess(gateway, 'wrong', from(`10.0.0.${i}`)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  });

  test('ops are told that the proxy has to be declared', async () => {
    const words = '没有加 --trust-proxy';
    for (const [trustProxy, told] of [
      [false, true],
      [true, false],
    ] as const) {
      const gateway = start({ trustProxy });
      const headers = { ...(await logIn(gateway, 'a')), ...from('198.51.100.1') };
      expect((await gateway.inject({ url: '/ops/', headers })).body.includes(words)).toBe(told);
    }
  });
});

test('ops who know the token are never kept out by having logged in often', async () => {
  const gateway = start({ limits: { opsWrites: 3 } });
  for (let i = 0; i < 8; i++) expect(await guess(gateway, opsToken)).toBe(303);
});
