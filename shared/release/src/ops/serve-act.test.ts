import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../gateway/create-gateway';
import { liveSuite, type Suite } from '../testing/suite';

const token = 'sixteen letters or more';
let suite: Suite;
let gateway: FastifyInstance;

beforeEach(async () => {
  suite = await liveSuite();
  await suite.put('remote-a', '1.1.0');
  gateway = createGateway({ store: suite.store, opsToken: token, canary: { every: 0 } });
});
afterEach(() => gateway.close());

const post = (url: string, fields: Record<string, string>, cookie = '') =>
  gateway.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  });

test('a change that was made is told as made, also if the document could not be renewed', async () => {
  const { headers } = await post('/ops/login', { who: '张三', token });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const url = '/ops/apps/remote-a/rollback';
  const { body: asked } = await gateway.inject({ url: `${url}?to=1.0.0`, headers: { cookie } });
  const [, form = ''] = /name="form"\s+value="([^"]*)"/.exec(asked) ?? [];
  await writeFile(join(suite.root, 'releases/host/1.0.0/main.css'), 'cut off');

  const answer = await post(url, { form, from: '1.1.0', to: '1.0.0', why: '打不开考试' }, cookie);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/role="alert">改动已经生效，但首页没能更新[\s\S]*没有可以回滚到的版本/);
  expect(answer.body).not.toContain('没有成功');
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.0.0');
});

test('a form that is sent after the session has ended says that nothing was done', async () => {
  const answer = await post('/ops/apps/remote-a/rollback', { from: '1.1.0', to: '1.0.0', why: '打不开考试' });
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toMatch(/role="alert">登录已失效，刚才的操作没有执行/);
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.1.0');
});

test.each(['/ops/login', '/ops/logout'])(
  'opened again by its address, %s leads to the pages',
  async (url) => {
    const { statusCode, headers } = await gateway.inject(url);
    expect([statusCode, headers.location]).toEqual([303, '/ops/']);
  },
);

test('steps of a ramp may be entered with signs of percent and a comma at the end', async () => {
  await suite.put('remote-a', '1.2.0', { canary: 1 });
  const { headers } = await post('/ops/login', { who: '张三', token });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const url = '/ops/apps/remote-a/ramp';
  const { body: asked } = await gateway.inject({ url, headers: { cookie } });
  const [, form = ''] = /name="form"\s+value="([^"]*)"/.exec(asked) ?? [];
  const fields = { form, from: '1.1.0', to: '1.2.0', why: '逐步放大', every: '10m' };
  expect((await post(url, { ...fields, steps: '1%，5%、100%，' }, cookie)).statusCode).toBe(303);
  expect((await suite.registry()).apps['remote-a']?.canary?.ramp?.to).toEqual([500, 10_000]);
});
