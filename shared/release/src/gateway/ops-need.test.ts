import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publish, publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import { reportFrom } from './testing/report';

const opsToken = 'sixteen letters or more';
let store: LocalStore;
let gateway: FastifyInstance;
let cookie: string;

beforeEach(async () => {
  store = new LocalStore(join(await temporaryFolder(), 'store'));
  await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf('remote-a', '2.0.0')] });
  gateway = createGateway({ store, opsToken });
  const { headers } = await gateway.inject({
    method: 'POST',
    url: '/ops/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ who: '张三', token: opsToken }).toString(),
  });
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterEach(() => gateway.close());

const open = async (url: string) => (await gateway.inject({ url, headers: { cookie } })).body;
const fail = (version: string, canary: boolean, times: number) =>
  gateway.inject({
    method: 'POST',
    url: '/events',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({
      events: Array(times).fill({ app: 'remote-a', version, canary, kind: 'error', code: 'render' }),
    }),
  });

test('a canary that fails comes first, and stopping it is the button that stands out', async () => {
  await publish({ store, dist: await distOf('remote-a', '3.0.0'), canary: 5 });
  expect(await open('/ops/')).toMatch(/class="button main" href="[^"]*\/promote"/);
  await fail('3.0.0', true, 2);
  const body = await open('/ops/');
  expect(body.indexOf('<h2>remote-a')).toBeLessThan(body.indexOf('<h2>host'));
  expect(body).toMatch(
    /class="button danger" href="[^"]*\/stop"[\s\S]*class="button " href="[^"]*\/promote"/,
  );
});

const failureFrom = (address: string) =>
  reportFrom(gateway, address, [
    { app: 'remote-a', version: '3.0.0', canary: true, kind: 'error', code: 'render' },
  ]);

test('a canary that fails from too few addresses goes on, and the pages say why', async () => {
  await publish({ store, dist: await distOf('remote-a', '3.0.0'), canary: 5 });
  expect(await open('/ops/')).not.toContain('没有自动停止');
  for (const phone of [1, 1, 2]) await failureFrom(`192.0.2.${phone}`);
  const words = /没有自动停止：计入判断的失败来自 2 个地址，要有 3\s+个。确认有问题，请停止灰度。/;
  expect(await open('/ops/')).toMatch(words);
  expect(await open('/ops/apps/remote-a')).toMatch(words);
  await failureFrom('192.0.2.3');
  expect(await open('/ops/')).not.toContain('没有自动停止');
});

test('a live version that fails is marked, and has the reasons of its own loads only', async () => {
  await fail('2.0.0', true, 2);
  await fail('2.0.0', false, 5);
  expect(await open('/ops/')).toContain('class="bad">失败率 100.00%（5 次加载，失败 5 次）');
  const body = await open('/ops/apps/remote-a');
  expect(body).toMatch(/失败原因：render 5 次\s*</);
  expect(body.indexOf('最近的报错')).toBeLessThan(body.indexOf('变更记录</h2>'));
});

test('the list shows the last change', async () => {
  await publish({ store, dist: await distOf('remote-a', '3.0.0'), why: '新功能' });
  expect(await open('/ops/')).toMatch(/最近一次变更<\/h2>[\s\S]*发布 remote-a 3\.0\.0[\s\S]*新功能/);
});

test('a page that answers a form is refreshed from the page of its app', async () => {
  expect(await open('/ops/apps/remote-a/rollback?to=9.9.9')).toContain('data-fresh="/ops/apps/remote-a"');
  expect(await open('/ops/script.js')).toContain("getAttribute('data-fresh')");
});
