import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './create-gateway';
import type { GatewayOptions } from './gateway-options';
import { publish, publishAll } from '../publish/publish';
import { history } from '../registry/audit';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';

const opsToken = 'sixteen letters or more';
let store: LocalStore;
let gateway: FastifyInstance;
let cookie: string;

const start = (over: Partial<GatewayOptions> = {}) => (gateway = createGateway({ store, opsToken, ...over }));
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { cookie, ...headers } });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  gateway.inject({
    method: 'POST',
    url,
    payload: form(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
  });
const logIn = async (who = '张三', token = opsToken) => post('/ops/login', { who, token });
const hidden = (body: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(body)?.[1] ?? '';
const publishNext = async (version: string, canary?: number) =>
  publish({ store, dist: await distOf('remote-a', version), canary, who: '李四', why: '新功能' });
const liveVersion = async () => (await currentRegistry(store))?.registry.apps['remote-a']?.live.version;

async function confirmAndSend(act: string, query: string, over: Record<string, string> = {}) {
  const { body } = await get(`/ops/apps/remote-a/${act}${query}`);
  const fields = { form: hidden(body, 'form'), from: hidden(body, 'from'), to: hidden(body, 'to') };
  return post(`/ops/apps/remote-a/${act}`, { ...fields, why: '学员打不开考试', ...over });
}

beforeEach(async () => {
  store = new LocalStore(join(await temporaryFolder(), 'store'));
  cookie = '';
  const dists = [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')];
  await publishAll({ store, dists, who: '王五', why: '上线' });
  await publishNext('2.0.0');
  start();
  cookie = String((await logIn()).headers['set-cookie']).split(';')[0] ?? '';
});
afterEach(() => gateway.close());

describe('the way in', () => {
  const pages = ['/ops/', '/ops/history', '/ops/apps/remote-a', '/ops/apps/remote-a/rollback?to=1.0.0'];

  test.each(pages)('%s asks a stranger to log in, without any data', async (url) => {
    const answer = await get(url, { cookie: '' });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('登录发布台');
    expect(answer.body).not.toMatch(/2\.0\.0|remote-a|王五/);
  });

  test.each(pages)('%s is never kept, never framed and runs no inline script', async (url) => {
    const { headers, body } = await get(url);
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
  });

  test('a wrong token, and a name that is missing, are told', async () => {
    const wrong = await logIn('张三', 'wrong');
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    expect(wrong.body).toMatch(/role="alert">口令不对/);
    expect(wrong.body).toContain('value="张三"');
    expect((await logIn(' ')).body).toMatch(/role="alert">请填写姓名/);
  });

  test('guessing is slow', async () => {
    start({ limits: { opsWrites: 5 } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await logIn('a', `guess ${i}`)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await logIn()).statusCode).toBe(429);
    expect((await get('/ops/')).statusCode).toBe(200);
  });

  test('over https the cookie is for https', async () => {
    start({ trustProxy: true });
    const answer = await post(
      '/ops/login',
      { who: 'a', token: opsToken },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
    );
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('logging out ends it', async () => {
    const answer = await post('/ops/logout', { form: hidden((await get('/ops/')).body, 'form') });
    expect(answer.headers['set-cookie']).toMatch(/^suite_ops=; .*Max-Age=0/);
  });

  test('a token that could be guessed is refused at once, and without one there is no ops page', async () => {
    expect(() => createGateway({ store, opsToken: 'short' })).toThrow('at least 16 characters');
    start({ opsToken: undefined });
    expect((await get('/ops/')).statusCode).toBe(404);
  });
});

describe('what is seen', () => {
  test('each app with its version, since when and by whom', async () => {
    const { body } = await get('/ops/');
    expect(body).toMatch(/<h2>remote-a<\/h2>\s*<p class="version">2\.0\.0<\/p>[\s\S]*? · 李四/);
    expect(body).toMatch(/<h2>host<\/h2>\s*<p class="version">1\.0\.0<\/p>[\s\S]*? · 王五/);
    expect(body).toContain('第 2 版');
  });

  test('a canary with its part of the visitors and both error rates', async () => {
    await publishNext('3.0.0', 5);
    const event = (canary: boolean, version: string, kind: string, code?: string) => ({
      app: 'remote-a',
      version,
      canary,
      kind,
      code,
    });
    const events = [
      ...Array.from({ length: 9 }, () => event(false, '2.0.0', 'load')),
      ...Array.from({ length: 3 }, () => event(true, '3.0.0', 'load')),
      event(true, '3.0.0', 'error', 'timeout'),
    ];
    const said = await gateway.inject({
      method: 'POST',
      url: '/events',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ events }),
    });
    expect(said.statusCode).toBe(204);
    const { body } = await get('/ops/');
    expect(body).toMatch(/灰度 5%<\/span>\s*<strong>3\.0\.0/);
    expect(body).toContain('失败率 25.00%（4 次加载，失败 1 次）');
    expect(body).toContain('失败率 0.00%（9 次加载，失败 0 次）');
    expect(body).toContain('失败原因：timeout 1 次');
  });

  test('every change, with who, when and why', async () => {
    const { body } = await get('/ops/history');
    expect(body.match(/<li>/g)).toHaveLength(2);
    expect(body).toMatch(/2\.0\.0[\s\S]*新功能[\s\S]*<time datetime="[^"]+">[\s\S]*李四/);
  });

  test('the changes of an app are its own', async () => {
    expect((await get('/ops/apps/host')).body).not.toContain('新功能');
    expect((await get('/ops/apps/remote-a')).body).toContain('新功能');
  });

  test('what people wrote is shown as they wrote it, and never runs', async () => {
    await publish({ store, dist: await distOf('remote-a', '4.0.0'), who: '<b>x', why: '<script>1</script>' });
    for (const url of ['/ops/', '/ops/history', '/ops/apps/remote-a']) {
      const { body } = await get(url);
      expect(body).toContain('&lt;b&gt;x');
      expect(body).not.toMatch(/<script>|<b>x/);
    }
  });

  test('an app that is not there', async () => {
    const answer = await get('/ops/apps/remote-z');
    expect([answer.statusCode, answer.body.includes('没有这个应用')]).toEqual([404, true]);
  });

  test('an empty store, and one that cannot be read', async () => {
    const empty = new LocalStore(await temporaryFolder());
    start({ store: empty });
    expect((await get('/ops/')).body).toContain('还没有发布过任何应用');
    empty.read = () => Promise.reject(new Error('secret path'));
    for (const url of ['/ops/', '/ops/history', '/ops/apps/host']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toMatch(/存储暂时无法访问[\s\S]*学员看到的版本不受影响/);
      expect(answer.body).not.toContain('secret');
    }
  });

  test.each([
    ['/ops/style.css', 'text/css; charset=utf-8'],
    ['/ops/script.js', 'text/javascript; charset=utf-8'],
  ])('%s needs no session', async (url, type) => {
    const answer = await get(url, { cookie: '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  });
});

describe('a rollback', () => {
  test('is confirmed, has a reason, takes effect and is in the log', async () => {
    const asked = await get('/ops/apps/remote-a/rollback?to=1.0.0');
    expect(asked.body).toMatch(/线上版本<\/dt>\s*<dd>2\.0\.0[\s\S]*回滚到<\/dt>\s*<dd>1\.0\.0/);
    expect(await liveVersion()).toBe('2.0.0');

    const answer = await confirmAndSend('rollback', '?to=1.0.0');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ops/apps/remote-a?done=rollback']);
    expect(await liveVersion()).toBe('1.0.0');
    expect((await history(store))[0]).toMatchObject({
      who: '张三',
      why: '学员打不开考试',
      apps: ['remote-a'],
    });
    expect((await get('/ops/apps/remote-a?done=rollback')).body).toMatch(/role="status">已回滚/);
    expect((await gateway.inject('/registry.json')).json()).toMatchObject({
      apps: { 'remote-a': { live: { version: '1.0.0' } } },
    });
  });

  test.each([
    ['without a reason', { why: '  ' }, {}, 400],
    ['without the token of the form', { form: '' }, {}, 401],
    ['from another site', {}, { origin: 'https://evil.example' }, 401],
    ['sent by another site', {}, { 'sec-fetch-site': 'cross-site' }, 401],
    ['to a version that was not offered', { to: '9.9.9' }, {}, 409],
    ['seen when another version was live', { from: '1.5.0' }, {}, 409],
  ])('%s is refused, and the live version stays', async (_, fields, headers, status) => {
    const { body } = await get('/ops/apps/remote-a/rollback?to=1.0.0');
    const good = { form: hidden(body, 'form'), from: '2.0.0', to: '1.0.0', why: 'x' };
    const answer = await post(
      '/ops/apps/remote-a/rollback',
      { ...good, ...fields },
      headers as Record<string, string>,
    );
    expect(answer.statusCode).toBe(status);
    expect(await liveVersion()).toBe('2.0.0');
  });

  test('that fails says why, and the page is still there', async () => {
    store.replace = () => Promise.reject(new Error('disk'));
    const answer = await confirmAndSend('rollback', '?to=1.0.0');
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toMatch(/role="alert">没有成功：[\s\S]*2\.0\.0/);
    expect(answer.body).not.toContain('disk');
  });

  test('done, the bad version is not offered again', async () => {
    await confirmAndSend('rollback', '?to=1.0.0');
    const { body } = await get('/ops/apps/remote-a');
    expect(body).toContain('没有可以回滚到的版本');
  });
});

describe('a canary', () => {
  beforeEach(async () => void (await publishNext('3.0.0', 5)));

  test('is let grow, kept at its share and let go on', async () => {
    const canaryNow = async () => (await currentRegistry(store))?.registry.apps['remote-a']?.canary;
    const wrong = await confirmAndSend('ramp', '', { steps: '5,1', every: '10m' });
    expect([wrong.statusCode, wrong.body.includes('写出递增的百分比')]).toEqual([409, true]);
    expect((await confirmAndSend('ramp', '', { steps: '5,10', every: 'soon' })).statusCode).toBe(409);
    expect((await confirmAndSend('ramp', '', { steps: '1，5，25，100', every: '10m' })).statusCode).toBe(303);
    expect(await canaryNow()).toMatchObject({ below: 500, ramp: { to: [2500, 10_000], every: 600_000 } });
    expect((await get('/ops/apps/remote-a')).body).toMatch(/自动放大：接下来 25% → 100%，每步至少 10m/);
    expect((await get('/ops/apps/remote-a/resume')).statusCode).toBe(409);
    expect((await confirmAndSend('pause', '')).statusCode).toBe(303);
    expect((await get('/ops/')).body).toMatch(/已暂停，看过失败率之后再继续或停止[\s\S]*继续放大/);
    expect((await confirmAndSend('resume', '')).statusCode).toBe(303);
    expect((await canaryNow())?.ramp?.paused).toBeUndefined();
    expect((await history(store, 3)).map(({ why }) => why)).toEqual(Array(3).fill('学员打不开考试'));
  });

  test.each([
    ['promote', '3.0.0', undefined],
    ['stop', '2.0.0', undefined],
  ])('%s leads to %s for everybody', async (act, version, canary) => {
    const answer = await confirmAndSend(act, '');
    expect(answer.statusCode).toBe(303);
    const app = (await currentRegistry(store))?.registry.apps['remote-a'];
    expect([app?.live.version, app?.canary]).toEqual([version, canary]);
    expect((await history(store))[0]).toMatchObject({ who: '张三', why: '学员打不开考试' });
    const again = await get(`/ops/apps/remote-a/${act}`);
    expect([again.statusCode, again.body.includes('线上状态已经变化')]).toEqual([409, true]);
  });
});
