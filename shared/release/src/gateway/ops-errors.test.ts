import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publishAll } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';

const opsToken = 'sixteen letters or more';
let gateway: FastifyInstance;

beforeEach(async () => {
  const store = new LocalStore(join(await temporaryFolder(), 'store'));
  await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf('remote-a', '2.0.0')] });
  gateway = createGateway({ store, opsToken });
});
afterEach(() => gateway.close());

async function opsPages(): Promise<(url: string) => Promise<string>> {
  const { headers } = await gateway.inject({
    method: 'POST',
    url: '/ops/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ who: '张三', token: opsToken }).toString(),
  });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return async (url) => (await gateway.inject({ url, headers: { cookie } })).body;
}

const tell = (...events: object[]) =>
  gateway.inject({
    method: 'POST',
    url: '/events',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ events }),
  });

test('ops see the errors that pages told of: app, version, page and code, with counts', async () => {
  const event = { app: 'remote-a', version: '2.0.0', canary: false, page: 'Premotea' };
  const told = await tell(
    { ...event, kind: 'error', code: 'missing' },
    { ...event, kind: 'fault', code: 'type-error' },
    { ...event, kind: 'fault', code: 'type-error' },
    { ...event, kind: 'fault', code: 'constructor', page: 'Zhangsan' },
    { ...event, kind: 'load' },
  );
  expect(told.statusCode).toBe(204);
  const open = await opsPages();
  for (const url of ['/ops/', '/ops/apps/remote-a']) {
    const body = await open(url);
    const [, after = ''] = body.split('最近的报错');
    const [list = ''] = after.replace(/\s+/g, ' ').split('变更记录');
    expect(list).toContain('missing</strong>，文件没有取到，或被改动， <span class="bad">1 次');
    expect(list).toMatch(
      /type-error<\/strong>， <span class="bad">2 次<\/span> .*?>remote-a 2\.0\.0 · Premotea</,
    );
    expect(list.match(/<li>/g)).toHaveLength(3);
    // A page that no app has could be anything, also a name of somebody.
    expect(list).not.toContain('Zhangsan');
    // Faults of a release that runs are no failed loads.
    expect(body).toContain('失败率 50.00%（2 次加载，失败 1 次）');
  }
  expect(await open('/ops/apps/host')).toContain('近 24 小时没有收到报错');
});
