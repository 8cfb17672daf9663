import type { FastifyInstance } from 'fastify';
import { stopCanary } from '../publish/canary';
import { setFreeze } from '../publish/freeze';
import { history } from '../repository/history';
import { LocalStore } from '../store/local-store';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { acts } from './pages';
import { confirm, login, post, startOps } from './testing';

let suite: LiveSuite;
let gateway: FastifyInstance;

beforeEach(async () => {
  suite = await liveSuite();
  await suite.put('remote-a', '2.0.0', { who: '李四', why: '新功能' });
  gateway = await startOps(suite.store);
});
afterEach(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { ...login, ...headers } });

const act = (path: string, to: string, over?: Record<string, string>) =>
  confirm(gateway, `/ops/apps/remote-a/${path}?to=${to}`, over);
const last = async () => (await history(suite.store, 1))[0];
const done = (change: object) => ({ who: '张三', why: '学员打不开考试', change });

test.each(['', 'history', 'flags', 'apps/remote-a', 'apps/remote-a/rollback?to=1.0.0'])(
  '/ops/%s asks a stranger to log in, is never kept or framed, and has no inline script',
  async (path) => {
    const stranger = await gateway.inject(`/ops/${path}`);
    expect([stranger.statusCode, stranger.body.includes('请用姓名和密码登录')]).toEqual([401, true]);
    expect(stranger.body).not.toMatch(/2\.0\.0|remote-a|李四/);
    const { headers, body, statusCode } = await get(`/ops/${path}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
    // What it names is there without a password.
    for (const [, address = ''] of body.matchAll(/(?:src|href)="(\/ops\/\w+\.\w+)"/g))
      expect((await gateway.inject(address)).headers['content-type']).toMatch(/^text\/(?:css|javascript); /);
    expect(body).toMatch(/style\.css[^]*script\.js/);
  },
);

test('every app and change is shown, with who, when and why, and those of an app are its own', async () => {
  const { body } = await get('/ops/');
  expect(body).toMatch(/最近一次变更[\s\S]*发布 remote-a 2\.0\.0[\s\S]*<h2>host/);
  expect(body).toMatch(/<h2>remote-a<\/h2>\s*<p class="version">2\.0\.0<\/p>[\s\S]*? · 李四/);
  const all = (await get('/ops/history')).body;
  expect(all.match(/<li>/g)).toHaveLength(2);
  expect(all).toMatch(/发布 remote-a 2\.0\.0[\s\S]*新功能[\s\S]*<time datetime="[^"]+">[\s\S]*李四/);
  expect((await get('/ops/apps/host')).body).not.toContain('新功能');
});

test('what people wrote is shown as they wrote it, and never runs', async () => {
  await suite.put('remote-a', '2.1.0', { who: `<b a="1" b='2'>`, why: '<script>1 && 2</script>' });
  for (const url of ['/ops/', '/ops/history', '/ops/apps/remote-a']) {
    const { body } = await get(url);
    expect(body).toContain('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;');
    expect(body).toContain('&lt;script&gt;1 &amp;&amp; 2');
    expect(body).not.toMatch(/<script>|<b a/);
  }
});

test('an app that is not there, and a suite that is empty', async () => {
  const answer = await get('/ops/apps/remote-z');
  expect([answer.statusCode, answer.body.includes('没有这个应用')]).toEqual([404, true]);
  expect(answer.body).toContain('href="/ops/"');
  await gateway.close();
  gateway = await startOps(new LocalStore(await temporaryFolder()));
  expect((await get('/ops/')).body).toContain('还没有发布过任何应用');
});

test('who comes through a proxy that the gateway was not told of is warned', async () => {
  expect((await get('/ops/', { 'x-forwarded-for': '198.51.100.7' })).body).toContain('没有加 --trust-proxy');
  expect((await get('/ops/')).body).not.toContain('--trust-proxy');
});

test('attack 15: while the store is away nothing is shown or done, and the page says why', async () => {
  jest.spyOn(suite.store, 'read').mockRejectedValue(new Error('secret path'));
  for (const answer of [await get('/ops/'), await act('rollback', '1.0.0')]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toMatch(/存储暂时无法访问[\s\S]*恢复之前什么也看不到/);
    expect(answer.body).not.toMatch(/2\.0\.0|secret/);
  }
  jest.restoreAllMocks();
});

describe('a rollback', () => {
  test('is confirmed, has a reason, and is done by who has logged in', async () => {
    expect((await get('/ops/apps/remote-a')).body).toContain('/ops/apps/remote-a/rollback?to=1.0.0');
    const asked = await get('/ops/apps/remote-a/rollback?to=1.0.0');
    expect(asked.body).toMatch(/线上版本<\/span> 2\.0\.0[\s\S]*回滚<\/span> 1\.0\.0/);
    const answer = await act('rollback', '1.0.0', { who: '李四' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ops/apps/remote-a?done=rollback']);
    expect(await last()).toMatchObject(
      done({ kind: 'rollback', app: 'remote-a', from: '2.0.0', to: '1.0.0' }),
    );
    expect((await get('/ops/apps/remote-a?done=rollback')).body).toMatch(/role="status">回滚：已完成/);
  });

  test.each([
    ['without a reason', { why: '  ' }, 400],
    ['to a version that was not offered', { to: '9.9.9' }, 409],
    ['seen when another version was live', { from: '1.5.0' }, 409],
  ])('%s is refused', async (_, fields, status) => {
    expect((await act('rollback', '1.0.0', fields)).statusCode).toBe(status);
    expect(await last()).toMatchObject({ who: '李四' });
  });

  test('that fails says why, and the page is still there', async () => {
    jest.spyOn(suite.store, 'replace').mockRejectedValue(new Error('secret path'));
    const answer = await act('rollback', '1.0.0');
    jest.restoreAllMocks();
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([409, false]);
    expect(answer.body).toMatch(/role="alert">没有成功：存储暂时无法访问[\s\S]*2\.0\.0/);
  });

  test('is not offered where there is nothing to go back to', async () => {
    expect((await get('/ops/apps/host')).body).toContain('没有可以回滚到的版本');
  });
});

describe('a canary', () => {
  const about = { app: 'remote-a', version: '3.0.0' };
  const of = () => ({ store: suite.store, app: 'remote-a' });
  beforeEach(() => suite.put('remote-a', '3.0.0', { canary: 5 }));

  test.each(['promote', 'stop'])('%s is done by who has logged in, and once', async (path) => {
    const { body } = await get(`/ops/apps/remote-a/${path}?to=3.0.0`);
    expect(body).toMatch(/灰度<\/span> 3\.0\.0（目前 5%）/);
    expect((await act(path, '3.0.0')).statusCode).toBe(303);
    expect(await last()).toMatchObject(done({ kind: path, ...about }));
    const again = await get(`/ops/apps/remote-a/${path}?to=3.0.0`);
    expect([again.statusCode, again.body.includes('线上状态已经变化')]).toEqual([409, true]);
  });

  test.each(['promote', 'stop'])(
    'that was replaced on the way: %s changes nothing of the next one',
    async (path) => {
      await stopCanary(of());
      await suite.put('remote-a', '4.0.0', { canary: 5 });
      const { revision } = await suite.registry();
      const found = acts.find((one) => one.path === path)!;
      const tried = found.run({ ...of(), to: '3.0.0', version: '3.0.0', who: '张三', why: 'late' });
      if (path === 'stop') {
        expect(await tried).toMatchObject({ changed: false });
        jest.spyOn(found, 'run').mockResolvedValueOnce({ changed: false });
        expect((await act(path, '4.0.0')).body).toContain('线上状态已经变化');
      } else expect(await refusalOf(tried)).toMatchObject({ code: 'VERSION_OVERTAKEN' });
      expect((await suite.registry()).revision).toBe(revision);
    },
  );

  test('is not promoted while releases are frozen, and the page says why; stopping and rolling back go on', async () => {
    const form = async () => (await get('/ops/apps/remote-a/promote?to=3.0.0')).body;
    const to = '2099-01-01T01:00:00.000Z';
    const freeze = (from: string) =>
      setFreeze({ store: suite.store, from, to, why: '期末考试', who: '李四' });
    await freeze('2098-12-31T00:00:00.000Z');
    expect(await form()).toContain('确认全量发布');
    await freeze('2026-01-01T00:00:00.000Z');
    expect((await get('/ops/apps/remote-a')).body).toContain('发布已冻结');
    expect(await form()).toMatch(/发布已冻结<\/strong>：期末考试[^]*--promote --despite-freeze/);
    expect(await form()).not.toContain('确认');
    // A form that was opened before the freeze began.
    const fields = { from: '2.0.0', to: '3.0.0', why: '修好了' };
    const answer = await post(gateway, '/ops/apps/remote-a/promote', fields, login);
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      expect.stringMatching(
        /role="alert">没有成功：2026-01-01 08:00 至 2099-01-01 09:00[^]*期末考试（李四 设置）/,
      ),
    ]);
    expect(await last()).toMatchObject({ change: { kind: 'freeze' } });
    expect((await act('stop', '3.0.0')).statusCode).toBe(303);
    expect((await act('rollback', '1.0.0')).statusCode).toBe(303);
    expect(await last()).toMatchObject({ change: { kind: 'rollback' } });
  });
});
