import { getMangeUserInfo } from '@suite/api';
import { startUpstream } from '../testing/upstream';
import { worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';

const html = '<!doctype html><html><head><title>应用</title></head><body></body></html>';
const policy = "script-src 'self'; frame-ancestors 'none'";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let under: WorldUnderTest;
beforeAll(async () => {
  upstream = await startUpstream((request, response) => {
    if (request.url === '/releases/big.js') {
      response.setHeader('cache-control', 'public, immutable');
      response.setHeader('etag', '"1"');
      response.end('x'.repeat(300_000));
    } else if (/^\/(\?|$)/.test(request.url ?? '')) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', policy);
      response.setHeader('etag', '"2"');
      response.end(html);
    } else if (request.url === '/events') {
      response.end();
    } else {
      response.statusCode = 404;
      response.end('未找到');
    }
  });
  under = await worldUnderTest({ port: 0, gateway: upstream.address });
});
afterAll(async () => {
  await under.close();
  upstream.close();
});

const get = (path: string, init?: RequestInit) =>
  fetch(`${under.address}${path}`, { redirect: 'manual', ...init });

test.each(['messenger', 'browser', 'desktop'])(
  'the document in %s carries its script first',
  async (context) => {
    const answer = await get(`/phone/${context}/?a=%E4%B8%AD`);
    expect(await answer.text()).toBe(
      html.replace('<head>', `<head><script src="/phone/bridge/${context}.js"></script>`),
    );
    expect(upstream.seen.at(-1)?.url).toBe('/?a=%E4%B8%AD');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    // A gateway lets scripts come from the host that visitors ask, so it has to know it.
    const host = new URL(under.address).host;
    expect(upstream.seen.at(-1)?.headers.host).toBe(host);
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${host}/phone/bridge/${context}.js;`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.getSetCookie()).toContain(`world_context=${context}; Path=/; SameSite=Lax`);
  },
);

test('the app shell names itself in the address', async () => {
  expect((await get('/phone/app/')).headers.get('location')).toBe('/phone/app/?platform=app');
  expect((await get('/phone/app/?x=1')).headers.get('location')).toBe('/phone/app/?x=1&platform=app');
  expect((await get('/phone/app/?platform=app')).status).toBe(200);
});

test('another context is not there', async () => {
  expect((await get('/phone/fridge/')).status).toBe(404);
});

test.each(['/releases/big.js', '/phone/messenger/releases/big.js'])(
  '%s comes from the gateway unchanged',
  async (path) => {
    const answer = await get(path, { headers: { 'if-none-match': '"0"', 'accept-encoding': 'br' } });
    expect([answer.status, (await answer.text()).length]).toEqual([200, 300_000]);
    expect(answer.headers.get('cache-control')).toBe('public, immutable');
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(upstream.seen.at(-1)?.url).toBe('/releases/big.js');
    expect(upstream.seen.at(-1)?.headers).toMatchObject({ 'if-none-match': '"0"', 'accept-encoding': 'br' });
  },
);

test('what the gateway does not have is a 404 here too', async () => {
  expect((await get('/nothing')).status).toBe(404);
  expect((await get('/nothing', { method: 'POST' })).status).toBe(405);
});

test('a gateway that is not there is said in words', async () => {
  const alone = await worldUnderTest();
  for (const gateway of [undefined, 'http://127.0.0.1:1']) {
    if (gateway) alone.connect(gateway);
    for (const url of ['/phone/messenger/', '/releases/x.js']) {
      const answer = await alone.app.inject(url);
      expect([answer.statusCode, answer.body.includes('应用还没有启动')]).toEqual([502, true]);
    }
  }
  await alone.close();
});

test.each(['messenger', 'browser', 'desktop', 'app'])(
  'the script of %s is one of plain syntax',
  async (context) => {
    const answer = await get(`/phone/bridge/${context}.js`);
    const code = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(code).toContain('userAgent');
    expect(() => new Function(code)).not.toThrow();
    expect(code.includes('WeixinJSBridge')).toBe(context === 'messenger' || context === 'desktop');
  },
);

describe('/go', () => {
  const open = async (path: string, cookie = '') => {
    const answer = await get(path, { headers: { cookie } });
    const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
    return { status: answer.status, body: await answer.text(), cookies };
  };

  test('makes the browser a person’s phone, signed in to both products', async () => {
    const { body, cookies } = await open('/go/premium/messenger?to=/video%3Fid%3D1');
    const cookie = cookies.find((text) => text?.startsWith('class_token='));
    const token = cookie?.slice('class_token='.length) ?? '';
    const [, manageToken = ''] = /'Authorization', "([^"]+)"/.exec(body) ?? [];
    expect(cookies).toEqual(
      expect.arrayContaining(['world_person=premium', 'world_context=messenger', 'class_visit=']),
    );
    expect(body).toContain('location.replace("/phone/messenger/#/video?id=1")');
    const answer = await under.wrong({ method: 'GET', path: '/user/info' }, undefined, { token });
    expect(answer.data).toMatchObject({ nickname: '景行' });
    const manager = await under.data(getMangeUserInfo, undefined, { token: manageToken });
    expect(manager.mid).toBeGreaterThan(0);
  });

  test('or not signed in to both products', async () => {
    for (const path of ['/go/premium/browser?signed=0', '/go/new-visitor/messenger']) {
      const { body, cookies } = await open(path);
      expect(cookies).toContain('class_token=');
      expect(body).toContain("localStorage.removeItem('Authorization')");
    }
  });

  test('another person’s phone is emptied first, the same one is kept', async () => {
    const same = 'world_person=premium; world_context=app';
    expect((await open('/go/premium/app', same)).body).not.toContain('sessionStorage.clear');
    expect((await open('/go/premium/app?fresh=1', same)).body).toContain('sessionStorage.clear');
    expect((await open('/go/bound/app', same)).body).toContain('sessionStorage.clear');
  });

  test('no address breaks out of the page', async () => {
    const { body } = await open(`/go/premium/app?to=${encodeURIComponent('/</script><script>alert(1)')}`);
    expect(body.match(/<\/script>/g)).toHaveLength(1);
  });

  test.each(['/go/nobody/app', '/go/premium/fridge', '/go/premium/app?to=video', '/go/premium/app?signed=2'])(
    '%s leads nowhere',
    async (path) => {
      expect(await open(path)).toMatchObject({ status: 400, cookies: [] });
    },
  );
});

test('load events of pages are passed on with their body', async () => {
  const body = '{"events":[{"app":"host"}]}';
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const { status } = await get('/events', { method: 'POST', body, headers });
  expect(status).toBe(200);
  const passed = upstream.seen.at(-1);
  expect(passed?.method).toBe('POST');
  expect(passed?.headers['content-length']).toBe(String(body.length));
});
