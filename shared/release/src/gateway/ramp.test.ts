import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createKey } from '../operations/keys';
import { startRamp } from '../operations/ramp';
import { history } from '../registry/audit';
import { temporaryFolder } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { createGateway } from './create-gateway';
import { reportFrom } from './testing/report';

const opsToken = 'sixteen letters or more';
const { RELEASE_KEY, XDG_CONFIG_HOME } = process.env;
const MINUTE = 60_000;
let suite: Suite;
let gateways: FastifyInstance[];

beforeEach(async () => {
  gateways = [];
  // Loads count from the minute in which a share began, so the tests must not run over the end of a minute.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - (Date.now() % MINUTE));
  process.env.XDG_CONFIG_HOME = await temporaryFolder();
  delete process.env.RELEASE_KEY;
  suite = await liveSuite();
  await suite.put('remote-a', '2.0.0', { canary: 5 });
});
afterEach(async () => void (await Promise.all(gateways.map((gateway) => gateway.close()))));
afterAll(() => Object.assign(process.env, { RELEASE_KEY, XDG_CONFIG_HOME }));

function start(): FastifyInstance {
  const gateway = createGateway({ store: suite.store, opsToken, canary: { every: 20 } });
  gateways.push(gateway);
  return gateway;
}

const ramp = () =>
  startRamp({ store: suite.store, app: 'remote-a', steps: [5, 25, 100], every: 1, visits: 3 });
const loads = async (gateway: FastifyInstance) => {
  const event = { app: 'remote-a', version: '2.0.0', canary: true, kind: 'load' };
  for (const phone of [1, 2, 3]) await reportFrom(gateway, `192.0.2.${phone}`, [event]);
};
const canaryNow = async () => (await suite.registry()).apps['remote-a']?.canary;

/** Waits until something holds, as long as several looks take. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200 && !(await holds()); i++) await new Promise((done) => setTimeout(done, 20));
  expect(await holds()).toBe(true);
}

async function opsPage(gateway: FastifyInstance): Promise<string> {
  const login = await gateway.inject({
    method: 'POST',
    url: '/ops/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ who: '张三', token: opsToken }).toString(),
  });
  const [cookie = ''] = String(login.headers['set-cookie']).split(';');
  return (await gateway.inject({ url: '/ops/', headers: { cookie } })).body;
}

test('gateways let a canary grow once a step, and the log has the figures of each', async () => {
  const [one, other] = [start(), start()];
  await ramp();
  await loads(one);
  await loads(other);
  await until(async () => (await suite.registry()).apps['remote-a']?.live.version === '2.0.0');
  const lines = (await history(suite.store)).filter(({ who }) => who === 'gateway');
  expect(lines.map(({ what }) => what)).toEqual([
    'canary remote-a 2.0.0 promoted',
    'canary remote-a 2.0.0 to 25 %',
  ]);
  for (const { why } of lines) expect(why).toBe('自动放大：灰度失败 0 / 3，线上失败 0 / 0');
});

test('a ramp without visitors waits, and the ops page says so', async () => {
  const gateway = start();
  await ramp();
  await until(async () => (await opsPage(gateway)).includes('本步已有 0 次灰度加载，不到 3 次'));
  expect((await canaryNow())?.below).toBe(500);
});

test('a gateway without the key of a signed store says at the beginning that it cannot', async () => {
  await createKey({ store: suite.store, out: join(await temporaryFolder(), 'key.pem') }).then(({ file }) => {
    process.env.RELEASE_KEY = file;
  });
  await ramp();
  delete process.env.RELEASE_KEY;
  const gateway = start();
  await until(async () => /网关不能自动放大：[\s\S]*私钥/.test(await opsPage(gateway)));
  await loads(gateway);
  expect((await canaryNow())?.below).toBe(500);
});

test('while the store can only be read nothing moves, and the ramp goes on afterwards', async () => {
  await ramp();
  const replace = jest.spyOn(suite.store, 'replace').mockRejectedValue(new Error('read only'));
  const gateway = start();
  await loads(gateway);
  await until(async () => (await opsPage(gateway)).includes('网关不能自动放大'));
  expect((await canaryNow())?.below).toBe(500);
  replace.mockRestore();
  await until(async () => (await suite.registry()).apps['remote-a']?.live.version === '2.0.0');
});
