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
